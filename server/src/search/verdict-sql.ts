import { dayMs } from '@clearplate/domain/facts/instants';
import type { AvoidedSets } from '@clearplate/domain/verdict/avoided-sets';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { codeBits, lexiconCode, termCodes } from './dish-bits.ts';
import { sql, type Sql } from '../db/sql.ts';

/** Holds what is avoided, and what a dish is assessed with. */
export interface Assessing extends AssessContext {
  readonly avoided: AvoidedSets;
  /** Holds what somebody would rather not eat. */
  readonly disliked: AvoidedSets;
  /** Says whether variants count if the dish as it comes doesn't answer. */
  readonly withChange?: boolean | undefined;
}

/**
 * A statement holds if it is at most `statementDays` old, and at most a day ahead of the clock. Without a date it
 * doesn't.
 */
function holds(at: Sql, { now, statementDays }: Assessing): Sql {
  const from = new Date(Date.parse(now) - statementDays * dayMs).toISOString();
  const to = new Date(Date.parse(now) + dayMs).toISOString();
  return sql`coalesce(${at} between ${from}::timestamptz and ${to}::timestamptz, false)`;
}

/** Says where the texts of a row `f` are: a dish's beside its facts, a variant's in its row. */
type Texts = Sql;
const ofDish: Texts = sql`dish_facts t where t.dish_id = f.dish_id`;
const ofVariant: Texts = sql`(select f.texts) t where true`;

/**
 * Returns SQL that says whether a text contains one of the phrases, as whole words. Normalised phrases contain letters,
 * digits and spaces only.
 */
function isWritten(phrases: readonly string[], texts: Texts): Sql {
  const patterns = phrases.map((phrase) => `% ${phrase} %`);
  return sql`(${patterns.length > 0}::boolean and exists (select 1 from ${texts}
    and (' ' || array_to_string(t.texts, ' | ') || ' ') like any (${patterns}::text[])))`;
}

/**
 * Returns SQL that says whether a dish has one of the terms. For most dishes their bits exclude it, at a fraction of
 * the cost.
 */
function hasTerm(terms: readonly string[]): Sql {
  const codes = termCodes(terms);
  const { low, high } = codeBits(codes);
  return sql`(((f.terms_low & ${low}::bigint) | (f.terms_high & ${high}::bigint)) <> 0 and f.terms && ${codes}::int[])`;
}

/** Returns SQL that says whether a dish certainly contains one of these things. */
function hasAnyOf({ allergens, terms, unknownNames }: AvoidedSets, texts: Texts): Sql {
  return sql`(f.present & ${allergens}::bigint <> 0 or ${hasTerm(terms)} or ${isWritten(unknownNames, texts)})`;
}

/**
 * Returns SQL that says whether no statement that holds covers an avoided allergen. If dates differ, those that hold
 * are combined first.
 */
function isUncovered(avoided: bigint, assessing: Assessing): Sql {
  return sql`(${avoided !== 0n}::boolean
    and (f.covered & ${avoided}::bigint <> ${avoided}::bigint or not ${holds(sql`f.covered_at`, assessing)})
    and (f.coverings is null or (
      select coalesce(bit_or(c.bits), 0) & ${avoided}::bigint <> ${avoided}::bigint
      from unnest(f.coverings, f.coverings_at) c (bits, at) where ${holds(sql`c.at`, assessing)})))`;
}

/**
 * Returns SQL that says whether something keeps a dish from being cleared. The conditions are ordered by their cost.
 */
function isUnverified(assessing: Assessing, texts: Texts): Sql {
  const { avoided, lexiconVersion, profileApplied } = assessing;
  const { allergens, dangerous, terms, doubtfulTerms, dangerousTerms, names } = avoided;
  return sql`${profileApplied === false || avoided.hasUnknown}::boolean
    or f.lexicon <> ${lexiconCode(lexiconVersion)}::bigint
    or ${isUncovered(allergens, assessing)}
    or (${dangerous !== 0n || dangerousTerms.length > 0}::boolean and not ${holds(sql`f.cross_contact_stated_at`, assessing)})
    or (${terms.length > 0}::boolean and (not ${holds(sql`f.ingredients_complete_at`, assessing)}
      or ${hasTerm(doubtfulTerms)} or ${isWritten(names, texts)}))`;
}

