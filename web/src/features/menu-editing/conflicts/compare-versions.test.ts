import type { MenuDish } from '@clearplate/contract/menu';
import { afterEach, describe, expect, it } from 'vitest';
import { buildMenuDish, buildStatement } from '../../../../test/menu-builders.ts';
import { es } from '../../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../../translations/t.ts';
import { emptyDraft, type DishDraft } from '../model/dish-draft.ts';
import { setField, setIngredients, stateAllergen, withdrawAllergen } from '../model/draft-edits.ts';
import { compareVersions, isOtherVersion } from './compare-versions.ts';
import { rebaseDraft } from './rebase-draft.ts';

afterEach(speakEnglish);

const pie = buildMenuDish({ id: 1, name: 'Pie', description: '', price_cents: 950, ingredients: ['flour'] });
const stating = (...given: Parameters<typeof buildStatement>): MenuDish => ({
  ...pie,
  statements: [buildStatement(...given)],
});
const sides = (now: MenuDish, draft?: DishDraft, before = pie) =>
  compareVersions({ before, now, draft }).map((one) => [one.name, one.before, one.mine, one.theirs]);

it('says nothing of what nobody changed', () => {
  expect(compareVersions({ before: pie, now: pie, draft: emptyDraft })).toEqual([]);
});

describe('what they changed', () => {
  it.each<[string, Partial<MenuDish>, readonly [string, string, string]]>([
    ['a name', { name: 'Tart' }, ['Dish Name', 'Pie', 'Tart']],
    ['a description that was empty', { description: 'Warm.' }, ['Description', 'Empty', 'Warm.']],
    ['a price that is given no more', { price_cents: null }, ['Price', '$9.50', 'No price']],
    ['a dish that is off the menu', { archived: true }, ['On the menu', 'On the menu', 'Archived']],
    ['a picture that is new', { image_url: '/b.jpg' }, ['Image', 'No image', 'Another image']],
    ['a list', { ingredients: [] }, ['Ingredients', 'flour', 'None']],
    [
      'a list that is confirmed',
      { ingredients_complete_at: '2026-11-01T00:00:00.000Z' },
      ['List confirmed complete', 'No', 'Yes'],
    ],
    [
      'a statement about cross-contact',
      { cross_contact_stated_at: '2026-11-01T00:00:00.000Z' },
      ['All cross-contact stated', 'No', 'Yes'],
    ],
  ])('%s', (_, change, [name, before, theirs]) => {
    expect(sides({ ...pie, ...change })).toEqual([[name, before, undefined, theirs]]);
    expect(isOtherVersion(pie, { ...pie, ...change })).toBe(true);
  });

  it.each([
    [{ allergen: 'milk', level: 'contains' }, 'Contains'],
    [{ allergen: 'milk', level: 'absent' }, 'Absent'],
    [{ allergen: 'milk', level: 'may_contain', reason: 'shared fryer' }, 'May contain: shared fryer'],
    [{ allergen: 'milk', level: 'may_contain', ingredient: 'absent' }, 'Not an ingredient, traces possible'],
    [{ allergen: 'milk', level: 'absent', stated_at: null }, 'Absent, to be confirmed'],
  ] as const)('an allergen: %j', (statement, said) => {
    expect(sides(stating(statement))).toEqual([['Milk', 'Not stated', undefined, said]]);
  });

  it('an ingredient that leaves "absent" to be confirmed', () => {
    const before = stating({ allergen: 'milk', level: 'absent' });
    const now = { ...before, ingredients: ['ghee'], ingredients_changed_at: '2026-11-20T00:00:00.000Z' };
    expect(sides(now, undefined, before)).toEqual([
      ['Ingredients', 'flour', undefined, 'ghee'],
      ['Milk', 'Absent', undefined, 'Absent, to be confirmed'],
    ]);
  });

  it('is not what the kitchen adds by itself', () => {
    const kitchen = stating({ allergen: 'milk', level: 'may_contain', source: 'kitchen' });
    expect(isOtherVersion(pie, kitchen)).toBe(false);
  });

  it('is not another date of the same words', () => {
    const [one, other] = ['2026-11-01T00:00:00.000Z', '2026-11-05T00:00:00.000Z'].map((stated_at) =>
      stating({ allergen: 'milk', level: 'absent', stated_at }),
    );
    expect(isOtherVersion(one!, other!)).toBe(false);
  });
});

describe('what I changed', () => {
  it('stands beside theirs, with what was there before', () => {
    const draft = setField(setField(emptyDraft, 'name', 'Tart'), 'price_cents', null);
    expect(sides({ ...pie, name: 'Cake' }, draft)).toEqual([
      ['Dish Name', 'Pie', 'Tart', 'Cake'],
      ['Price', '$9.50', 'No price', undefined],
    ]);
  });

  it.each([
    [stateAllergen(emptyDraft, 'milk', { level: 'absent' }), 'Absent'],
    [stateAllergen(emptyDraft, 'milk', { level: 'absent', isStale: true }), 'Absent, to be confirmed'],
    [withdrawAllergen(emptyDraft, 'milk'), 'Not stated'],
  ])('is said in the same words: %j', (draft, words) => {
    const before = stating({ allergen: 'milk', level: 'contains' });
    expect(sides(before, draft, before)).toEqual([['Milk', 'Contains', words, undefined]]);
  });

  it('of the list and of cross-contact', () => {
    const draft = { ...setIngredients(emptyDraft, []), ingredients_complete: false, cross_contact_stated: true };
    expect(sides(pie, draft).map(([name, , mine]) => [name, mine])).toEqual([
      ['Ingredients', 'None'],
      ['List confirmed complete', 'No'],
      ['All cross-contact stated', 'Yes'],
    ]);
  });
});

it('a conflict is named at the thing it is about, and nowhere else', () => {
  const draft = setField(setField(emptyDraft, 'name', 'Tart'), 'description', 'Warm.');
  const now = { ...pie, name: 'Cake' };
  const { conflicts } = rebaseDraft(draft, pie, now);
  const compared = compareVersions({ before: pie, now, draft, conflicts });
  expect(compared.map(({ unit, conflict }) => [unit, conflict?.unit])).toEqual([
    ['name', 'name'],
    ['description', undefined],
  ]);
});

it('is said in Spanish', () => {
  speakSpanish(es);
  expect(sides(stating({ allergen: 'milk', level: 'absent' }))).toEqual([
    ['Leche', 'Sin indicar', undefined, 'Ausente'],
  ]);
});
