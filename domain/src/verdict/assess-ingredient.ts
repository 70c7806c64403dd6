import type { Line } from './verdict-line.ts';
import { anything, type DishFacts, type Evidence } from '../facts/dish-facts.ts';
import type { Avoidance } from './eater.ts';
import { isCurrent, timeOf } from '../facts/instants.ts';
import { hasPhrase, normalise } from '../reading/normalise.ts';
import { opaquePoint, reactionPoints } from './points-to-ask.ts';
import type { AssessContext, CauseReason } from './verdict.ts';

const named = (name: string): Evidence[] => [{ kind: 'ingredient', words: name, sure: true }];

/** Returns the words that name it in the texts, if they are known: "ajo" for garlic. */
function quoted(facts: DishFacts, { name, names = [] }: Listed): Evidence[] {
  const words = isWritten(facts, name) ? name : names.find((each) => isWritten(facts, each));
  return words === undefined ? [] : named(words);
}

function isWritten(facts: DishFacts, name: string): boolean {
  const phrase = normalise(name);
  return facts.texts.some((text) => hasPhrase(text, phrase));
}

function unlistedReason(facts: DishFacts, context: AssessContext): CauseReason | undefined {
  if (context.profileApplied === false && context.isOffline !== true) return 'not_applied';
  if (Number.isNaN(timeOf(facts.ingredientsCompleteAt))) return 'list_incomplete';
  if (context.isOffline !== true && facts.lexiconVersion !== context.lexiconVersion) return 'old_lexicon';
  return isCurrent(facts.ingredientsCompleteAt, context.now, context.statementDays) ? undefined : 'expired';
}

type Listed = Extract<Avoidance, { kind: 'ingredient' }>;

const isCrossContactStated = (facts: DishFacts, { now, statementDays }: AssessContext): boolean =>
  isCurrent(facts.crossContactStatedAt, now, statementDays);

/** Returns why a complete list doesn't clear the dish, with evidence or questions; `undefined` if it does. */
function openReason(
  facts: DishFacts,
  { name, term, strictness, closed }: Listed,
  context: AssessContext,
): Pick<Line, 'reason' | 'evidence' | 'questions'> | undefined {
  const nothing = { evidence: [], questions: [] };
  if (facts.terms.includes(`?${term}`)) return { ...nothing, reason: 'group_declared' };
  if (isWritten(facts, name)) return { ...nothing, reason: 'list_incomplete', evidence: named(name) };
  if (facts.terms.includes(anything))
    return { ...nothing, reason: 'list_incomplete', questions: facts.opaque.map(opaquePoint) };
  if (closed !== true) return { ...nothing, reason: 'not_stated' };
  if (strictness === 'dangerous' && !isCrossContactStated(facts, context))
    return { ...nothing, reason: 'cross_contact_not_stated' };
  return context.isOffline === true ? { ...nothing, reason: 'offline' } : undefined;
}

/**
 * Assesses an ingredient that isn't an allergen: found, absent from a complete list, or not verified. It is also not
 * verified if its name is written without counting as found ("garlic-free"), if the list has a mixture that may contain
 * it, or if the lexicon's entry isn't closed.
 */
export function assessIngredient(facts: DishFacts, avoided: Listed, context: AssessContext): Line {
  const { term, strictness } = avoided;
  if (facts.terms.includes(term))
    return { verdict: 'avoid', reason: 'listed', evidence: quoted(facts, avoided), questions: [] };
  if (strictness === 'dangerous' && facts.terms.includes(`?${term}`))
    return { verdict: 'avoid', reason: 'possible_and_dangerous', evidence: [], questions: [] };
  const at = facts.ingredientsCompleteAt === null ? {} : { at: facts.ingredientsCompleteAt };
  const reason = unlistedReason(facts, context);
  if (reason !== undefined) return { verdict: 'not_verified', reason, evidence: [], ...at, questions: [] };
  const open = openReason(facts, avoided, context);
  if (open !== undefined) return { verdict: 'not_verified', ...open, ...at };
  const isAsked = strictness !== 'fine' && !isCrossContactStated(facts, context);
  const questions = [
    ...(isAsked ? [{ kind: 'cross_contact' as const }] : []),
    ...reactionPoints(facts),
    ...facts.opaque.map(opaquePoint),
  ];
  return { verdict: 'none_declared', reason: 'not_listed', evidence: [], ...at, questions };
}

/** Assesses an unknown name, which can warn where it is written but never clears. */
export function assessUnknown(facts: DishFacts, name: string): Line {
  if (isWritten(facts, name)) return { verdict: 'avoid', reason: 'listed', evidence: named(name), questions: [] };
  return { verdict: 'not_verified', reason: 'unknown_name', evidence: [], questions: [] };
}
