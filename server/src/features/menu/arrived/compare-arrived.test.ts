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

const matchedIds = (menu: readonly LoadedDish[], name: string) =>
  matchDishes(draftOf(name), menu).map(({ known }) => known?.id);

it('finds the dish that is served behind a namesake in the archive, and none behind two that are served', () => {
  expect(matchedIds([onMenu(1, 'Soup', true), onMenu(2, 'Soup')], 'Soup')).toEqual([2]);
  expect(matchedIds([onMenu(1, 'Soup', true)], 'Soup')).toEqual([1]);
  expect(matchedIds([onMenu(1, 'Soup'), onMenu(2, 'Soup'), onMenu(3, 'Soup', true)], 'Soup')).toEqual([undefined]);
});

it('takes what was left while no dish was meant for undecided once one is', () => {
  const markOn = (menu: readonly LoadedDish[]) => matchDishes(draftOf('Soup'), menu).map(markOf)[0];
  expect(markOn([onMenu(2, 'Soup')])).toBe(markOn([onMenu(2, 'Soup'), onMenu(3, 'Naan')]));
  expect(markOn([])).not.toBe(markOn([onMenu(2, 'Soup')]));
});
