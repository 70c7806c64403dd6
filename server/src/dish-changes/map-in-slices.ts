import { setImmediate } from 'node:timers/promises';

// Other requests wait at most this many milliseconds.
const turn = 15;

/** Does work of some milliseconds for each of many, and lets other requests through in between. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - since < turn) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
