import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Told } from '@clearplate/domain/verdict/told';
import { seenOfDishes } from '@clearplate/domain/verdict/told-of-dish';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { toldHere, type ToldFor } from './told-here.ts';

const now = '2026-11-22T19:40:00.000Z';
// Nobody said whether there is milk in it, but it is stated to have no traces.
const stew = { id: 1, facts: buildFacts({}, { crossContactStatedAt: now }) };
const note: Told = {
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [1],
  seen: seenOfDishes([stew]),
  answer: 'no',
  by: 'chef',
  at: now,
};
const settings = { statementDays: 180, lexiconVersion: 'test', now };
const eating = (given: Partial<ToldFor> = {}): ToldFor => ({
  state: 'applied',
  eaters: [{ avoids: [allergenAvoidance('milk', 'ask')] }],
  isOffline: false,
  statements: { isReady: true, state: 'applied', settings, now },
  ...given,
});
const found = (given: Partial<ToldFor> = {}, told: readonly Told[] = [note]) => [
  ...toldHere([stew], eating(given), told),
];
const inPart = [[1, 'part']];
const whole = [[1, 'all']];

it('counts a dish of which all that decides was answered, for somebody signed in and for a guest', () => {
  expect(found()).toEqual(whole);
  expect(found({ state: 'guest' })).toEqual(whole);
  expect(found({}, [])).toEqual([]);
});

it.each<[string, Partial<ToldFor>]>([
  ['while it isn’t known yet what they avoid', { state: 'loading' }],
  ['where what they avoid can’t be applied', { state: 'not-applied' }],
  ['where the dishes may have changed since they were loaded', { isOffline: true }],
  [
    'where nobody knows how long a statement holds',
    { statements: { isReady: true, state: 'applied', settings: undefined, now } },
  ],
])('counts none %s', (_, given) => {
  expect(found(given)).toEqual([]);
});

it('counts by those who eat now: what one was told answers nothing that another avoids', () => {
  const milk = allergenAvoidance('milk', 'ask');
  expect(found({ eaters: [{ avoids: [milk, allergenAvoidance('eggs', 'ask')] }] })).toEqual(inPart);
  expect(
    found({
      eaters: [
        { name: 'Ann', avoids: [milk] },
        { name: 'Ben', avoids: [allergenAvoidance('fish', 'ask')] },
      ],
    }),
  ).toEqual(inPart);
  expect(found({ eaters: [{ avoids: [] }] })).toEqual([]);
});

it('counts a dish to which others are said to be near only where it was said of itself that it isn’t', () => {
  const shared: Told = { ...note, kind: 'shared_equipment', answer: 'yes', dishes: [2] };
  expect(found({}, [note, shared])).toEqual(inPart);
  expect(found({}, [note, { ...shared, restaurant: 2 }])).toEqual(whole);
  expect(found({}, [note, shared, { ...shared, answer: 'no', dishes: [1] }])).toEqual(whole);
  const fine = { eaters: [{ avoids: [allergenAvoidance('milk', 'fine')] }] };
  expect(found(fine, [note, shared])).toEqual(whole);
});
