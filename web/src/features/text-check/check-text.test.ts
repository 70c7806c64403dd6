import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { listAvoided, describeTouches, type Avoided } from './avoided-in-text.ts';
import { checkText } from './check-text.ts';
import { describeOutcome } from './describe-outcome.ts';
import { shownLength } from './text-check.ts';

const check = (ingredients: string, name = '') => checkText({ ingredients, name, avoided: [] });
const outcome = (ingredients: string, name = '') =>
  describeOutcome(check(ingredients, name), ingredients.trim() !== '', []);
const marked = (text: string) =>
  check(text).marks.ingredients.map(({ start, end, contains, mayContain }) => [
    text.slice(start, end),
    contains.join(),
    mayContain.join(),
  ]);
const allergen = (id: AllergenId): Avoided => ({
  key: `allergen:${id}`,
  avoidance: { kind: 'allergen', allergen: id, strictness: 'ask' },
});

describe('checking a text', () => {
  it('marks the very words, also behind emoji, in brackets and right to left', () => {
    expect(marked('🥗 salad (ghee), zorg')).toContainEqual(['ghee', 'milk', '']);
    expect(marked('שלום, butter، مرحبا')).toContainEqual(['butter', 'milk', '']);
    expect(marked('butter. May contain peanuts, butter')).toEqual([
      ['butter', 'milk', ''],
      ['peanuts', '', 'peanuts'],
      ['butter', '', 'milk'],
    ]);
    expect(marked('salt, natural flavor')).toContainEqual(['natural flavor', '', '']);
  });

  it('has marks in order that never overlap', () => {
    const { ingredients } = check(
      'Peanut butter cups (milk chocolate, soy lecithin), almond milk, house sauce'.repeat(9),
    ).marks;
    for (const [index, { start, end }] of ingredients.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(ingredients[index - 1]?.end ?? 0);
    }
    expect(ingredients.length).toBeGreaterThan(9);
  });

  it('groups members under what they belong to', () => {
    const { contains } = check('walnuts, shrimp, oysters');
    expect(contains.map(({ allergen: id, members }) => [id, members])).toEqual([
      ['crustacean-shellfish', ['shrimp']],
      ['tree-nuts', ['walnut']],
      ['molluscs', ['oyster']],
    ]);
  });

  it('lists what to ask about apart from what nobody knows', () => {
    const { asks, unknown } = check('spices, zorgblat');
    expect([asks.words, unknown.words]).toEqual([['spices'], ['zorgblat']]);
  });

  it('answers a megabyte, and marks no more of it than is shown', () => {
    const text = 'sugar, ghee, spices; '.repeat(50_000);
    const { contains, marks } = check(text);
    expect(contains[0]?.words).toEqual(['ghee']);
    expect(marks.ingredients.every(({ start }) => start < shownLength)).toBe(true);
  });
});

describe('the outcome', () => {
  it.each([
    ['butter, flour', /^Contains milk, wheat and gluten$/],
    ['rice. May contain peanuts', /^May contain peanut$/],
    ['rice, salt', /^Not verified: none of the nine found in these words, and nobody stated them absent$/],
    ['rice, spices', /^Not verified$/],
    ['rice, zorgblat', /^Not verified$/],
    ['zorgblat', /^Not verified$/],
    ['🤷 ???', /^Not verified$/],
    ['<script>alert(1)</script>', /^Not verified$/],
    ['dairy-free, nut-free', /^Not verified/],
  ])('of “%s”', (text, title) => {
    const said = outcome(text);
    expect(said.title).toMatch(title);
    expect(['avoid', 'cross_contact', 'not_verified']).toContain(said.verdict);
    document.body.textContent = `${said.title} ${said.note}`;
    expectNoPromise();
  });

  it('of a name alone warns and never says that nothing was found', () => {
    expect(outcome('', 'Peanut soup').title).toBe('Contains peanut');
    expect(outcome('', 'Rice').title).toBe('Not verified');
  });
});

describe('what somebody avoids', () => {
  const said = (text: string, ...avoided: Avoided[]) => listAvoided(check(text), avoided).map(({ text: line }) => line);

  it('comes first, and is never cleared by words', () => {
    expect(said('ghee, walnuts', allergen('sesame'), allergen('milk'), allergen('tree-nuts'))).toEqual([
      'Contains milk, by these words',
      'Contains tree nuts, by these words',
      'Sesame: not verified. Not found in these words.',
    ]);
  });

  it.each([
    ['groundnut oil, rice', 'peanuts', 'groundnut oil'],
    ['vegetable oil (soybean), salt', 'soybeans', 'soybean'],
    ['hydrogenated soybean oil', 'soybeans', 'hydrogenated soybean oil'],
  ] as const)('of “%s” is not said to be absent from the words: its oil is asked about', (text, avoided, words) => {
    const [line] = said(text, allergen(avoided));
    expect(line).toContain(`not verified. Ask about “${words}”: unless it is highly refined, it has`);
    expect(said('cold pressed peanut oil', allergen('peanuts'))).toEqual(['Contains peanut, by these words']);
    expect(said(text, allergen('milk'))).toEqual(['Milk: not verified. Not found in these words.']);
  });

  it('may be meant by the name of its group, and not by another member', () => {
    expect(said('mixed nuts', allergen('almond'))[0]).toMatch(/^(May contain|Contains) almond/);
    expect(said('walnuts', allergen('almond'))).toEqual(['Almond: not verified. Not found in these words.']);
    expect(said('walnuts, tree nuts', allergen('almond'))[0]).toMatch(/^May contain almond/);
  });

  it('is named beside what was found', () => {
    const touches = (text: string, avoided: Avoided) =>
      check(text).contains.map((found) => describeTouches(found, [avoided]));
    expect(touches('walnuts', allergen('tree-nuts'))).toEqual(['you avoid this']);
    expect(touches('walnuts', allergen('walnut'))).toEqual(['you avoid walnut']);
    expect(touches('coconut', allergen('tree-nuts'))).toEqual([
      'you avoid tree nuts: not counted with them since 2025, ask',
    ]);
    expect(touches('ghee', allergen('sesame'))).toEqual([undefined]);
  });

  it('may be an ingredient, or a name that nobody knows', () => {
    const garlic = { key: 'g', name: 'Garlic', term: 'garlic' };
    const zorg = { key: 'z', name: 'Zorgblat' };
    const find = (ingredients: string) => checkText({ ingredients, name: '', avoided: [garlic, zorg] });
    expect(find('roasted garlic cloves').named).toEqual(['g']);
    expect(find('fresh zorgblat').named).toEqual(['z']);
    expect(find('garlic-free bread').named).toEqual([]);
    expect(find('garlic-free bread').maybeNamed).toEqual(['g']);
    expect(find('rice')).toMatchObject({ named: [], maybeNamed: [] });
  });
});
