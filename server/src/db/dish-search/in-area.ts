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
 * The restaurants of an area that pass the filters, the nearest first: `id`, `cell` and `miles`. The "offset 0" here and below
 * keep the planner from turning the order of the work around: from place to word to restaurant, each by its index.
 */
function nearest({ area, ...filters }: AreaSearch): Sql {
  return sql`select * from (${restaurantsIn(area, restaurantFilters(filters))}) n
    order by n.miles, n.id limit ${mostRestaurants}`;
}

/**
 * The postings of a word in the cells of the restaurants nearby, with the miles of those. They stand together in the
 * index, whatever the country has. A full join can't be made by comparing each row with each, which the planner chooses
 * where it expects few.
 */
function postings(terms: WordTerms, ranks: readonly number[]): Sql {
  return sql`select * from (
    select p.*, n.id, n.miles from (
      select t.place, t.restaurant_id, t.dish_id, t.rank, t.present from dish_terms t where t.term = any(${terms}::text[])
        and t.rank = any(${ranks}::smallint[]) and t.place = any((select cells from places)::int[])) p
    full join near n on n.id = p.restaurant_id offset 0) found where found.dish_id is not null and found.id is not null`;
}

const allRanks = [0, 1, 2];

function matchesOf(search: AreaSearch, words: readonly WordTerms[], ranks = allRanks): Sql {
  return sql`select t.dish_id as id, ${worstRank(words)} as rank, t.miles, t.present from (${postings(words[0] ?? [], ranks)}) t
    ${otherWords(words)} where true ${hasOthers(words)} ${costs(search.maxCents)}`;
}

/** The matches in their order. Of a single word those of one rank after the other, so that a full page ends the search. */
function matchesIn(search: AreaSearch, { variants }: TextQuery): Sql {
  const [only = []] = variants;
  if (variants.length === 1 && only.length === 1 && !isRepeated(variants))
    return unionOf(
      allRanks.map((rank) => [rank]),
      (ranks) => sql`select * from (${matchesOf(search, only, ranks)}) m order by m.miles, m.id`,
    );
  const matches = unionOf(variants, (words) => matchesOf(search, words));
  const each = isRepeated(variants)
    ? sql`select id, min(rank) as rank, min(miles) as miles, max(present) as present from (${matches}) m group by id`
    : matches;
  return sql`select * from (${each}) m order by m.rank, m.miles, m.id`;
}

/** With a text the best matches first, then the nearest; in one zip code the oldest. */
function byText(search: AreaSearch, query: TextQuery, passed: number, length: number): Sql {
  if (query.variants.length === 0) return sql`stretch as (${nothing})`;
  return sql`near as materialized (${nearest(search)}),
    places as materialized (select array(select distinct cell_place(cell) from near) as cells),
    stretch as materialized (select * from (${matchesIn(search, query)}) m offset ${passed} limit ${length})`;
}

/** Menu by menu, the nearest restaurant's first. */
function byMenu(search: AreaSearch, passed: number, length: number): Sql {
  const { maxCents } = search;
  return sql`stretch as materialized (
    select d.id, 0 as rank, n.miles, null::bigint as present from (${nearest(search)}) n
    cross join lateral (
      select d.id from dishes d where d.restaurant_id = n.id and d.archived_at is null
        ${maxCents === undefined ? empty : sql`and d.price_cents <= ${maxCents}`} offset 0) d
    order by n.miles, n.id, d.id offset ${passed} limit ${length})`;
}

const nothing = sql`select 0::bigint as id, 0 as rank, null::float8 as miles, null::bigint as present where false`;

/** A stretch of what an area has, behind so many dishes. */
export function stretchInArea(search: AreaSearch, [passed = 0]: Start = [], length: number): Stretch {
  const { query } = search;
  const stretch = query ? byText(search, query, passed, length) : byMenu(search, passed, length);
  return {
    definitions: stretch,
    reached: (isAsked = sql`true`) => reachedByNumber(isAsked),
    mostScanned: length,
    after: ({ matched }) => (matched < length ? undefined : [passed + matched]),
  };
}
