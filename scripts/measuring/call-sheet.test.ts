import { beforeAll, expect, it } from 'vitest';
import { measureCallSheet, ofBest, shareSettled, withMany, writeCallSheetReport } from './call-sheet.ts';

let sets: Awaited<ReturnType<typeof measureCallSheet>>;
beforeAll(async () => {
  sets = await measureCallSheet(undefined, 120);
}, 120_000);

it('settles at least half of what can be settled with three questions, and nearly what the best three would', () => {
  const menus = sets[0]?.menus ?? [];
  expect(menus.length).toBeGreaterThan(80);
  expect(shareSettled(menus, 'greedy', 3)).toBeGreaterThanOrEqual(0.5);
  for (const count of [1, 3, 5] as const) expect(ofBest(menus, 'greedy', count)).toBeGreaterThanOrEqual(0.95);
  expect(shareSettled(menus, 'greedy', 1)).toBeGreaterThan(shareSettled(menus, 'random', 1));
});

it('tells apart the menus with five or more questions, where three of them aren’t everything', () => {
  const menus = sets[0]?.menus ?? [];
  const hard = withMany(menus);
  expect(hard.length).toBeGreaterThan(0);
  expect(hard.every(({ questions }) => questions >= 5)).toBe(true);
  expect(hard).toHaveLength(menus.filter(({ questions }) => questions > 4).length);
  expect(shareSettled(hard, 'best possible', 3)).toBeLessThan(shareSettled(menus, 'best possible', 3));
});

it('is written as two tables for each kind of menu', () => {
  const report = writeCallSheetReport(sets);
  expect(report.match(/\| best possible \| /g)).toHaveLength(2 * sets.length);
  expect(report).toContain(`Only the ${withMany(sets[0]?.menus ?? []).length} menus with 5 questions or more`);
});
