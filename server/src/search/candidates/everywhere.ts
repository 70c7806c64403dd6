import { restaurantFilters } from '../restaurant-filters.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import type { TextQuery, WordTerms } from '../text-query.ts';
import type { DishSearch, Start, CandidateBatch } from './dish-search.ts';
import {
  costs,
  hasOthers,
  isRepeated,
  isSameDish,
  isWithout,
  mayHaveOthers,
  otherWords,
  unionOf,
  worstRank,
} from './matches.ts';
import { positionByKeys, type ScanPosition } from './scan-position.ts';

type TextSearch = DishSearch & { readonly query: TextQuery };

/**
 * If not everything that is scanned matches, this much is scanned for a batch, and more for each batch after one that
 * found little.
 */
const lookedAt = { first: 400, most: 6000 };

/** A cursor contains this plan, and anybody can write one. */
const atMost = (planned: number, length: number) => Math.min(Math.max(planned, length), lookedAt.most);

/** Is the greatest number that a posting's `place` can be. */
const mostPlace = 2 ** 31 - 1;

const hasFilters = ({ cuisine, openAt, maxCents }: DishSearch) =>
  cuisine !== undefined || openAt !== undefined || maxCents !== undefined;

function passesFilters(search: DishSearch, restaurantId: Sql): Sql {
  const { cuisine, openAt } = search;
  if (cuisine === undefined && openAt === undefined) return empty;
  return sql`and exists (
    select 1 from restaurants r where r.id = ${restaurantId} ${restaurantFilters(search)} offset 0)`;
}

/**
 * Is the last of the phases: dishes with the rarest word in the name, then in the description or the cuisine, then
 * among the ingredients.
 */
const lastPhase = 2;

/** Reads where a batch begins. A cursor contains it, and anybody can write one with numbers that no column can hold. */
function readStart([phase = 0, place = 0, restaurant = 0, dish = 0, planned = lookedAt.first]: Start) {
  return {
    phase: Math.min(phase, lastPhase),
    after: [Math.min(place, mostPlace), restaurant, dish] as const,
    planned,
  };
}

/** Returns the next postings of the rarest words, by place. A dish may occur several times. */
function scan(
  { query: { variants } }: TextSearch,
  { phase, after: [place, restaurant, dish] }: ReturnType<typeof readStart>,
  most: number,
): Sql {
  const terms = [...new Set(variants.flatMap(([rarest = []]) => rarest))];
  const postingsOf = (term: Sql) => sql`
    select t.place, t.restaurant_id, t.dish_id, t.rank, t.present, t.words from dish_terms t
    where t.term = ${term} and t.rank = ${phase}::smallint
      and (t.place, t.restaurant_id, t.dish_id) > (${place}::int, ${restaurant}::bigint, ${dish}::bigint)
    order by t.place, t.restaurant_id, t.dish_id limit ${most}`;
  const [only, ...others] = terms;
  // A single term's postings are in this order already.
  if (only !== undefined && others.length === 0) return postingsOf(sql`${only}::text`);
  return sql`select t.* from unnest(${terms}::text[]) as w (term) cross join lateral (${postingsOf(sql`w.term`)}) t
    order by t.place, t.restaurant_id, t.dish_id limit ${most}`;
}

/** Returns what was scanned for a variant. If there are several, these are its own postings among it. */
function match(words: readonly WordTerms[], isOnly: boolean, phase: number, search: TextSearch): Sql {
  const own = sql`select s.* from scanned s cross join lateral (
    select 1 from dish_terms u where u.term = any(${words[0] ?? []}::text[]) and u.rank = ${phase}::smallint
      and ${isSameDish(sql`s`)} limit 1) u`;
  return sql`select t.place, t.restaurant_id, t.dish_id, t.present, ${worstRank(words)} as rank
    from (${isOnly ? sql`select * from scanned` : own}) t ${otherWords(words)} where ${isWithout(search)} ${mayHaveOthers(words)} ${hasOthers(words)}`;
}

/** Excludes what an earlier phase had. */
function notBefore({ variants }: TextQuery, phase: number): Sql {
  if (phase === 0 || !isRepeated(variants)) return empty;
  const earlier = Array.from({ length: phase }, (_, rank) => rank);
  const before = unionOf(
    variants,
    (words) => sql`select 1 from dish_terms u ${otherWords(words, sql`m`)}
      where u.term = any(${words[0] ?? []}::text[]) and u.rank = any(${earlier}::smallint[])
        and ${isSameDish(sql`m`)} ${hasOthers(words)}`,
  );
  return sql`and not exists (${before})`;
}

function goOn(key: readonly number[] | null): readonly number[] {
  return key ?? [];
}

const byPlace = sql`place, restaurant_id, dish_id`;

/**
 * Returns dishes of the whole country that match a text. However many contain its words, only this many are scanned.
 */
export function batchByText(search: TextSearch, start: Start = [], length: number): CandidateBatch {
  const { query } = search;
  const { variants } = query;
  const begin = readStart(start);
  const { phase, planned } = begin;
  const isPlain = variants.every((words) => words.length === 1) && !hasFilters(search);
  const mostScanned = isPlain ? length : atMost(planned, length);
  const more = Math.min(planned * 3, lookedAt.most);
  const isOnly = variants.length === 1;
  const matches =
    variants.length === 0
      ? sql`select * from scanned where false`
      : sql`select ${byPlace}, min(rank) as rank, max(present) as present
          from (${unionOf(variants, (words) => match(words, isOnly, phase, search))}) m group by ${byPlace}`;
  return {
    definitions: sql`scanned as materialized (${scan(search, begin, mostScanned)}), batch as materialized (
      select m.*, m.dish_id as id, null::float8 as miles from (${matches}) m
      where true ${notBefore(query, phase)} ${costs(search.maxCents, sql`m`)} ${passesFilters(search, sql`m.restaurant_id`)}
      order by ${byPlace} limit ${length})`,
    reached: () => positionByKeys(byPlace),
    mostScanned,
    after({ scanned, scannedTo, matched, matchedTo }: ScanPosition) {
      if (matched >= length) return [phase, ...goOn(matchedTo)];
      if (scanned >= mostScanned) return [phase, ...goOn(scannedTo), more];
      return phase < lastPhase ? [phase + 1, 0, 0, 0, planned] : undefined;
    },
  };
}

/** Returns all dishes of the country, oldest first. */
export function batchOfAll(
  search: DishSearch,
  [last = 0, planned = lookedAt.first]: Start = [],
  length: number,
): CandidateBatch {
  const mostScanned = hasFilters(search) ? atMost(planned, length) : length;
  const { maxCents } = search;
  return {
    definitions: sql`scanned as materialized (
      select d.id, d.restaurant_id, d.price_cents from dishes d where d.archived_at is null and d.id > ${last}
      order by d.id limit ${mostScanned}), batch as materialized (
      select s.id, 0 as rank, null::float8 as miles, null::bigint as present from scanned s
      where true ${maxCents === undefined ? empty : sql`and s.price_cents <= ${maxCents}`}
        ${passesFilters(search, sql`s.restaurant_id`)} order by s.id limit ${length})`,
    reached: () => positionByKeys(sql`id`),
    mostScanned,
    after({ scanned, scannedTo, matched, matchedTo }: ScanPosition) {
      if (matched >= length) return goOn(matchedTo);
      if (scanned < mostScanned) return undefined;
      return [...goOn(scannedTo), Math.min(planned * 3, lookedAt.most)];
    },
  };
}
