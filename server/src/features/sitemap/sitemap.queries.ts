import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** The protocol's bound for a file (sitemaps.org). */
const mostAddresses = 50_000;
/** Of a kind: an index may name 50,000. */
const mostFiles = 20_000;
const batch = 5000;

export type ListedKind = 'dishes' | 'restaurants';

export interface ListedPage {
  readonly id: number;
  /** When what the page says was changed last; null where nothing tells. */
  readonly changed: Date | null;
}

/** The dishes of the ids of one file: by those, a file costs the same however many there are, and stays what it was. */
function findDishes(db: Db, after: number, last: number): Promise<ListedPage[]> {
  return db.query<ListedPage>(sql`
    select id, coalesce((select at from dish_history h where h.dish_id = d.id order by h.id desc limit 1), created_at)
      as changed
    from dishes d where id > ${after} and id <= ${last} and archived_at is null order by id limit ${batch}`);
}

/** Without a date: the page has the menu, and the restaurant's own date would miss what changes in that. */
function findRestaurants(db: Db, after: number, last: number): Promise<ListedPage[]> {
  return db.query<ListedPage>(sql`
    select id, null as changed from restaurants where id > ${after} and id <= ${last} order by id limit ${batch}`);
}

const find = { dishes: findDishes, restaurants: findRestaurants };

/** The pages of a file, counted from 1, in statements that are short each. */
export async function* readListed(db: Db, kind: ListedKind, file: number): AsyncGenerator<ListedPage[]> {
  const last = file * mostAddresses;
  let after = last - mostAddresses;
  while (after < last) {
    const pages = await find[kind](db, after, last);
    if (pages.length > 0) yield pages;
    after = pages.length < batch ? last : (pages.at(-1)?.id ?? last);
  }
}

const filesUpTo = (most: number | undefined) => Math.min(mostFiles, Math.ceil((most ?? 0) / mostAddresses));

async function findDishFiles(db: Db): Promise<{ file: number }[]> {
  const [last] = await db.query<{ id: number }>(sql`select id from dishes order by id desc limit 1`);
  return db.query(sql`
    select file from generate_series(1, ${filesUpTo(last?.id)}::int) file where exists (
      select from dishes where archived_at is null
        and id > (file - 1) * ${mostAddresses}::bigint and id <= file * ${mostAddresses}::bigint)
    order by file`);
}

async function findRestaurantFiles(db: Db): Promise<{ file: number }[]> {
  const [last] = await db.query<{ id: number }>(sql`select id from restaurants order by id desc limit 1`);
  return db.query(sql`
    select file from generate_series(1, ${filesUpTo(last?.id)}::int) file where exists (
      select from restaurants where id > (file - 1) * ${mostAddresses}::bigint and id <= file * ${mostAddresses}::bigint)
    order by file`);
}

/** The files in which something stands. */
export async function findFiles(db: Db): Promise<{ kind: ListedKind; file: number }[]> {
  const [restaurants, dishes] = [await findRestaurantFiles(db), await findDishFiles(db)];
  return [
    ...restaurants.map(({ file }) => ({ kind: 'restaurants' as const, file })),
    ...dishes.map(({ file }) => ({ kind: 'dishes' as const, file })),
  ];
}
