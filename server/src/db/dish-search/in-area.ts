import { restaurantsIn, type Area } from '../area.ts';
import { restaurantFilters } from '../restaurant-filters.ts';
import { empty, raw, sql, type Sql } from '../sql.ts';
import type { TextQuery, WordTerms } from '../text-query.ts';
import type { DishSearch, Start, Stretch } from './dish-search.ts';
import { costs, isRepeated, isWithout, unionOf } from './matches.ts';
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

/** The postings of a word in the cells of the restaurants nearby: they stand together, whatever the country has. */
function postings(terms: WordTerms, ranks: readonly number[]): Sql {
  return sql`select t.dish_id, t.restaurant_id, t.rank, t.present from dish_terms t where t.term = any(${terms}::text[])
    and t.rank = any(${ranks}::smallint[]) and t.place = any((select cells from places)::int[])`;
}

const allRanks = [0, 1, 2];

/** A further word as `dish_id` and `rank`, each dish once. */
function furtherWord(terms: WordTerms): Sql {
  const found = postings(terms, allRanks);
  return terms.length === 1 ? found : sql`select dish_id, min(rank) as rank from (${found}) p group by dish_id`;
}

/**
 * The dishes nearby that have all of the words, with their miles. A full join can't be made by comparing each row with
 * each, which the planner chooses where it expects few; nor can it be turned into another one behind the fence.
 */
function matchesOf(search: AreaSearch, [rarest = [], ...others]: readonly WordTerms[], ranks = allRanks): Sql {
  const word = (index: number) => raw(`w${index}`);
  const all = (each: (index: number) => Sql) => others.reduce((so, _, index) => sql`${so} ${each(index)}`, empty);
  const joins = others.map(
    (terms, index) => sql`full join (${furtherWord(terms)}) ${word(index)} on ${word(index)}.dish_id = p.dish_id`,
  );
  return sql`select t.dish_id as id, t.rank, t.miles, t.present from (
    select p.dish_id, n.id, n.miles, p.present, greatest(p.rank ${all((index) => sql`, ${word(index)}.rank`)}) as rank,
      n.id is not null ${all((index) => sql`and ${word(index)}.rank is not null`)} as has_all
    from (${postings(rarest, ranks)} and ${isWithout(search.without)}) p full join near n on n.id = p.restaurant_id
    ${joins.reduce((so, join) => sql`${so} ${join}`, empty)} offset 0) t
    where t.dish_id is not null and t.has_all ${costs(search.maxCents)}`;
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
