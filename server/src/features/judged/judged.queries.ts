import type { FoundDish } from '@clearplate/contract/judged';
import type { Recipe } from '@clearplate/contract/recipes';
import type { AllergenId } from '@clearplate/domain/allergens';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Db } from '../../db/db.ts';
import { dishTables, packedDishColumns } from '../../db/dish-rows.ts';
import { stretchOf, type DishSearch, type Start } from '../../db/dish-search/dish-search.ts';
import type { Reached } from '../../db/dish-search/reached.ts';
import type { VerdictCount } from '../../db/menu-verdicts.ts';
import { recipeColumns, recipeTables } from '../../db/recipe-rows.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { judgedBy, type Judging } from '../../db/verdict-sql.ts';

/** A part of a judged list: where its stretch begins and how long it is, and which of its dishes are asked for. */
export interface JudgedPart {
  readonly search: DishSearch;
  readonly start: Start | undefined;
  readonly length: number;
  /** Those to be avoided instead of the others. */
  readonly hidden: boolean;
  /** So many of those asked for are left out: they stood on the page before. */
  readonly taken: number;
  readonly limit: number;
}

interface Part<T> {
  readonly items: readonly T[];
  readonly next: Start | undefined;
}

/** The best matches first, and of equal ones what fits: then what is nearest. Without a text only the place counts. */
function orderOf({ query }: DishSearch): Sql {
  return query ? sql`c.rank, c.fit, c.miles, c.id` : sql`c.n`;
}

function judgedStretch(judging: Judging): Sql {
  return sql`judged_stretch as (
    select s.id, s.rank, s.miles, s.n, judged.verdict,
      case judged.verdict when 'cross_contact' then 1 when 'not_verified' then 2 when 'avoid' then 3 else 0 end as fit
    from (select *, row_number() over () as n from stretch) s
    join dish_bits f on f.dish_id = s.id ${judgedBy(judging)})`;
}

async function findPart<T extends { readonly id: number }>(
  db: Db,
  { search, start, length, hidden, taken, limit }: JudgedPart,
  judging: Judging,
  shown: { readonly columns: Sql; readonly tables: Sql },
): Promise<Part<T>> {
  const { definitions, reached, after } = stretchOf(search, start, length);
  const order = orderOf(search);
  const rows = await db.query<Reached & (T | { id: null })>(sql`
    with ${definitions}, ${judgedStretch(judging)}, page as (
      select c.id, c.miles as distance_miles, row_number() over (order by ${order}) as place from judged_stretch c
      where (c.verdict is not distinct from 'avoid') = ${hidden}::boolean
      order by ${order} offset ${taken} limit ${limit})
    select reached.*, found.* from (${reached}) reached left join lateral (
      select ${shown.columns}, page.distance_miles, page.place from page join ${shown.tables} on d.id = page.id) found on true
    order by found.place`);
  const [row] = rows;
  return { items: rows.filter((each): each is Reached & T => each.id !== null), next: row && after(row) };
}

/** A dish whose facts are the JSON that is sent: most of a page, which nobody has to read on its way. */
export type PackedDish = Omit<FoundDish, 'facts' | 'allergens'> &
  (
    | { readonly packed: string; readonly present: readonly AllergenId[]; readonly facts: null }
    | { readonly packed: null; readonly facts: DishFacts }
  );

export function findJudgedDishes(db: Db, part: JudgedPart, judging: Judging): Promise<Part<PackedDish>> {
  return findPart(db, part, judging, { columns: packedDishColumns, tables: dishTables });
}

export function findJudgedRecipes(db: Db, part: JudgedPart, judging: Judging): Promise<Part<Recipe>> {
  return findPart(db, part, judging, { columns: recipeColumns, tables: sql`(${recipeTables})` });
}

/** Counts the dishes of a stretch by their verdicts. */
export async function countStretch(
  db: Db,
  { search, start, length }: Pick<JudgedPart, 'search' | 'start' | 'length'>,
  judging: Judging,
): Promise<Part<VerdictCount>> {
  const { definitions, reached, after } = stretchOf(search, start, length);
  const rows = await db.query<Reached & { verdict: VerdictCount['verdict']; count: number | null }>(sql`
    with ${definitions}
    select reached.*, counted.* from (${reached}) reached left join (
      select judged.verdict, count(*)::int as count
      from stretch s join dish_bits f on f.dish_id = s.id ${judgedBy(judging)} group by judged.verdict) counted on true`);
  const [row] = rows;
  return {
    items: rows.flatMap(({ verdict, count }) => (count === null ? [] : [{ verdict, count }])),
    next: row && after(row),
  };
}
