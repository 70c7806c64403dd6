import type { searchCalls } from '@clearplate/contract/search';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findDishesByText, findRestaurantsByText, type Ranked, type Search } from './search.queries.ts';

interface Query {
  readonly q: string;
  readonly zipcode?: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

async function search<T extends { readonly id: number }>(
  kind: string,
  find: (db: Db, search: Search) => Promise<Ranked<T>[]>,
  db: Db,
  { q, zipcode: zip, limit, cursor }: Query,
) {
  const list = JSON.stringify([kind, zip, q]);
  const after = decodeCursor(list, z.tuple([z.number(), z.int()]), cursor);
  const rows = await find(db, { text: q, zip, after, limit });
  return toPage(
    rows,
    limit,
    (row) => encodeCursor(list, [row.rank, row.id]),
    (row) => row,
  );
}

export const searchHandlers: Handlers<typeof searchCalls> = {
  searchRestaurants: ({ query }, { context: { db } }) => search('restaurants', findRestaurantsByText, db, query),
  searchRestaurantsByPincode: ({ query }, { context: { db } }) =>
    search('restaurants', findRestaurantsByText, db, query),
  searchDishes: ({ query }, { context: { db } }) => search('dishes', findDishesByText, db, query),
  searchDishesByPincode: ({ query }, { context: { db } }) => search('dishes', findDishesByText, db, query),
};