/** Returns SQL for the verdict of a row `f`, which is a dish's or a variant's. */
function verdictOf(assessing: Assessing, texts: Texts): Sql {
  const { avoided, profileApplied } = assessing;
  const { dangerous, asked, terms, dangerousTerms } = avoided;
  const unassessed = profileApplied === false ? 'not_verified' : null;
  return sql`case
      when ${avoided.isEmpty}::boolean then ${unassessed}::text
      when ${hasAnyOf({ ...avoided, terms: [...terms, ...dangerousTerms] }, texts)}
        or (f.possible | f.estimated) & ${dangerous}::bigint <> 0 then 'avoid'
      when ${isUnverified(assessing, texts)} then 'not_verified'
      when f.possible & ${asked}::bigint <> 0 or f.unnamed & ${avoided.allergens}::bigint <> 0 then 'cross_contact'
      else 'none_declared' end`;
}

function hasDisliked({ disliked }: Assessing, texts: Texts): Sql {
  return sql`${!disliked.isEmpty}::boolean and ${hasAnyOf(disliked, texts)}`;
}

/**
 * Returns SQL that says whether a dish can be ordered so that it is said to be without, and contains nothing that
 * somebody would rather not eat. The sign of `present` in a row of bits or postings says whether it has variants at
 * all. Without the fence (`offset 0`), the planner may assess every variant of the country at once.
 */
function isMadeOtherwise(assessing: Assessing, row: Sql, id: Sql): Sql {
  if (assessing.withChange !== true) return sql`false`;
  return sql`(${row}.present < 0 and exists (select 1 from variant_bits f where f.dish_id = ${row}.${id}
    and ${verdictOf(assessing, ofVariant)} = 'none_declared' and not (${hasDisliked(assessing, ofVariant)}) offset 0))`;
}

/**
 * Returns a join to `dish_bits f` that adds `assessed.verdict`: the verdict of `assessDish`, which decides; a test
 * makes sure that both agree. `assessed.has_disliked`: it contains what somebody would rather not eat, whatever the
 * verdict. `by_change`: as it comes it is to avoid or not verified, and a variant is said to be without, as in
 * `statedVariant`. Only names that are searched for in texts, and dishes with variants, read more than that row.
 * Avoidances are sent as values, never in the statement's text, which is named, shown and logged.
 */
export function assessedBy(assessing: Assessing): Sql {
  const asItComes = sql`select ${verdictOf(assessing, ofDish)} as verdict, ${hasDisliked(assessing, ofDish)} as has_disliked`;
  if (assessing.withChange !== true) return sql`cross join lateral (${asItComes}, false as by_change) judged`;
  return sql`cross join lateral (select v.verdict, v.has_disliked,
      v.verdict in ('avoid', 'not_verified') and ${isMadeOtherwise(assessing, sql`v`, sql`dish_id`)} as by_change
    from (${asItComes}, f.dish_id, f.present offset 0) v) judged`;
}

/**
 * Replaces the verdict of dishes that can be ordered so that they answer, and of those that nobody has to avoid but
 * that contain what somebody would rather not eat.
 */
export const countedAs = sql`case when judged.by_change then 'with_change'
  when judged.has_disliked and judged.verdict is distinct from 'avoid'
  then 'disliked' else coalesce(judged.verdict, 'unchecked') end`;

/**
 * Returns the same for rows `s` with a dish's `id` and its `present` as in `dish_bits`, or null. That already decides
 * dishes that contain an avoided allergen, so only the others are looked up.
 */
export function assessedByPresence(assessing: Assessing): Sql {
  const holdsAvoided = sql`(s.present & ${assessing.avoided.allergens}::bigint <> 0)`;
  return sql`cross join lateral (
    select 'avoid' as verdict, false as has_disliked, ${isMadeOtherwise(assessing, sql`s`, sql`id`)} as by_change
    where ${holdsAvoided} is true
    union all
    select judged.verdict, judged.has_disliked, judged.by_change from dish_bits f ${assessedBy(assessing)}
    where f.dish_id = s.id and ${holdsAvoided} is not true
    offset 0) judged`;
}
