import type { Dish } from '@clearplate/contract/dishes';
import type { Recipe } from '@clearplate/contract/recipes';
import type { Verdict } from '@clearplate/domain/verdict';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { recipeColumns, recipeTables } from '../../db/recipe-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { rankOf, textQuery } from '../../db/text-search.ts';
import { judgedBy, type Judging } from '../../db/verdict-sql.ts';

/** A place in a list: a dish's rank among the hits (0 without a text) and its id. */
export type Place = readonly [rank: number, id: number];

/** Which dishes are judged, from where on, and how many are looked at. */
export interface Candidates {
  readonly text: string | undefined;
  readonly zip: string | undefined;
  readonly after?: Place | undefined;
  readonly bound: number;
}

/** A judged list: which verdicts it has, and how long its page is. */
export interface JudgedList extends Candidates {
  readonly hidden: boolean;
  readonly limit: number;
}

/** `isEnd`: the last dish that was looked at. It is there for its place, also where `isKept` is false. */
export type JudgedRow<T> = T & {
  readonly id: number;
  readonly rank: number;
  readonly isKept: boolean;
  readonly isEnd: boolean;
};

function inZip(zip: string | undefined): Sql {
  return zip === undefined ? empty : sql`join restaurants z on z.id = d.restaurant_id and z.pin = ${zip}`;
}

function dishesById({ zip, after, bound }: Candidates): Sql {
  return sql`select c.*, row_number() over (order by c.id) as n from (
    select d.id, 0::numeric as rank from dishes d ${inZip(zip)}
    where d.archived_at is null ${after ? sql`and d.id > ${after[1]}` : empty}
    order by d.id limit ${bound}) c`;
}

function dishesByText(text: string, { zip, after, bound }: Candidates): Sql {
  const query = textQuery(text);
  const place =
    after && sql`where h.rank < ${after[0]}::numeric or (h.rank = ${after[0]}::numeric and h.id > ${after[1]})`;
  return sql`select c.*, row_number() over (order by c.rank desc, c.id) as n from (
    select * from (
      select d.id, ${rankOf(sql`d.search`, query)} as rank from dishes d ${inZip(zip)}
      where d.search @@ ${query} and d.archived_at is null) h
    ${place ?? empty} order by h.rank desc, h.id limit ${bound}) c`;
}

/** `id`, `rank` and the number `n` of the first dishes of a list. */
function candidatesOf(list: Candidates): Sql {
  return list.text === undefined ? dishesById(list) : dishesByText(list.text, list);
}

/** The list's own order, as the planner knows it: so it judges no more dishes than the page takes. */
const orderOf = ({ text }: Candidates): Sql => (text === undefined ? sql`c.id` : sql`c.rank desc, c.id`);

/** The ids of a page, and one more when there is a next page. */
function pageOf(list: JudgedList, judging: Judging): Sql {
  const isKept = sql`(judged.verdict is not distinct from 'avoid') = ${list.hidden}::boolean`;
  return sql`select c.id, c.rank, c.n, ${isKept} as "isKept", c.n = ${list.bound}::bigint as "isEnd"
    from (${candidatesOf(list)}) c join dish_facts f on f.dish_id = c.id ${judgedBy(judging)}
    where ${isKept} or c.n = ${list.bound}::bigint order by ${orderOf(list)} limit ${list.limit + 1}`;
}

export function findJudgedDishes(db: Db, list: JudgedList, judging: Judging): Promise<JudgedRow<Dish>[]> {
  return db.query(sql`with page as (${pageOf(list, judging)})
    select ${dishColumns}, page.rank, page."isKept", page."isEnd" from page join ${dishTables} on d.id = page.id
    order by page.n`);
}

export function findJudgedRecipes(db: Db, list: JudgedList, judging: Judging): Promise<JudgedRow<Recipe>[]> {
  return db.query(sql`with page as (${pageOf(list, judging)})
    select ${recipeColumns}, page.rank, page."isKept", page."isEnd" from page join (${recipeTables}) on d.id = page.id
    order by page.n`);
}

export interface VerdictCount {
  readonly verdict: Verdict | null;
  readonly count: number;
}

/** Counts the first `bound` dishes of a list by their verdicts; `isMore`: there are others. */
export function countDishVerdicts(
  db: Db,
  list: Candidates,
  judging: Judging,
): Promise<(VerdictCount & { isMore: boolean })[]> {
  return db.query(sql`
    select judged.verdict, count(*) filter (where c.n <= ${list.bound}::bigint) as count,
      bool_or(c.n > ${list.bound}::bigint) as "isMore"
    from (${candidatesOf({ ...list, bound: list.bound + 1 })}) c join dish_facts f on f.dish_id = c.id ${judgedBy(judging)}
    group by judged.verdict`);
}

/** Counts the dishes of each restaurant by their verdicts. */
export function countMenuVerdicts(
  db: Db,
  restaurantIds: readonly number[],
  judging: Judging,
): Promise<(VerdictCount & { restaurantId: number })[]> {
  return db.query(sql`
    select d.restaurant_id as "restaurantId", judged.verdict, count(*) as count
    from dishes d join dish_facts f on f.dish_id = d.id ${judgedBy(judging)}
    where d.restaurant_id = any(${restaurantIds}::bigint[]) and d.archived_at is null
    group by d.restaurant_id, judged.verdict`);
}
