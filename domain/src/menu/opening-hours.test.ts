import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extentOf, findOverlap, minutesOf, type OpeningSpan } from './opening-hours.ts';

it('reads times, and no others', () => {
  expect(['00:00', '09:05', '24:00', '23:59:30', '24:01', '9:00', '12:60', 'noon'].map(minutesOf)).toEqual([
    0,
    545,
    1440,
    1439,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

const t = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const quarter = fc.integer({ min: 0, max: 95 }).map((quarters) => t(quarters * 15));
const span: fc.Arbitrary<OpeningSpan> = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  opens: quarter,
  closes: quarter,
});

/** Lists every quarter of an hour of the week in which it is open. */
function quartersOf(one: OpeningSpan): number[] {
  const { from, length } = extentOf(one)!;
  const start = (one.weekday * 1440 + from) / 15;
  return Array.from({ length: length / 15 }, (_, step) => (start + step) % 672);
}

it('finds an overlap exactly where two are open in the same quarter of an hour', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), (spans) => {
      const all = spans.flatMap(quartersOf);
      const overlap = findOverlap(spans);
      expect(overlap !== undefined).toBe(new Set(all).size < all.length);
      if (!overlap) return;
      const [one, other] = overlap.map((index) => new Set(quartersOf(spans[index]!)));
      expect([...one!].some((quarter) => other!.has(quarter))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
