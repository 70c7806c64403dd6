import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown, type Component, type Statement } from '@clearplate/domain/facts/dish';
import { us9 } from '@clearplate/domain/facts/allergens';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { expect, it } from 'vitest';
import { writeGs1 } from './gs1.ts';
import { broughtInto, outgoingDish, saidOfDish } from './outgoing-menu.ts';

const now = '2026-11-10T00:00:00.000Z';
const context = { now, statementDays: 180, lexiconVersion };
const state = (allergen: Statement['allergen'], level: Statement['level']): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at: now,
});
const sauce: Component = {
  id: 7,
  name: 'House sauce',
  ingredients: ['soy sauce'],
  ingredients_changed_at: now,
  ingredients_complete_at: null,
  statements: [state('peanuts', 'may_contain'), state('sesame', 'absent')],
  uses: [],
};

it('names a component with what it brings, and says nothing of it that isn’t said of the dish', () => {
  const dish = {
    ...nothingKnown,
    name: 'Bowl',
    ingredients: ['rice', 'butter'],
    statements: [state('peanuts', 'contains')],
    uses: [7],
    components: [sauce],
  };
  const facts = deriveFacts(dish);
  const said = saidOfDish(facts, context);
  const restaurant = { id: 1, name: 'Fork', city: 'Boston', zipCode: '02139' };
  const dishes = [outgoingDish(1, dish, said, [], broughtInto(facts, said))];
  const [item] = writeGs1({ restaurant, at: now, answersFor: us9, dishes }).items;
  const [brought, ...others] = item!.components;
  expect(others).toEqual([]);
  expect(brought).toEqual({
    name: 'House sauce',
    contains: expect.arrayContaining(['wheat', 'soybeans']) as string[],
    may_contain: ['peanuts'],
  });
  // The butter is the dish's own, and what the sauce is without it doesn't bring.
  expect(brought!.contains).not.toContain('milk');
  expect([...brought!.contains, ...brought!.may_contain]).not.toContain('sesame');
  const told = new Map(said.map(({ allergen, level }) => [allergen, level]));
  for (const id of brought!.contains) expect(told.get(id)).toBe('contains');
});

it('names nothing where a dish has no component, or only a guess comes of one', () => {
  const facts = deriveFacts({
    ...nothingKnown,
    name: 'Bowl',
    uses: [7],
    components: [{ ...sauce, ingredients: [], statements: [] }],
  });
  expect(broughtInto(facts, saidOfDish(facts, context))).toEqual([]);
});
