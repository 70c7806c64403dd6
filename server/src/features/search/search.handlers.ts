import type { searchCalls } from '@clearplate/contract/search';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import { fillPage, PagePosition } from '../../search/fill-page.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findTakenWords, readQuery } from '../../search/read-query.ts';
import { findSpelling } from '../../search/spelling.ts';
import { findDishesByText, findRestaurantsByText } from './search.queries.ts';

/** Says how many dishes are ordered by their match at once. */
const batchSize = 200;

interface Query {
  readonly q: string;
  readonly zipcode?: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

async function searchRestaurants(db: Db, { q, zipcode: zip, limit, cursor }: Query) {
  const list = JSON.stringify(['restaurants', zip, q]);
  const after = decodeCursor(list, z.tuple([z.number(), z.int()]), cursor);
  const rows = await findRestaurantsByText(db, { query: await readQuery(db, q), zip, after, limit });
  return toPage(
    rows,
    limit,
    (row) => encodeCursor(list, [row.rank, row.id]),
    (row) => row,
  );
}

async function searchDishes(db: Db, { q, zipcode: zip, limit, cursor }: Query) {
  const list = JSON.stringify(['dishes', zip, q]);
  const place = decodeCursor(list, PagePosition, cursor) ?? [null, 0];
  const area = zip === undefined ? ({ kind: 'everywhere' } as const) : ({ kind: 'zip', zip } as const);
  const search = { query: await readQuery(db, q), area };
  const { items, next } = await fillPage(
    (part) => findDishesByText(db, search, { ...part, length: batchSize }),
    place,
    limit,
  );
  return { items, next: next && encodeCursor(list, next) };
}

export const searchHandlers: Handlers<typeof searchCalls> = {
  searchRestaurants: ({ query }, { context: { db } }) => searchRestaurants(db, query),
  searchRestaurantsByPincode: ({ query }, { context: { db } }) => searchRestaurants(db, query),
  searchDishes: ({ query }, { context: { db } }) => searchDishes(db, query),
  searchDishesByPincode: ({ query }, { context: { db } }) => searchDishes(db, query),
  async listCorrections({ query: { q } }, { context: { db } }) {
    const taken = await findTakenWords(db, q);
    return Promise.all(
      taken.map(async ({ typed, terms, name, isKnown }) => ({
        typed,
        meant: name === undefined ? await Promise.all(terms.map((term) => findSpelling(db, term))) : [name],
        is_found: isKnown,
      })),
    );
  },
};
