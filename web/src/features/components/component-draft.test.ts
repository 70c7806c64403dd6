import { expect, test } from 'vitest';
import { asNewDraft, editOf, withoutGone, type Draft } from './component-draft.ts';

const sauce: Draft = {
  id: 7,
  key: undefined,
  name: 'House sauce',
  ingredients: 'Onion',
  isComplete: true,
  isTicked: false,
  uses: [8],
  dishIds: [1],
  levels: new Map(),
};
const ticked: Draft = { ...sauce, isTicked: true };

test('a list that loses a component is not said to be complete until somebody says so again', () => {
  const rest = withoutGone(ticked, () => false);
  expect(rest).toMatchObject({ uses: [], isComplete: false, isTicked: false });
  expect(editOf(sauce, rest)).toMatchObject({ uses: [], ingredients_complete: false });
  expect(withoutGone(ticked, (id) => id === 8)).toBe(ticked);
});

test('of a component that somebody removed together with what it used, nothing is confirmed', () => {
  expect(editOf(sauce, asNewDraft(ticked, sauce, []))).toMatchObject({ uses: [], ingredients_complete: false });
  expect(editOf(sauce, asNewDraft(ticked, sauce, [8]))).toMatchObject({ uses: [8], ingredients_complete: true });
});
