import { seenOfDishes } from '@clearplate/domain/verdict/told-of-dish';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const noTraces = { crossContactStatedAt: null };
const stew = buildDish({ name: 'Stew', facts: buildFacts({}, noTraces) });
const curry = buildDish({ name: 'Curry', facts: buildFacts({}, noTraces) });
const rice = buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
const restaurant = stew.restaurant_id;

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

const note = (given: object = {}) => ({
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: [stew.id, curry.id, rice.id],
  answer: 'no',
  by: 'chef',
  seen: seenOfDishes([stew, curry, rice]),
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const write = (...notes: object[]) => sessionStorage.setItem('told', JSON.stringify(notes));
const open = () =>
  renderPage(`/restaurant/${restaurant}`, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes: [stew, curry, rice] },
    },
  });
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('article')!);

it('marks the rows that are told, not stated, and counts them apart from what is stated', async () => {
  write(note());
  open();
  for (const name of ['Stew', 'Curry']) expect((await rowOf(name)).getByText('Told, not stated')).toBeDefined();
  expect((await rowOf('Rice')).queryByText('Told, not stated')).toBeNull();
  expect(screen.getByText('2 told, not stated')).toBeDefined();
  // What is stated is counted as before.
  expect(screen.getByText(/^1 said to be without/)).toBeDefined();
  expect(screen.getByText(/2 not verified/)).toBeDefined();
  for (const name of ['Stew', 'Curry'])
    expect((await screen.findByRole('link', { name })).closest('article')?.dataset['verdict']).toBe('not_verified');
  expectNoPromise();
});

it('says of a row of which only a part was told that the rest is to be asked, and doesn’t count it', async () => {
  sessionStorage.setItem('avoiding', '["milk","eggs"]');
  write(note({ dishes: [stew.id, curry.id] }), note({ things: ['egg'], dishes: [stew.id] }));
  open();
  expect((await rowOf('Stew')).getByText('Told, not stated')).toBeDefined();
  const part = await rowOf('Curry');
  expect(part.getByText('Told in part: ask about the rest')).toBeDefined();
  expect(part.queryByText('Told, not stated')).toBeNull();
  expect(screen.getByText('1 told, not stated')).toBeDefined();
  expect(screen.getByText(/3 not verified/)).toBeDefined();
  expectNoPromise();
});

it.each([
  ['a part of a dish', [note({ of: 'house sauce' })]],
  ['traces, where whether it is in there is open', [note({ kind: 'shared_equipment' })]],
  ['an answer that nobody could give', [note({ answer: 'unknown' })]],
  [
    'a dish that was changed since',
    [
      note({
        seen: seenOfDishes([stew, curry].map((one) => ({ ...one, facts: buildFacts({}, { opaque: ['sauce'] }) }))),
      }),
    ],
  ],
  ['another restaurant', [note({ restaurant: restaurant + 1 })]],
  ['an answer of more than twelve hours ago', [note({ at: new Date(Date.now() - 44_000_000).toISOString() })]],
])('marks nothing for %s', async (_, notes) => {
  write(...notes);
  open();
  await rowOf('Stew');
  expect(screen.queryByText(/^told|told, not stated/i)).toBeNull();
});

it('marks none to whom traces are dangerous before they are told of those as well', async () => {
  sessionStorage.setItem('avoiding', '[{"allergen":"milk","strictness":"dangerous"}]');
  write(note());
  const { unmount } = open();
  await rowOf('Stew');
  expect(screen.queryByText(/told, not stated/i)).toBeNull();
  unmount();
  write(note(), note({ kind: 'shared_equipment', dishes: [curry.id] }));
  open();
  expect((await rowOf('Curry')).getByText('Told, not stated')).toBeDefined();
  expect(screen.getByText('1 told, not stated')).toBeDefined();
});
