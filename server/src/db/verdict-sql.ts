import type { AvoidedSets } from '@clearplate/domain/avoided-sets';
import type { AssessContext } from '@clearplate/domain/verdict';
import { sql, type Sql } from './sql.ts';

/** What is avoided, and under what a dish is judged. */
export interface Judging extends AssessContext {
  readonly avoided: AvoidedSets;
}

const dayMs = 86_400_000;

/** At most `statementDays` old, and a day ahead of the clock at most; what has no date doesn't hold. */
function holds(at: Sql, { now, statementDays }: Judging): Sql {
  const from = new Date(Date.parse(now) - statementDays * dayMs).toISOString();
  const to = new Date(Date.parse(now) + dayMs).toISOString();
  return sql`coalesce(${at} between ${from}::timestamptz and ${to}::timestamptz, false)`;
}

/** Whether one of the phrases stands in a text, as whole words. Normalised, they have letters, digits and spaces only. */
function isWritten(phrases: readonly string[]): Sql {
  const patterns = phrases.map((phrase) => `% ${phrase} %`);
  return sql`(' ' || array_to_string(f.texts, ' | ') || ' ') like any (${patterns}::text[])`;
}

/** Whether something keeps a dish from being cleared. Its order is that of the cost. */
function isUnverified(judging: Judging): Sql {
  const { avoided, lexiconVersion, profileApplied } = judging;
  const { allergens, dangerous, terms, doubtfulTerms, names } = avoided;
  return sql`${profileApplied === false || avoided.hasUnknown}::boolean
    or f.lexicon_version <> ${lexiconVersion}
    or known.covered < ${allergens.length}::int
    or (${dangerous.length > 0}::boolean and not ${holds(sql`f.cross_contact_stated_at`, judging)})
    or (${terms.length > 0}::boolean and (not ${holds(sql`f.ingredients_complete_at`, judging)}
      or f.terms && ${doubtfulTerms}::text[] or ${isWritten(names)}))`;
}

/**
 * A join beside `dish_facts f` that gives `judged.verdict`: the verdict of `assessDish`, which decides; a test
 * demands that both agree. It reads the rows of the avoided allergens of each dish in one range of the primary key.
 * Whatever is avoided goes as values, never into the statement's text, which is named, shown and logged.
 */
export function judgedBy(judging: Judging): Sql {
  const { avoided, profileApplied } = judging;
  const { allergens, dangerous, asked, terms, unknownNames } = avoided;
  const unjudged = profileApplied === false ? 'not_verified' : null;
  return sql`cross join lateral (
      select
        coalesce(bool_or(x.presence in ('reported', 'present')
          or (x.presence <> 'none' and x.allergen_id = any(${dangerous}::text[]))), false) as found,
        coalesce(bool_or(x.presence = 'possible' and x.allergen_id = any(${asked}::text[])), false) as traces,
        count(*) filter (where ${holds(sql`x.covered_at`, judging)}) as covered
      from dish_allergens x where x.dish_id = f.dish_id and x.allergen_id = any(${allergens}::text[])) known
    cross join lateral (select case
      when ${avoided.isEmpty}::boolean then ${unjudged}::text
      when known.found or f.terms && ${terms}::text[] or ${isWritten(unknownNames)} then 'avoid'
      when ${isUnverified(judging)} then 'not_verified'
      when known.traces then 'cross_contact'
      else 'none_declared' end as verdict) judged`;
}
