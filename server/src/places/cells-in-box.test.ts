import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellRangesIn, type Box } from './cells-in-box.ts';
import { h3CellOf } from './zip-place.ts';

const holds = (box: Box, lat: number, lng: number): boolean => {
  const ranges = cellRangesIn(box);
  const cell = BigInt(h3CellOf(lat, lng));
  return !ranges || ranges.from.some((from, index) => BigInt(from) <= cell && cell <= BigInt(ranges.to[index]!));
};

// The box reaches from the Virgin Islands to the last of the Aleutians and to American Samoa.
const lat = fc.double({ min: -15, max: 72, noNaN: true });
const lng = fc.double({ min: -180, max: -64, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const size = fc.double({ min: 0.0001, max: 1, noNaN: true }).map((part) => part ** 3 * 30);

test('whatever lies in a box lies in its cells, on its edges as well', () => {
  const one = fc.tuple(lat, lng, size, size, share, share);
  fc.assert(
    fc.property(one, ([south, west, tall, wide, up, along]) => {
      const north = Math.min(85, south + tall);
      const east = Math.min(180, west + wide);
      const edge = (part: number) => (part < 0.2 ? 0 : part > 0.8 ? 1 : part);
      const place = [south + (north - south) * edge(up), west + (east - west) * edge(along)] as const;
      expect(holds({ north, south, west, east }, ...place)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a street is few cells, a town some ranges, and the whole country is read as it is', () => {
  const street = cellRangesIn({ north: 40.76, south: 40.75, west: -73.99, east: -73.97 });
  expect(street!.from.length).toBeLessThanOrEqual(8);
  const town = cellRangesIn({ north: 40.92, south: 40.49, west: -74.27, east: -73.68 });
  expect(town!.from.length).toBeLessThanOrEqual(40);
  expect(cellRangesIn({ north: 50, south: 24, west: -125, east: -66 })).toBeUndefined();
});
