import type { FoundDish } from '@clearplate/contract/judged';
import type { Recipe } from '@clearplate/contract/recipes';
import { inArea, milesAway, type Area } from '../../db/area.ts';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import type { VerdictCount } from '../../db/menu-verdicts.ts';
import { recipeColumns, recipeTables } from '../../db/recipe-rows.ts';
import { restaurantFilters, type RestaurantFilters } from '../../db/restaurant-filters.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { rankOf, textQuery } from '../../db/text-search.ts';
import { judgedBy, type Judging } from '../../db/verdict-sql.ts';

/** A place in a list: what it is ordered by first, the lowest first (0: nothing), and the dish's id. */
export type Place = readonly [rank: number, id: number];

/** Which dishes, wherever they are looked for. */
export interface DishFilters extends RestaurantFilters {
  readonly text?: string | undefined;
  readonly area: Area;
  readonly maxCents?: number | undefined;
}

/** Which dishes are judged, from where on, and how many are looked at. */
export interface Candidates extends DishFilters {
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

/** The best matches first; without a text the nearest, or the oldest where no place is given. */
function rankIn({ text, area }: DishFilters): Sql {
  if (text !== undefined) return sql`-${rankOf(sql`d.search`, textQuery(text))}`;
  return area.kind === 'around' ? sql`round((${milesAway(area)})::numeric, 4)` : sql`0::numeric`;
}

/** `id`, `rank`, the distance and the number `n` of the first dishes of a list. */
function candidatesOf(list: Candidates): Sql {
  const { text, area, maxCents, after, bound } = list;
  return sql`select c.*, row_number() over (order by c.rank, c.id) as n from (
    select * from (
      select d.id, ${rankIn(list)} as rank, ${milesAway(area)} as distance_miles
      from dishes d join restaurants r on r.id = d.restaurant_id
      where d.archived_at is null ${text === undefined ? empty : sql`and d.search @@ ${textQuery(text)}`}
        ${maxCents === undefined ? empty : sql`and d.price_cents <= ${maxCents}`}
        ${inArea(area)} ${restaurantFilters(list)}) h
    ${after ? sql`where (h.rank, h.id) > (${after[0]}::numeric, ${after[1]}::bigint)` : empty}
    order by h.rank, h.id limit ${bound}) c`;
}

/** The ids of a page, and one more when there is a next page. */
function pageOf(list: JudgedList, judging: Judging): Sql {
  const isKept = sql`(judged.verdict is not distinct from 'avoid') = ${list.hidden}::boolean`;
  return sql`select c.id, c.rank, c.distance_miles, c.n, ${isKept} as "isKept", c.n = ${list.bound}::bigint as "isEnd"
    from (${candidatesOf(list)}) c join dish_bits f on f.dish_id = c.id ${judgedBy(judging)}
    where ${isKept} or c.n = ${list.bound}::bigint order by c.rank, c.id limit ${list.limit + 1}`;
}

export function findJudgedDishes(db: Db, list: JudgedList, judging: Judging): Promise<JudgedRow<FoundDish>[]> {
  return db.query(sql`with page as (${pageOf(list, judging)})
    select ${dishColumns}, page.rank, page.distance_miles, page."isKept", page."isEnd" from page join ${dishTables} on d.id = page.id
    order by page.n`);
}

export function findJudgedRecipes(db: Db, list: JudgedList, judging: Judging): Promise<JudgedRow<Recipe>[]> {
  return db.query(sql`with page as (${pageOf(list, judging)})
    select ${recipeColumns}, page.rank, page."isKept", page."isEnd" from page join (${recipeTables}) on d.id = page.id
    order by page.n`);
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
    from (${candidatesOf({ ...list, bound: list.bound + 1 })}) c join dish_bits f on f.dish_id = c.id ${judgedBy(judging)}
    group by judged.verdict`);
}
