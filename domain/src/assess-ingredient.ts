import type { Line } from './verdict-line.ts';
import { anything, type DishFacts, type Evidence } from './dish-facts.ts';
import { isCurrent, timeOf } from './instants.ts';
import { hasPhrase, normalise } from './normalise.ts';
import { opaquePoint } from './points-to-ask.ts';
import type { AssessContext, CauseReason } from './verdict.ts';

const named = (name: string): Evidence[] => [{ kind: 'ingredient', words: name, sure: true }];

function isWritten(facts: DishFacts, name: string): boolean {
  const phrase = normalise(name);
  return facts.texts.some((text) => hasPhrase(text, phrase));
}

function unlistedReason(facts: DishFacts, context: AssessContext): CauseReason | undefined {
  if (context.profileApplied === false) return 'not_applied';
  if (Number.isNaN(timeOf(facts.ingredientsCompleteAt))) return 'list_incomplete';
  if (facts.lexiconVersion !== context.lexiconVersion) return 'old_lexicon';
  return isCurrent(facts.ingredientsCompleteAt, context.now, context.statementDays) ? undefined : 'expired';
}

/**
 * An ingredient that is no allergen: found, or not in a list that is whole, or not verified. Written
 * somewhere without counting as found ("garlic-free"), it is not verified either, nor is it beside a
 * mixture such as kimchi, which may hold anything.
 */
export function assessIngredient(
  facts: DishFacts,
  { name, term }: { name: string; term: string },
  context: AssessContext,
): Line {
  if (facts.terms.includes(term)) return { verdict: 'avoid', reason: 'listed', evidence: named(name), questions: [] };
  const at = facts.ingredientsCompleteAt === null ? {} : { at: facts.ingredientsCompleteAt };
  const reason = unlistedReason(facts, context);
  if (reason !== undefined) return { verdict: 'not_verified', reason, evidence: [], ...at, questions: [] };
  if (facts.terms.includes(`?${term}`))
    return { verdict: 'not_verified', reason: 'group_declared', evidence: [], ...at, questions: [] };
  if (isWritten(facts, name))
    return { verdict: 'not_verified', reason: 'list_incomplete', evidence: named(name), questions: [] };
  const questions = facts.opaque.map(opaquePoint);
  if (facts.terms.includes(anything))
    return { verdict: 'not_verified', reason: 'list_incomplete', evidence: [], ...at, questions };
  return { verdict: 'none_declared', reason: 'not_listed', evidence: [], ...at, questions };
}

/** A name that nobody knows can warn where it is written, and never clears. */
export function assessUnknown(facts: DishFacts, name: string): Line {
  if (isWritten(facts, name)) return { verdict: 'avoid', reason: 'listed', evidence: named(name), questions: [] };
  return { verdict: 'not_verified', reason: 'unknown_name', evidence: [], questions: [] };
}
