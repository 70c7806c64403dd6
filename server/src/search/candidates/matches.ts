import { empty, raw, sql, type Sql } from '../../db/sql.ts';
import type { WordTerms } from '../text-query.ts';
import { wordBits } from '../word-bits.ts';
import type { DishSearch } from './dish-search.ts';

type Words = readonly WordTerms[];

/**
 * Returns the condition that the posting `u` belongs to this row's dish, which has a posting's key. Its ranks are named
 * with it.
 */
export function isSameDish(row: Sql): Sql {
  return sql`u.place = ${row}.place and u.restaurant_id = ${row}.restaurant_id and u.dish_id = ${row}.dish_id`;
}

/** Returns joins of a search's further words, for the dish of a posting: what a match needs besides its rarest word. */
export function otherWords([, ...others]: Words, posting = sql`t`): Sql {
  const joins = others.map(
    (terms, index) => sql`cross join lateral (
      select min(u.rank) as rank from dish_terms u
      where u.term = any(${terms}::text[]) and u.rank = any('{0,1,2}'::smallint[]) and ${isSameDish(posting)} offset 0
    ) ${raw(`w${index}`)}`,
  );
  return joins.reduce((all, join) => sql`${all} ${join}`, empty);
}

/** Returns the condition that all of them match. */
export function hasOthers([, ...others]: Words): Sql {
  return others.reduce((all, _, index) => sql`${all} and ${raw(`w${index}`)}.rank is not null`, empty);
}

/**
 * Limits the number of a word's terms that are looked up in bits: this many, or one, so that few texts of statements
 * exist.
 */
const mostTerms = 4;

/** Returns the condition that the dish of a posting isn't known from its bits to lack the word. */
function mayHave(terms: WordTerms, posting: Sql): Sql {
  const [first = 0n, ...more] = terms.map(wordBits);
  const has = (bits: bigint) => sql`${posting}.words & ${bits}::bigint = ${bits}::bigint`;
  if (terms.length > mostTerms) return sql`true`;
  if (more.length === 0) return has(first);
  const padded = Array.from({ length: mostTerms - 1 }, (_, index) => more[index] ?? first);
  return sql`(${padded.reduce((all, bits) => sql`${all} or ${has(bits)}`, has(first))})`;
}

/**
 * Returns the condition that it may have all further words of a search. Bits exclude most dishes that lack one, without
 * a lookup.
 */
export function mayHaveOthers([, ...others]: Words, posting = sql`t`): Sql {
  return others.reduce((all, terms) => sql`${all} and ${mayHave(terms, posting)}`, empty);
}

/** Returns the worst of the words' ranks. */
export function worstRank([, ...others]: Words): Sql {
  if (others.length === 0) return sql`t.rank`;
  return sql`greatest(t.rank ${others.reduce((all, _, index) => sql`${all}, ${raw(`w${index}`)}.rank`, empty)})`;
}

/** Returns the condition that the dish of a posting costs at most this much. */
export function costs(maxCents: number | undefined, posting = sql`t`): Sql {
  if (maxCents === undefined) return empty;
  return sql`and exists (select 1 from dishes p where p.id = ${posting}.dish_id and p.price_cents <= ${maxCents} offset 0)`;
}

/** Returns the rows of one statement for each, one after the other. */
export function unionOf<T>(each: readonly T[], select: (one: T) => Sql): Sql {
  return each.reduce((all, one, index) => sql`${all} ${index > 0 ? sql`union all` : empty} (${select(one)})`, empty);
}

/** Returns whether a dish may occur several times: through several variants, or several terms of the rarest word. */
export function isRepeated(variants: readonly Words[]): boolean {
  return variants.length > 1 || variants.some(([rarest]) => rarest !== undefined && rarest.length > 1);
}

/**
 * Returns the condition that the dish of the posting `t` isn't known to contain one of these allergens, or has another
 * way to make it.
 */
export function isWithout({ without = 0n, withVariants }: Pick<DishSearch, 'without' | 'withVariants'>): Sql {
  const isFree = sql`t.present & ${without}::bigint = 0`;
  return withVariants === true ? sql`(${isFree} or t.present < 0)` : isFree;
}
