import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { nothingKnown, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { followEndedWarnings } from '@clearplate/domain/menu/ended-warnings';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { describe, expect, it } from 'vitest';
import { createDeriver, planDish } from './plan-dish.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const day = (date: string) => `${date}T00:00:00.000Z`;
const address = 'https://chain.example/chart';

const says = (source: Statement['source'], level: Statement['level'], date: string, more: Partial<Statement> = {}) => ({
  allergen: 'milk' as const,
  level,
  source,
  stated_at: day(date),
  act: null,
  reason: null,
  ingredient: null,
  address: source === 'published' ? address : null,
  ...more,
});
const fries = (...statements: Statement[]): Dish => ({
  ...nothingKnown,
  name: 'Fries',
  ingredients: ['potatoes'],
  ingredients_changed_at: day('2026-06-01'),
  statements,
});

/** Imports a record over a dish that was edited by hand. */
function importOver(stored: Dish, said: readonly Statement[], statedAt: string | null) {
  const loaded = { id: 1, restaurantId: 1, externalId: 'd', isEdited: true, lexiconVersion, dish: stored };
  const target = { restaurantId: 1, externalId: 'd', dish: fries(...said), statedAt: statedAt && day(statedAt) };
  const { after, outcome } = planDish(target, loaded, createDeriver(), now);
  return { outcome, dish: followEndedWarnings(stored, after, now.toISOString()) };
}

const verdictOf = (dish: Dish, strictness: Strictness = 'ask', at = now) => {
  const context = { now: at.toISOString(), statementDays: 180, lexiconVersion };
  return assessDish(deriveDish(dish).facts, [{ avoids: [allergenAvoidance('milk', strictness)] }], context).verdict;
};

const warning = says('published', 'contains', '2026-11-01');
const denial = says('published', 'absent', '2026-11-15');

describe('a record that ends a chart’s warning of a dish that was edited by hand', () => {
  it.each([
    ['before the warning', '2026-10-01'],
    ['while it stood', '2026-11-10'],
    ['while it stood, after the document', '2026-11-18'],
  ])('brings nothing into force that the restaurant said %s', (_, date) => {
    const stored = fries(says('restaurant', 'absent', date), warning);
    expect(verdictOf(stored)).toBe('avoid');
    const { dish, outcome } = importOver(stored, [denial], '2026-11-15');
    expect(outcome).toBe('updated');
    expect(dish.statements).toEqual([says('restaurant', 'absent', date)]);
    expect(verdictOf(dish)).toBe('not_verified');
    // The same file again changes nothing, and what the restaurant says from now on clears.
    expect(importOver(dish, [denial], '2026-11-15')).toEqual({ outcome: 'kept', dish });
    const later = new Date('2026-11-21T12:00:00.000Z');
    const confirmed = { ...dish, statements: [says('restaurant', 'absent', '2026-11-21')] };
    expect(verdictOf(confirmed, 'ask', later)).toBe('none_declared');
  });

  it('does so whether or not the record says a day', () => {
    const stored = fries(says('restaurant', 'absent', '2026-11-10'), { ...warning, stated_at: null });
    expect(verdictOf(importOver(stored, [{ ...denial, stated_at: null }], null).dish)).toBe('not_verified');
  });

  it('brings back nothing of another allergen, of traces or of its ways either', () => {
    const way = {
      name: 'Plain',
      leaves_out: ['potatoes'],
      adds: ['rice'],
      price_cents: null,
      changed_at: day('2026-06-01'),
      ingredients_complete_at: null,
      cross_contact_stated_at: day('2026-11-10'),
      statements: [says('restaurant', 'absent', '2026-11-10')],
    };
    const eggs = says('restaurant', 'absent', '2026-11-10', { allergen: 'eggs' });
    const stored = { ...fries(eggs, warning), cross_contact_stated_at: day('2026-11-10'), variants: [way] };
    const { dish } = importOver(stored, [denial], '2026-11-15');
    const { facts, variants } = deriveDish(dish);
    expect(dish.warnings_ended_at).toBe(now.toISOString());
    expect(facts.crossContactStatedAt).toBeNull();
    expect(facts.allergens.find(({ allergen }) => allergen === 'eggs')?.coveredAt).toBeNull();
    expect(variants[0]?.facts.allergens.find(({ allergen }) => allergen === 'milk')?.coveredAt ?? null).toBeNull();
  });

  it('changes nothing for what stood beside a warning that goes on', () => {
    const eggs = says('restaurant', 'absent', '2026-11-10', { allergen: 'eggs' });
    const repeated = says('published', 'contains', '2026-11-15');
    for (const said of [[repeated], [says('published', 'may_contain', '2026-11-15')], []]) {
      const { dish } = importOver(fries(eggs, warning), said, '2026-11-15');
      expect([dish.ingredients_changed_at, dish.warnings_ended_at]).toEqual([day('2026-06-01'), null]);
      expect(verdictOf(dish)).toBe('avoid');
    }
  });
});

describe('a record that says traces only of a dish that was edited by hand', () => {
  const traces = says('published', 'may_contain', '2026-11-15', { ingredient: 'absent' });

  it('warns of traces, and denies no ingredient', () => {
    const { dish } = importOver({ ...fries(), ingredients_changed_at: day('2026-11-10') }, [traces], '2026-11-15');
    expect(dish.statements).toMatchObject([{ level: 'may_contain', ingredient: null }]);
    expect(verdictOf(dish, 'fine')).toBe('not_verified');
    expect(importOver(dish, [traces], '2026-11-15').outcome).toBe('kept');
  });

  it('goes on denying what it denied before', () => {
    const { dish, outcome } = importOver(fries(traces), [traces], '2026-11-15');
    expect(outcome).toBe('kept');
    expect(verdictOf(dish, 'fine')).toBe('none_declared');
  });
});
