import { expect, it } from 'vitest';
import { effortOf, fillPage, type PagePosition, type Part } from './fill-page.ts';

/** Makes batches of so many dishes that were assessed, of which those with a number can be shown. */
function batchesOf(batches: readonly (readonly number[])[], effort: number | undefined) {
  let asked = 0;
  const find = async ({
    start,
    taken,
    limit,
  }: {
    start: readonly number[] | undefined;
    taken: number;
    limit: number;
  }) => {
    asked += 1;
    const [at = 0] = start ?? [];
    const items = (batches[at] ?? []).slice(taken, taken + limit);
    const part: Part<number> = { items, effort, next: at + 1 < batches.length ? [at + 1] : undefined };
    return part;
  };
  return { find, asked: () => asked };
}

async function walk(batches: readonly (readonly number[])[], effort: number | undefined) {
  const { find, asked } = batchesOf(batches, effort);
  const pages: number[][] = [];
  const statements: number[] = [];
  let place: PagePosition | undefined = [null, 0];
  while (place) {
    const before = asked();
    const page: { items: number[]; next: PagePosition | undefined } = await fillPage(find, place, 2);
    statements.push(asked() - before);
    pages.push(page.items);
    place = page.next;
  }
  return { pages, statements };
}

const none = Array.from({ length: 9 }, () => []);

it('ends a page after so many dishes were assessed, and the next one goes on there', async () => {
  expect(await walk([...none, [1, 2], [3]], 480)).toEqual({
    pages: [[], [], [], [1, 2], [3]],
    statements: [3, 3, 3, 1, 1],
  });
});

it('looks at more batches where less was assessed', async () => {
  expect(await walk([...none, [1, 2], [3]], 10)).toEqual({ pages: [[1, 2], [3]], statements: [10, 1] });
  expect(await walk([...none, ...none, [1]], undefined)).toEqual({ pages: [[], [1]], statements: [12, 7] });
});

it('ends a page also where much was scanned and little was found', async () => {
  const scannedInVain = effortOf({ scanned: 6000, matched: 0 });
  expect(await walk([...none, [1, 2], [3]], scannedInVain)).toEqual({
    pages: [[], [], [], [], [1, 2], [3]],
    statements: [2, 2, 2, 2, 2, 1],
  });
});
