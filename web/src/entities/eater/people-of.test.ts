import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';
import { expect, test } from 'vitest';
import { peopleOf } from './can-assess.ts';

const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };
const fish: Avoidance = { kind: 'allergen', allergen: 'fish', strictness: 'ask' };
const garlic: Avoidance = { kind: 'unknown', name: 'garlic' };
const ann: Eater = { name: 'Ann', avoids: [milk] };
const ben: Eater = { name: 'Ben', avoids: [fish], dislikes: [garlic] };
const cy: Eater = { name: 'Cy', avoids: [] };
const ticks: Eater = { avoids: [fish] };

test('everyone who must avoid something is one to count for, with the tab’s ticks and what anybody dislikes', () => {
  const people = peopleOf({ state: 'applied', eaters: [ann, ben, cy, ticks] });
  expect(people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  expect(people[0]?.eaters.flatMap(({ avoids }) => avoids)).toEqual([milk, fish]);
  expect(people[0]?.eaters.flatMap(({ dislikes = [] }) => dislikes)).toEqual([garlic]);
  expect(people[0]?.eaters[0]?.name).toBe('Ann');
});

test('nobody is where only one avoids something, and while what is saved isn’t applied', () => {
  expect(peopleOf({ state: 'applied', eaters: [ann, cy, ticks] })).toEqual([]);
  expect(peopleOf({ state: 'not-applied', eaters: [ann, ben] })).toEqual([]);
  expect(peopleOf({ state: 'guest', eaters: [ticks] })).toEqual([]);
});
