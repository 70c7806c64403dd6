import { restaurantsIn, type Area } from '../area.ts';
import { restaurantFilters } from '../restaurant-filters.ts';
import { empty, sql, type Sql } from '../sql.ts';
import type { TextQuery, WordTerms } from '../text-query.ts';
import type { DishSearch, Start, Stretch } from './dish-search.ts';
import { costs, hasOthers, isRepeated, otherWords, unionOf, worstRank } from './matches.ts';
import { reachedByNumber } from './reached.ts';

type AreaSearch = DishSearch & { readonly area: Exclude<Area, { kind: 'everywhere' }> };

/** Of an area that has more, the nearest are looked at. */
const mostRestaurants = 5000;

/**
 * The restaurants of an area that pass the filters, the nearest first: `id` and `miles`. The "offset 0" here and below
 * keep the planner from turning the order of the work around: from place to restaurant to word, each by its index.
 */
function nearest({ area, ...filters }: AreaSearch): Sql {
  return sql`select * from (${restaurantsIn(area, restaurantFilters(filters))}) n
    order by n.miles, n.id limit ${mostRestaurants}`;
}

/**
 * The postings of a word in the restaurants nearby, with their miles. One walk through the word's part of the index,
 * which PostgreSQL 17 makes in the order of its pages; a search for each restaurant would cost four pages each. A full
 * join can't be made by comparing each row with each, which the planner chooses where it expects few.
 */
function postings(terms: WordTerms): Sql {
  return sql`select * from (
    select p.restaurant_id, p.dish_id, p.rank, n.miles from (
      select t.restaurant_id, t.dish_id, t.rank from dish_terms t where t.term = any(${terms}::text[])
        and t.restaurant_id = any((select array_agg(near.id) from near)::bigint[])) p
    full join near n on n.id = p.restaurant_id offset 0) found where found.dish_id is not null`;
}

function matchesIn(search: AreaSearch, { variants }: TextQuery): Sql {
  const matches = unionOf(
    variants,
    (words) => sql`select t.dish_id as id, ${worstRank(words)} as rank, t.miles from (${postings(words[0] ?? [])}) t
      ${otherWords(words)} where true ${hasOthers(words)} ${costs(search.maxCents)}`,
  );
  if (!isRepeated(variants)) return matches;
  return sql`select id, min(rank) as rank, min(miles) as miles from (${matches}) m group by id`;
}

/** With a text the best matches first, then the nearest; in one zip code the oldest. */
function byText(search: AreaSearch, query: TextQuery, passed: number, length: number): Sql {
  if (query.variants.length === 0) return sql`stretch as (${nothing})`;
  return sql`near as materialized (${nearest(search)}), stretch as materialized (
    select m.id, m.rank, m.miles from (${matchesIn(search, query)}) m
    order by m.rank, m.miles, m.id offset ${passed} limit ${length})`;
}

/** Menu by menu, the nearest restaurant's first. */
function byMenu(search: AreaSearch, passed: number, length: number): Sql {
  const { maxCents } = search;
  return sql`stretch as materialized (
    select d.id, 0 as rank, n.miles from (${nearest(search)}) n
    cross join lateral (
      select d.id from dishes d where d.restaurant_id = n.id and d.archived_at is null
        ${maxCents === undefined ? empty : sql`and d.price_cents <= ${maxCents}`} offset 0) d
    order by n.miles, n.id, d.id offset ${passed} limit ${length})`;
}

const nothing = sql`select 0::bigint as id, 0 as rank, null::float8 as miles where false`;

/** A stretch of what an area has, behind so many dishes. */
export function stretchInArea(search: AreaSearch, [passed = 0]: Start = [], length: number): Stretch {
  const { query } = search;
  const stretch = query ? byText(search, query, passed, length) : byMenu(search, passed, length);
  return {
    definitions: stretch,
    reached: reachedByNumber,
    mostScanned: length,
    after: ({ matched }) => (matched < length ? undefined : [passed + matched]),
  };
}
