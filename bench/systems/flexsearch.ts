import { Index } from 'flexsearch';
import type { Db } from '../../server/src/db/db.ts';
import { keepDishes } from './kept-dishes.ts';
import { readPlainDishes } from './read-plain-dishes.ts';
import type { Searcher } from './searcher.ts';

/** More than any text matches, because the filter comes afterwards. */
const everything = 10_000_000;

/** FlexSearch in this process: whole words, and prefixes for suggesting names. */
export async function flexSearch(db: Db): Promise<Searcher> {
  const start = performance.now();
  const kept = keepDishes();
  const index = new Index({ tokenize: 'strict' });
  const names = new Index({ tokenize: 'forward' });
  for await (const dish of readPlainDishes(db)) {
    const at = kept.add(dish);
    const { name, description, ingredients } = dish;
    index.add(at, `${name} ${description} ${ingredients}`);
    names.add(at, name);
  }
  const search = (among: Index, q: string, limit: number) => among.search(q, { limit }) as number[];
  return {
    buildSeconds: (performance.now() - start) / 1000,
    findDishes: async (request) => kept.pass(search(index, request.q, everything), request),
    suggest: async (q, limit) => {
      const found = search(names, q, limit * 5);
      return [...new Set(found.map((at) => kept.names[at] ?? ''))].slice(0, limit);
    },
  };
}
