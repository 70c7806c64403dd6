import { beforeAll, expect, it } from 'vitest';
import { measureCallSheet, ofBest, shareSettled, writeCallSheetReport } from './call-sheet.ts';

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

it('is written as a table for each kind of menu', () => {
  expect(writeCallSheetReport(sets)).toContain('| best possible | ');
});
