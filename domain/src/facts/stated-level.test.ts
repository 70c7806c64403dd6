import { describe, expect, it, vi } from 'vitest';
import { context } from '../../fixtures/arbitrary-records.ts';
import { holds } from '../../fixtures/assess-fixture.ts';
import type { AllergenId } from './allergens.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import type { DishFacts } from './dish-facts.ts';
import { nothingKnown, type Statement, type Dish } from './dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { coversTraces, isStatedItself, statedLevel, statementDates } from './stated-level.ts';

vi.setConfig({ testTimeout: 120_000 });

const at = '2026-11-03T00:00:00.000Z';
const settings = { now: '2026-11-10T00:00:00.000Z', statementDays: 180, lexiconVersion };
const said = (allergen: AllergenId, level: Statement['level'], stated_at: string | null = at): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at,
});
const factsOf = (record: Partial<Dish>) => deriveFacts({ ...nothingKnown, name: 'Dish of the day', ...record });
const level = (facts: DishFacts, allergen: AllergenId) => statedLevel(facts, allergen, settings);

describe('what a grid says', () => {
  it.each([
    ['what is declared', { statements: [said('milk', 'contains')] }, 'milk', 'contains'],
    [
      'what was declared long ago',
      { statements: [said('milk', 'contains', '2020-01-01T00:00:00Z')] },
      'milk',
      'contains',
    ],
    ['what an ingredient is', { ingredients: ['ghee'] }, 'milk', 'contains'],
    ['a group of which a member is there', { statements: [said('almond', 'contains')] }, 'tree-nuts', 'contains'],
    ['a member of which the group is there', { statements: [said('tree-nuts', 'contains')] }, 'almond', 'may_contain'],
    ['what may be there', { statements: [said('peanuts', 'may_contain')] }, 'peanuts', 'may_contain'],
    ['what is stated absent', { statements: [said('milk', 'absent')] }, 'milk', 'none'],
    [
      'what was stated absent too long ago',
      { statements: [said('milk', 'absent', '2026-01-01T00:00:00Z')] },
      'milk',
      'not_stated',
    ],
    ['what was stated absent, nobody knows when', { statements: [said('milk', 'absent', null)] }, 'milk', 'not_stated'],
    [
      'what is stated absent against an ingredient',
      { statements: [said('milk', 'absent')], ingredients: ['ghee'], ingredients_changed_at: at },
      'milk',
      'contains',
    ],
    ['the others of what is declared', { statements: [said('milk', 'contains')] }, 'eggs', 'not_stated'],
    ['what is only guessed', { estimates: [{ name: 'cream', probability: 0.9 }] }, 'milk', 'not_stated'],
    [
      'what is stated absent against a guess',
      { statements: [said('milk', 'absent')], estimates: [{ name: 'cream', probability: 0.9 }] },
      'milk',
      'not_stated',
    ],
    [
      'what somebody reacted to',
      { reaction_reports: [{ allergen: 'sesame', reported_at: at }] },
      'sesame',
      'may_contain',
    ],
    [
      'what somebody reacted to, and is listed',
      { ingredients: ['tahini'], reaction_reports: [{ allergen: 'sesame', reported_at: at }] },
      'sesame',
      'contains',
    ],
  ] as [string, Partial<Dish>, AllergenId, string][])('of %s', (_, record, allergen, wanted) => {
    expect(level(factsOf(record), allergen)).toBe(wanted);
  });

  it('is at best not stated where facts are of another lexicon', () => {
    const facts = { ...factsOf({ statements: [said('milk', 'absent')] }), lexiconVersion: 'another' };
    expect(level(facts, 'milk')).toBe('not_stated');
  });

  it('goes for traces only once cross-contact is stated', () => {
    const record = { statements: [said('milk', 'absent')] };
    expect(coversTraces(factsOf(record), 'milk', settings)).toBe(false);
    expect(coversTraces(factsOf({ ...record, cross_contact_stated_at: at }), 'milk', settings)).toBe(true);
    expect(coversTraces(factsOf({ cross_contact_stated_at: at }), 'milk', settings)).toBe(false);
  });

  it('is dated by what was said of the allergen itself', () => {
    const facts = factsOf({ statements: [said('almond', 'contains')] });
    const fact = (id: AllergenId) => facts.allergens.find(({ allergen }) => allergen === id)!;
    expect([statementDates(fact('almond')), isStatedItself(fact('almond'))]).toEqual([[at], true]);
    expect([statementDates(fact('tree-nuts')), isStatedItself(fact('tree-nuts'))]).toEqual([[], false]);
  });

  it('never says none, of whatever dish, where the assessment of somebody who avoids it does not', () => {
    expect.hasAssertions();
    holds(({ record, ids }) => {
      const facts = deriveFacts(record);
      for (const id of ids.slice(0, 6)) {
        const stated = statedLevel(facts, id, context);
        const { verdict } = assessDish(
          facts,
          [{ avoids: [{ kind: 'allergen', allergen: id, strictness: 'ask' }] }],
          context,
        );
        if (stated === 'none') expect(verdict).toBe('none_declared');
        if (verdict === 'avoid') expect(['contains', 'may_contain']).toContain(stated);
        if (verdict === 'cross_contact') expect(stated).toBe('may_contain');
      }
    });
  });
});
