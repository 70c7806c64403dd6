import { milesAway, restaurantsIn, type Area } from '../../db/area.ts';
import { restaurantFilters } from '../restaurant-filters.ts';
import { empty, raw, sql, type Sql } from '../../db/sql.ts';
import type { TextQuery, WordTerms } from '../text-query.ts';
import type { DishSearch, Start, CandidateBatch } from './dish-search.ts';
import { costs, hasOthers, isRepeated, isWithout, unionOf, worstRank } from './matches.ts';
import { positionByNumber } from './scan-position.ts';

type AreaSearch = DishSearch & { readonly area: Exclude<Area, { kind: 'everywhere' }> };

/** Without a text, an area with more dishes has only its nearest ones scanned. */
const mostRestaurants = 5000;

/** Returns whether restaurants have to be found before words. Around a place, postings contain their own location. */
const isByRestaurant = ({ area, cuisine, openAt }: AreaSearch) =>
  area.kind === 'zip' || cuisine !== undefined || openAt !== undefined;

/**
 * Returns the condition that a posting `t` is in the area, as far as its index tells; and if restaurants count, that
 * its own is one of `own`.
 */
function isThere(search: AreaSearch): Sql {
  const { area } = search;
  const places =
    area.kind === 'around' ? sql`${area.cells.places}` : sql`(select array(select distinct cell_place(cell) from own))`;
  // The comparison with true makes the planner build one table of them, instead of looking each one up.
  const isOwn = isByRestaurant(search) ? sql`and (t.restaurant_id in (select id from own)) is true` : empty;
  return sql`t.place = any(${places}::int[]) ${isOwn}`;
}

const anyRank = sql`'{0,1,2}'::smallint[]`;

/** Returns the postings of a word in an area. They are adjacent, however many the country has. */
function postings(search: AreaSearch, terms: WordTerms, ranks: Sql): Sql {
  return sql`select t.dish_id, t.rank, t.present, t.lat, t.lng from dish_terms t
    where t.term = any(${terms}::text[]) and t.rank = any(${ranks}) and ${isThere(search)}
      and ${isWithout(search)}`;
}

/** Returns a further word's matches as `dish_id` and `rank`, each dish once. */
function furtherWord(search: AreaSearch, terms: WordTerms): Sql {
  const found = postings(search, terms, anyRank);
  return terms.length === 1 ? found : sql`select dish_id, min(rank) as rank from (${found}) p group by dish_id`;
}

function isNear(area: AreaSearch['area']): Sql {
  return area.kind === 'around' ? sql`and m.miles <= ${area.miles}::float8` : empty;
}

/**
 * Returns the dishes nearby with all of the words, and their distances. A full join can't be a nested loop, which the
 * planner chooses if it expects few rows, and the fence keeps it from becoming another join.
 */
function matchesOf(search: AreaSearch, words: readonly WordTerms[], ranks = anyRank): Sql {
  const [rarest = [], ...others] = words;
  const joins = others.reduce((all, terms, index) => {
    const word = raw(`w${index}`);
    return sql`${all} full join (${furtherWord(search, terms)}) ${word} on ${word}.dish_id = t.dish_id`;
  }, empty);
  return sql`select m.dish_id as id, m.rank, m.miles, m.present from (
    select t.dish_id, t.present, ${worstRank(words)} as rank, true ${hasOthers(words)} as has_all,
      ${milesAway(search.area, sql`t`)} as miles
    from (${postings(search, rarest, ranks)}) t ${joins} offset 0) m
    where m.dish_id is not null and m.has_all ${isNear(search.area)} ${costs(search.maxCents, sql`m`)}`;
}

/** Returns the matches in order. Those of a single word come rank by rank, so that a full page ends the search. */
function matchesIn(search: AreaSearch, { variants }: TextQuery): Sql {
  const [only = []] = variants;
  if (variants.length === 1 && only.length === 1 && !isRepeated(variants))
    return sql`select m.* from unnest(${anyRank}) as ranks (rank) cross join lateral (
      select * from (${matchesOf(search, only, sql`array[ranks.rank]`)}) m order by m.miles, m.id offset 0) m`;
  const matches = unionOf(variants, (words) => matchesOf(search, words));
  const each = isRepeated(variants)
    ? sql`select id, min(rank) as rank, min(miles) as miles, max(present) as present from (${matches}) m group by id`
    : matches;
  return sql`select * from (${each}) m order by m.rank, m.miles, m.id`;
}

/** With a text, best matches come first, then the nearest; in one zip code the oldest. */
function byText(search: AreaSearch, query: TextQuery, passed: number, length: number): Sql {
  if (query.variants.length === 0) return sql`batch as (${nothing})`;
  const restaurants = restaurantsIn(search.area, restaurantFilters(search));
  const own = isByRestaurant(search) ? sql`own as materialized (${restaurants}),` : empty;
  const matches = matchesIn(search, query);
  return sql`${own} batch as materialized (select * from (${matches}) m offset ${passed} limit ${length})`;
}

/** Returns menu by menu, the nearest restaurant's first. */
function byMenu(search: AreaSearch, passed: number, length: number): Sql {
  const { area, maxCents } = search;
  return sql`batch as materialized (
    select d.id, 0 as rank, n.miles, null::bigint as present from (
      select * from (${restaurantsIn(area, restaurantFilters(search))}) n
      order by n.miles, n.id limit ${mostRestaurants}) n
    cross join lateral (
      select d.id from dishes d where d.restaurant_id = n.id and d.archived_at is null
        ${maxCents === undefined ? empty : sql`and d.price_cents <= ${maxCents}`} offset 0) d
    order by n.miles, n.id, d.id offset ${passed} limit ${length})`;
}

const nothing = sql`select 0::bigint as id, 0 as rank, null::float8 as miles, null::bigint as present where false`;

/** Returns a batch of an area's results, after this many dishes. */
export function batchInArea(search: AreaSearch, [passed = 0]: Start = [], length: number): CandidateBatch {
  const { query } = search;
  const batch = query ? byText(search, query, passed, length) : byMenu(search, passed, length);
  return {
    definitions: batch,
    reached: positionByNumber,
    mostScanned: length,
    after: ({ matched }) => (matched < length ? undefined : [passed + matched]),
  };
}
