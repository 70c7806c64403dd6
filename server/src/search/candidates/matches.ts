import { empty, raw, sql, type Sql } from '../../db/sql.ts';
import type { WordTerms } from '../text-query.ts';
import { wordBits } from '../word-bits.ts';
import type { DishSearch } from './dish-search.ts';

type Words = readonly WordTerms[];

/** That the posting `u` is of the dish of this row, which has the key of a posting; its ranks are named beside it. */
export function isSameDish(row: Sql): Sql {
  return sql`u.place = ${row}.place and u.restaurant_id = ${row}.restaurant_id and u.dish_id = ${row}.dish_id`;
}

/** A search's further words, for the dish of a posting: what a match needs beside its rarest word. */
export function otherWords([, ...others]: Words, posting = sql`t`): Sql {
  const joins = others.map(
    (terms, index) => sql`cross join lateral (
      select min(u.rank) as rank from dish_terms u
      where u.term = any(${terms}::text[]) and u.rank = any('{0,1,2}'::smallint[]) and ${isSameDish(posting)} offset 0
    ) ${raw(`w${index}`)}`,
  );
  return joins.reduce((all, join) => sql`${all} ${join}`, empty);
}

/** That all of them are there. */
export function hasOthers([, ...others]: Words): Sql {
  return others.reduce((all, _, index) => sql`${all} and ${raw(`w${index}`)}.rank is not null`, empty);
}

/** So many terms of a word are looked for in bits, or one: a statement's text doesn't tell how many there are. */
const mostTerms = 4;

/** That the dish of a posting isn't known by its bits to lack the word. */
function mayHave(terms: WordTerms, posting: Sql): Sql {
  const [first = 0n, ...more] = terms.map(wordBits);
  const has = (bits: bigint) => sql`${posting}.words & ${bits}::bigint = ${bits}::bigint`;
  if (terms.length > mostTerms) return sql`true`;
  if (more.length === 0) return has(first);
  const padded = Array.from({ length: mostTerms - 1 }, (_, index) => more[index] ?? first);
  return sql`(${padded.reduce((all, bits) => sql`${all} or ${has(bits)}`, has(first))})`;
}

/** That it may have all further words of a search. A dish that lacks one is mostly told by that, and looked up no further. */
export function mayHaveOthers([, ...others]: Words, posting = sql`t`): Sql {
  return others.reduce((all, terms) => sql`${all} and ${mayHave(terms, posting)}`, empty);
}

/** The worst of the places where the words stand. */
export function worstRank([, ...others]: Words): Sql {
  if (others.length === 0) return sql`t.rank`;
  return sql`greatest(t.rank ${others.reduce((all, _, index) => sql`${all}, ${raw(`w${index}`)}.rank`, empty)})`;
}

/** That the dish of a posting costs at most so much. */
export function costs(maxCents: number | undefined, posting = sql`t`): Sql {
  if (maxCents === undefined) return empty;
  return sql`and exists (select 1 from dishes p where p.id = ${posting}.dish_id and p.price_cents <= ${maxCents} offset 0)`;
}

/** The rows of one statement for each, one after the other. */
export function unionOf<T>(each: readonly T[], select: (one: T) => Sql): Sql {
  return each.reduce((all, one, index) => sql`${all} ${index > 0 ? sql`union all` : empty} (${select(one)})`, empty);
}

/** Whether a dish can come several times: by several variants, or by several terms of the rarest word. */
export function isRepeated(variants: readonly Words[]): boolean {
  return variants.length > 1 || variants.some(([rarest]) => rarest !== undefined && rarest.length > 1);
}

/** That the dish of the posting `t` isn't known to hold one of these allergens, or is made another way as well. */
export function isWithout({ without = 0n, withVariants }: Pick<DishSearch, 'without' | 'withVariants'>): Sql {
  const isFree = sql`t.present & ${without}::bigint = 0`;
  return withVariants === true ? sql`(${isFree} or t.present < 0)` : isFree;
}
