import { expect, it } from 'vitest';
import { readPrice, typedPrice } from './price-text.ts';

it.each([
  ['12.5', 1250],
  ['$12.50', 1250],
  [' 12 ', 1200],
  ['0', 0],
  ['1.', 100],
  ['', null],
  ['12,50', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
  ['100000.01', undefined],
])('%j is %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

it('is typed as it is read', () => {
  for (const cents of [0, 5, 995, 1250, 10_000_000]) expect(readPrice(typedPrice(cents))).toBe(cents);
  expect(readPrice(typedPrice(null))).toBeNull();
});
