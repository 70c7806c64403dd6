import type { FoundDish, Show } from '@clearplate/contract/assessed-lists';
import type { Recipe } from '@clearplate/contract/recipes';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Db } from '../../db/db.ts';
import { dishTables, packedDishColumns } from '../../db/dish-rows.ts';
import {
  batchesFrom,
  batchOf,
  type DishSearch,
  type Start,
  type CandidateBatches,
} from '../../search/candidates/dish-search.ts';
import type { ScanPosition } from '../../search/candidates/scan-position.ts';
import type { VerdictCount } from '../../search/menu-verdicts.ts';
import { recipeColumns, recipeTables } from '../../db/recipe-rows.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { effortOf } from '../../search/fill-page.ts';
import { countedAs, assessedBy, assessedByPresence, type Assessing } from '../../search/verdict-sql.ts';

/** Is a section of an assessed list: where its batch begins, how long it is, and which of its dishes are asked for. */
export interface AssessedBatch {
  readonly search: DishSearch;
  readonly start: Start | undefined;
  readonly length: number;
  readonly show: Show;
  /** Says how many of them to skip, because they were on the previous page. */
  readonly taken: number;
  readonly limit: number;
  /** Is the maximum number of batches, from this one on. */
  readonly most: number;
}

/** Puts dishes that can be ordered with a change after those that are said to be without as they come. */
const fit = sql`case when c.by_change then 1 else
  case c.verdict when 'cross_contact' then 2 when 'not_verified' then 3 when 'avoid' then 4 else 0 end end`;

/** Holds the SQL that chooses among the assessed dishes `c`. */
const asked: Readonly<Record<Show, Sql>> = {
  shown: sql`(c.by_change or c.verdict is distinct from 'avoid' and c.has_disliked is not true)`,
  hidden: sql`c.verdict is not distinct from 'avoid' and c.by_change is not true`,
  disliked: sql`c.verdict is distinct from 'avoid' and c.has_disliked is true and c.by_change is not true`,
};

/**
 * Returns the order: best matches first, among equal ones the better verdicts, then the nearest. Without a text only
 * the distance counts, unless dishes that can be ordered with a change must come after those that fit as they are.
 */
function orderOf({ query }: DishSearch, { withChange }: Assessing): Sql {
  if (query) return sql`c.rank, ${fit}, c.miles, c.id`;
  return withChange === true ? sql`${fit}, c.n` : sql`c.n`;
}

/**
 * Counts beside the dishes `s`. If those that contain an avoided allergen were left out before, the count tells nothing
 * about any dish.
 */
function verdictOf({ without }: DishSearch, assessing: Assessing): Sql {
  return without === undefined
    ? assessedByPresence(assessing)
    : sql`join dish_bits f on f.dish_id = s.id ${assessedBy(assessing)}`;
}

/**
 * Assesses dishes batch by batch, each in its own order. They are read in this order, so that the limit ends the
 * assessment. Nothing around it may sort the rows, or need them all.
 */
function assessedPage({ search, show, taken, limit, length }: AssessedBatch, count: number, assessing: Assessing): Sql {
  return sql`select row_number() over () as place, c.* from (
    select part.number, c.id, c.miles as distance_miles, c.by_change
    from generate_series(0, ${count - 1}::int) part (number) cross join lateral (
      select * from (
        select s.id, s.rank, s.miles, s.n, judged.verdict, judged.has_disliked, judged.by_change from (
          select *, row_number() over () as n from batch
          offset part.number * ${length}::int limit ${length}) s
        ${verdictOf(search, assessing)} offset 0) c
      where ${asked[show]} order by ${orderOf(search, assessing)}) c
    offset ${taken} limit ${limit}) c`;
}

interface Part<T> {
  readonly items: readonly T[];
  readonly next: Start | undefined;
  readonly effort?: number | undefined;
}

interface PartOfSeveral<T> extends Part<T> {
  readonly several: Pick<CandidateBatches, 'count' | 'startOf'> & { readonly numbers: readonly number[] };
}

/** Says which batch it is in, counted from 0. */
interface InBatch {
  readonly batch: number;
}

async function findPart<T extends { readonly id: number }>(
  db: Db,
  part: AssessedBatch,
  assessing: Assessing,
  shown: { readonly columns: Sql; readonly tables: Sql },
): Promise<PartOfSeveral<T>> {
  const { search, start, length, most } = part;
  const { definitions, reached, after, count, startOf } = batchesFrom(search, start, length, most);
  const isLeft = sql`(select count(*) from page) < ${part.limit}`;
  const rows = await db.query<ScanPosition & ((T & InBatch) | { id: null })>(sql`
    with ${definitions}, page as (${assessedPage(part, count, assessing)})
    select reached.*, found.* from (${reached(isLeft)}) reached left join lateral (
      select ${shown.columns}, page.distance_miles, page.place, page.number as batch
      from page join ${shown.tables} on d.id = page.id) found on true
    order by found.place`);
  const [row] = rows;
  const items = rows.filter((each): each is ScanPosition & T & InBatch => each.id !== null);
  const several = { count, startOf, numbers: items.map(({ batch }) => batch) };
  return { items, several, effort: row && effortOf(row), next: row && after(row) };
}

/**
 * Is a dish whose facts are the JSON that is sent. They are most of a page, and nobody has to parse them on the way.
 */
export type PackedDish = Omit<FoundDish, 'facts' | 'allergens'> &
  (
    | { readonly packed: string; readonly present: readonly AllergenId[]; readonly facts: null }
    | { readonly packed: null; readonly facts: DishFacts }
  );

export function findAssessedDishes(
  db: Db,
  part: AssessedBatch,
  assessing: Assessing,
): Promise<PartOfSeveral<PackedDish>> {
  return findPart(db, part, assessing, { columns: packedDishColumns, tables: dishTables });
}

export function findAssessedRecipes(db: Db, part: AssessedBatch, assessing: Assessing): Promise<PartOfSeveral<Recipe>> {
  return findPart(db, part, assessing, { columns: recipeColumns, tables: sql`(${recipeTables})` });
}

/** Counts the dishes of a batch by their verdicts. */
export async function countBatch(
  db: Db,
  { search, start, length }: Pick<AssessedBatch, 'search' | 'start' | 'length'>,
  assessing: Assessing,
): Promise<Part<VerdictCount>> {
  const { definitions, reached, after } = batchOf(search, start, length);
  const rows = await db.query<ScanPosition & { kind: VerdictCount['kind']; count: number | null }>(sql`
    with ${definitions}
    select reached.*, counted.* from (${reached()}) reached left join (
      select ${countedAs} as kind, count(*)::int as count
      from batch s ${assessedByPresence(assessing)} group by 1) counted on true`);
  const [row] = rows;
  return {
    items: rows.flatMap(({ kind, count }) => (count === null ? [] : [{ kind, count }])),
    next: row && after(row),
  };
}
