import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { nextPoll } from './use-kitchen-order.ts';

const at = '2026-11-21T12:00:00.000Z';
const line = (...marks: ('seen' | 'cannot')[]): KitchenOrder['lines'][number] => ({
  dish: null,
  for: [0],
  since: 'same',
  ticks: marks.map((mark) => ({ mark, initials: 'AM', at })),
});
const order = (...lines: KitchenOrder['lines']): KitchenOrder => ({
  restaurant_name: null,
  language: 'en',
  place: '',
  people: [{ foods: [] }],
  lines,
  sent_at: at,
  expires_at: at,
});
const gone = new ApiError({ status: 410, code: 'gone', message: 'gone' });
const failed = new ApiError({ status: 500, code: 'internal', message: 'failed' });

it('asks often while a line is not ticked, and less often once each is', () => {
  expect(nextPoll(undefined, null, 0)).toBe(3000);
  expect(nextPoll(order(line('seen'), line()), null, 0)).toBe(3000);
  expect(nextPoll(order(line('seen'), line('cannot')), null, 0)).toBe(10_000);
});

it('asks less often the longer it fails, but never gives up', () => {
  const delays = [1, 2, 3, 4, 40].map((failures) => nextPoll(order(line()), failed, failures));
  expect(delays).toEqual([6000, 12_000, 24_000, 30_000, 30_000]);
});

it('stops once the order has ended, whatever failed before', () => {
  expect(nextPoll(order(line()), gone, 0)).toBe(false);
  expect(nextPoll(order(line()), gone, 3)).toBe(false);
});
