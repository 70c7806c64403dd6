import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixelOf } from './map-grid.ts';
import { mergeMarks, type Cluster } from './merge-marks.ts';

const cluster = fc.record({
  lat: fc.double({ min: -15, max: 72, noNaN: true }),
  lng: fc.double({ min: -180, max: -64, noNaN: true }),
  restaurants: fc.integer({ min: 1, max: 500 }),
  id: fc.integer({ min: 1, max: 1e9 }),
});
const clusters = fc.uniqueArray(cluster, { maxLength: 120, selector: ({ id }) => id }).map((all) =>
  all.map(({ lat, lng, ...rest }): Cluster => {
    const bounds = { north: lat, south: lat, west: lng, east: lng };
    return { lat, lng, ...rest, town: 'Anytown', bounds };
  }),
);

test('merged marks count everything once, keep within the limit and apart, whatever the order', () => {
  fc.assert(
    fc.property(clusters, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 40 }), (all, zoom, most) => {
      const merged = mergeMarks(all, zoom, most);
      const sum = (some: readonly Cluster[]) => some.reduce((count, { restaurants }) => count + restaurants, 0);
      expect(sum(merged)).toBe(sum(all));
      expect(merged.length).toBeLessThanOrEqual(most);
      const pixels = merged.map((mark) => pixelOf(mark, zoom));
      for (const [index, one] of pixels.entries())
        for (const other of pixels.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= 46 || Math.abs(one.y - other.y) >= 38).toBe(true);
      expect(mergeMarks(all.toReversed(), zoom, most)).toEqual(merged);
    }),
    { numRuns: 300 },
  );
});
