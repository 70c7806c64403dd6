import { expect, it } from 'vitest';
import { storeToken } from './sign-in.ts';

const note = (restaurant: number, answer: 'yes' | 'no') => ({
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: [1],
  answer,
  by: 'chef',
  at: new Date().toISOString(),
});

it('leaves what was noted under a lost session in the tab, where whoever signs in is asked whose it is', () => {
  localStorage.setItem('told', JSON.stringify([note(1, 'yes')]));
  sessionStorage.setItem('told', JSON.stringify([note(2, 'no')]));
  expect(storeToken('token')).toBe(true);
  expect(localStorage.getItem('told')).toBeNull();
  const left = JSON.parse(sessionStorage.getItem('told') ?? '[]') as { restaurant: number }[];
  expect(left.map(({ restaurant }) => restaurant).toSorted((one, other) => one - other)).toEqual([1, 2]);
});

it('stores nothing where nothing was noted', () => {
  storeToken('token');
  expect(sessionStorage.getItem('told')).toBeNull();
});
