import { restaurantFilters } from '../restaurant-filters.ts';
import { empty, sql, type Sql } from '../sql.ts';
import type { TextQuery, WordTerms } from '../text-query.ts';
import type { DishSearch, Start, Stretch } from './dish-search.ts';
import { costs, hasOthers, isRepeated, otherWords, unionOf, worstRank } from './matches.ts';
import { reachedByKeys, type Reached } from './reached.ts';

type TextSearch = DishSearch & { readonly query: TextQuery };

/** Where not all that is looked at matches, so much is looked at for a stretch, and more for each after it that gave little. */
const lookedAt = { first: 400, most: 6000 };

/** A cursor brings what is planned, and anybody can write one. */
const atMost = (planned: number, length: number) => Math.min(Math.max(planned, length), lookedAt.most);

const hasFilters = ({ cuisine, openAt, maxCents }: DishSearch) =>
  cuisine !== undefined || openAt !== undefined || maxCents !== undefined;

function passesFilters(search: DishSearch, restaurantId: Sql): Sql {
  const { cuisine, openAt } = search;
  if (cuisine === undefined && openAt === undefined) return empty;
  return sql`and exists (
    select 1 from restaurants r where r.id = ${restaurantId} ${restaurantFilters(search)} offset 0)`;
}

/** First what has its rarest word in the name, then the others. */
const inPhase = (phase: number): Sql => (phase === 0 ? sql`t.rank = 0` : sql`t.rank > 0`);

/** The next postings of the rarest words, in the order of restaurants and dishes; a dish may come several times. */
function scan({ query: { variants } }: TextSearch, [phase = 0, restaurant = 0, dish = 0]: Start, most: number): Sql {
  const terms = [...new Set(variants.flatMap(([rarest = []]) => rarest))];
  return sql`select t.restaurant_id as a, t.dish_id as b, t.rank from (
    select t.restaurant_id, t.dish_id, t.rank from unnest(${terms}::text[]) as w (term) cross join lateral (
      select t.restaurant_id, t.dish_id, t.rank from dish_terms t
      where t.term = w.term and ${inPhase(phase)}
        and (t.restaurant_id, t.dish_id) > (${restaurant}::bigint, ${dish}::bigint)
      order by t.restaurant_id, t.dish_id limit ${most}) t
    order by t.restaurant_id, t.dish_id limit ${most}) t`;
}

/** Of a variant what was scanned; where there are several, its own postings among that. */
function match(words: readonly WordTerms[], isOnly: boolean, phase: number): Sql {
  if (isOnly)
    return sql`select t.a, t.b, ${worstRank(words)} as rank
      from (select s.*, s.a as restaurant_id, s.b as dish_id from scanned s) t
      ${otherWords(words)} where true ${hasOthers(words)}`;
  return sql`select s.a, s.b, ${worstRank(words)} as rank from scanned s
    cross join lateral (
      select t.restaurant_id, t.dish_id, t.rank from dish_terms t
      where t.term = any(${words[0] ?? []}::text[]) and t.restaurant_id = s.a and t.dish_id = s.b
        and ${inPhase(phase)} offset 0) t
    ${otherWords(words)} where true ${hasOthers(words)}`;
}

/** What the first phase had is no more in the second. */
function notBefore({ variants }: TextQuery, phase: number): Sql {
  if (phase === 0 || !isRepeated(variants)) return empty;
  const before = unionOf(
    variants,
    (words) => sql`select 1 from dish_terms t ${otherWords(words)}
      where t.term = any(${words[0] ?? []}::text[]) and t.restaurant_id = m.a and t.dish_id = m.b
        and t.rank = 0 ${hasOthers(words)}`,
  );
  return sql`and not exists (${before})`;
}

function goOn(key: readonly number[] | null): readonly number[] {
  return key ?? [0, 0];
}

/** Dishes of the whole country that match a text. However many have its words, so many are looked at and no more. */
export function stretchByText(search: TextSearch, start: Start = [0, 0, 0], length: number): Stretch {
  const { query } = search;
  const { variants } = query;
  const [phase = 0, , , planned = lookedAt.first] = start;
  const isPlain = variants.every((words) => words.length === 1) && !hasFilters(search);
  const mostScanned = isPlain ? length : atMost(planned, length);
  const more = Math.min(planned * 3, lookedAt.most);
  const matches =
    variants.length === 0
      ? sql`select 0::bigint as a, 0::bigint as b, 0::smallint as rank where false`
      : sql`select a, b, min(rank) as rank from (${unionOf(variants, (words) => match(words, variants.length === 1, phase))}) m group by a, b`;
  return {
    definitions: sql`scanned as materialized (${scan(search, start, mostScanned)}), stretch as materialized (
      select t.dish_id as id, m.rank, null::float8 as miles, m.a, m.b from (${matches}) m
      cross join lateral (select m.a as restaurant_id, m.b as dish_id) t
      where true ${notBefore(query, phase)} ${costs(search.maxCents)} ${passesFilters(search, sql`m.a`)}
      order by m.a, m.b limit ${length})`,
    reached: reachedByKeys,
    mostScanned,
    after({ scanned, scannedTo, matched, matchedTo }: Reached) {
      if (matched >= length) return [phase, ...goOn(matchedTo)];
      if (scanned >= mostScanned) return [phase, ...goOn(scannedTo), more];
      return phase === 0 ? [1, 0, 0, planned] : undefined;
    },
  };
}

/** All dishes of the country, the oldest first. */
export function stretchOfAll(
  search: DishSearch,
  [last = 0, planned = lookedAt.first]: Start = [],
  length: number,
): Stretch {
  const mostScanned = hasFilters(search) ? atMost(planned, length) : length;
  const { maxCents } = search;
  return {
    definitions: sql`scanned as materialized (
      select d.id as a, d.restaurant_id as b, d.price_cents from dishes d where d.archived_at is null and d.id > ${last}
      order by d.id limit ${mostScanned}), stretch as materialized (
      select s.a as id, 0 as rank, null::float8 as miles, s.a, s.b from scanned s
      where true ${maxCents === undefined ? empty : sql`and s.price_cents <= ${maxCents}`}
        ${passesFilters(search, sql`s.b`)} order by s.a limit ${length})`,
    reached: reachedByKeys,
    mostScanned,
    after({ scanned, scannedTo, matched, matchedTo }: Reached) {
      if (matched >= length) return goOn(matchedTo).slice(0, 1);
      if (scanned < mostScanned) return undefined;
      return [...goOn(scannedTo).slice(0, 1), Math.min(planned * 3, lookedAt.most)];
    },
  };
}
