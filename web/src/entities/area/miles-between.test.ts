import { expect, test } from 'vitest';
import { milesBetween } from './miles-between.ts';

test('miles between two points are those of a straight line', () => {
  const [boston, newYork] = [
    { lat: 42.3601, lng: -71.0589 },
    { lat: 40.7128, lng: -74.006 },
  ];
  expect(milesBetween(boston, newYork)).toBeCloseTo(190, 0);
  expect(milesBetween(boston, boston)).toBe(0);
  // This pair is across the date line.
  expect(milesBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(13.8, 1);
});
