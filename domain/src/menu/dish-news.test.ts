import { expect, it } from 'vitest';
import type { DishChange } from './dish-changes.ts';
import { newsAmong } from './dish-news.ts';

const about = { allergen: 'milk', level: 'absent', source: 'restaurant', reason: null } as const;
const unsettled: DishChange = { kind: 'allergen_unsettled', ...about };
const added: DishChange = { kind: 'ingredient_added', name: 'tahini' };

it('is told of whatever may change what can be eaten, and of price, name and menu', () => {
  const all: DishChange[] = [
    { kind: 'removed' },
    { kind: 'renamed', from: 'Soup', to: 'Stew' },
    { kind: 'price_changed', fromCents: 100, toCents: 200 },
    { kind: 'description_changed' },
    { kind: 'allergen_stated', ...about, was: 'contains' },
    { kind: 'allergen_withdrawn', allergen: 'milk', was: 'contains', source: 'restaurant' },
    { kind: 'cross_contact_withdrawn' },
    { kind: 'reaction_reported', allergen: 'milk' },
    unsettled,
  ];
  expect(newsAmong(all)).toEqual(all);
});

it('is not told of upkeep', () => {
  const upkeep: DishChange[] = [
    { kind: 'picture_changed' },
    { kind: 'section_changed', from: '', to: 'Mains' },
    { kind: 'allergen_confirmed', ...about },
  ];
  expect(newsAmong(upkeep)).toEqual([]);
});

it('is told of an ingredient once, not of each statement that it unsettles', () => {
  expect(newsAmong([added, { kind: 'list_unconfirmed' }, unsettled])).toEqual([added]);
});
