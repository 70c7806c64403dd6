import type { Db } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';

/** Is the protocol's bound for a file (sitemaps.org). */
const mostAddresses = 50_000;
/** Limits the files of one kind. An index may name 50,000. */
const mostFiles = 20_000;
const batch = 5000;

export type ListedKind = 'dishes' | 'restaurants';

export interface ListedPage {
  readonly id: number;
  /** Says when the page's content last changed; null if unknown. */
  readonly changed: Date | null;
}

/**
 * Each file has the dishes of a range of ids, so that it costs the same however many dishes there are, and stays the
 * same.
 */
function findDishes(db: Db, after: number, last: number): Promise<ListedPage[]> {
  return db.query<ListedPage>(sql`
    select id, coalesce((select at from dish_history h where h.dish_id = d.id order by h.id desc limit 1), created_at)
      as changed
    from dishes d where id > ${after} and id <= ${last} and archived_at is null order by id limit ${batch}`);
}

/** It has no date: the page shows the menu, and the restaurant's own date would miss changes there. */
function findRestaurants(db: Db, after: number, last: number): Promise<ListedPage[]> {
  return db.query<ListedPage>(sql`
    select id, null as changed from restaurants where id > ${after} and id <= ${last} order by id limit ${batch}`);
}

const find = { dishes: findDishes, restaurants: findRestaurants };

/** Reads the pages of a file, counted from 1, in short statements. */
export async function* readListed(db: Db, kind: ListedKind, file: number): AsyncGenerator<ListedPage[]> {
  const last = file * mostAddresses;
  let after = last - mostAddresses;
  while (after < last) {
    const pages = await find[kind](db, after, last);
    if (pages.length > 0) yield pages;
    after = pages.length < batch ? last : (pages.at(-1)?.id ?? last);
  }
}

const listed = { dishes: sql`dishes where archived_at is null`, restaurants: sql`restaurants where true` };

async function findFilesOf(db: Db, kind: ListedKind): Promise<{ kind: ListedKind; file: number }[]> {
  const [last] = await db.query<{ id: number }>(sql`select id from ${raw(kind)} order by id desc limit 1`);
  const most = Math.min(mostFiles, Math.ceil((last?.id ?? 0) / mostAddresses));
  const rows = await db.query<{ file: number }>(sql`
    select file from generate_series(1, ${most}::int) file where exists (
      select from ${listed[kind]} and id > (file - 1) * ${mostAddresses}::bigint and id <= file * ${mostAddresses}::bigint)
    order by file`);
  return rows.map(({ file }) => ({ kind, file }));
}

/** Returns the files that aren't empty. */
export async function findFiles(db: Db): Promise<{ kind: ListedKind; file: number }[]> {
  return [...(await findFilesOf(db, 'restaurants')), ...(await findFilesOf(db, 'dishes'))];
}
