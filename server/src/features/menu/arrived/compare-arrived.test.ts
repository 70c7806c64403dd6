import { nothingKnown } from '@clearplate/domain/facts/dish';
import { expect, it } from 'vitest';
import type { LoadedDish } from '../../../dish-changes/load-dishes.ts';
import { markOf, matchDishes } from './compare-arrived.ts';
import type { StoredDraft } from './stored-draft.ts';

const onMenu = (id: number, name: string, archived = false): LoadedDish => ({
  id,
  restaurantId: 1,
  externalId: null,
  isEdited: false,
  lexiconVersion: 'test',
  dish: { ...nothingKnown, name, archived },
});

const draftOf = (name: string): StoredDraft => ({
  kind: 'menu',
  doubts: [],
  dishes: [{ name, section: '', description: '', ingredients: [], claims: [], doubts: [] }],
});

const without = (dishes: readonly LoadedDish[]) => ({ dishes, keys: new Map<string, number>() });

const matchedIds = (menu: readonly LoadedDish[], name: string) =>
  matchDishes(draftOf(name), without(menu)).map(({ known }) => known?.id);

it('finds the dish that is served behind a namesake in the archive, and none behind two that are served', () => {
  expect(matchedIds([onMenu(1, 'Soup', true), onMenu(2, 'Soup')], 'Soup')).toEqual([2]);
  expect(matchedIds([onMenu(1, 'Soup', true)], 'Soup')).toEqual([1]);
  expect(matchedIds([onMenu(1, 'Soup'), onMenu(2, 'Soup'), onMenu(3, 'Soup', true)], 'Soup')).toEqual([undefined]);
});

it('takes what was left while no dish was meant for undecided once one is', () => {
  const markOn = (menu: readonly LoadedDish[]) => matchDishes(draftOf('Soup'), without(menu)).map(markOf)[0];
  expect(markOn([onMenu(2, 'Soup')])).toBe(markOn([onMenu(2, 'Soup'), onMenu(3, 'Naan')]));
  expect(markOn([])).not.toBe(markOn([onMenu(2, 'Soup')]));
});

it('finds a renamed dish by its system’s key, and never takes it from a name that means it', () => {
  const draft = draftOf('Tofu Bowl');
  const file = (...named: readonly (readonly [key: string, name: string])[]): StoredDraft => ({
    ...draft,
    kind: 'Square catalogue',
    dishes: named.flatMap(([key, name]) => draft.dishes.map((dish) => ({ ...dish, key, name }))),
  });
  const menu = [onMenu(1, 'Chicken Bowl'), onMenu(2, 'Rice'), onMenu(3, 'Old Soup', true)];
  const keys = new Map([
    ['K1', 1],
    ['K2', 2],
    ['K3', 3],
  ]);
  const ids = (read: StoredDraft) => matchDishes(read, { dishes: menu, keys }).map(({ known }) => known?.id);
  expect(ids(file(['K1', 'Tofu Bowl']))).toEqual([1]);
  // The till swapped two names: each is what it is called.
  expect(ids(file(['K2', 'Chicken Bowl'], ['K1', 'Rice']))).toEqual([1, 2]);
  // The name means another dish, and the key is left to nobody else.
  expect(ids(file(['K1', 'Rice'], ['K2', 'Pilaf']))).toEqual([2, undefined]);
  expect(ids(file(['K1', 'Small bowl'], ['K1', 'Large bowl']))).toEqual([undefined, undefined]);
  expect(ids(file(['K3', 'New Soup'], ['K9', 'Tofu Bowl']))).toEqual([undefined, undefined]);
});
