import type { AllergenId } from '../facts/allergens.ts';
import type { Line } from './verdict-line.ts';
import type { AllergenFact, DishFacts, Evidence } from '../facts/dish-facts.ts';
import type { Strictness } from './eater.ts';
import { isCurrent, timeOf } from '../facts/instants.ts';
import { distinctPoints, pointsToAsk } from './points-to-ask.ts';
import type { AssessContext, CauseReason } from './verdict.ts';

const isDeclared =
  (level: 'contains' | 'may_contain' | 'absent') =>
  (evidence: Evidence): boolean =>
    evidence.kind === 'declared' && evidence.level === level;

function presentReason(evidence: readonly Evidence[]): CauseReason {
  return evidence.some(isDeclared('contains')) ? 'declared' : 'implied';
}

/**
 * Returns whether more than traces may be possible, because a group is an ingredient and nobody says which of its
 * members: "mixed nuts". `unnamed_of` of the database does the same.
 */
const isUnnamed = ({ presence, evidence }: AllergenFact): boolean =>
  presence === 'possible' &&
  evidence.some(
    (one) => one.via !== undefined && (isDeclared('contains')(one) || ('sure' in one && one.sure === true)),
  );

/** Returns why no statement covers the allergen. */
function uncoveredReason(fact: AllergenFact): CauseReason {
  const { presence, evidence } = fact;
  if (presence === 'estimated') return 'estimate_only';
  if (isUnnamed(fact) && evidence.every((one) => one.via !== undefined)) return 'group_declared';
  return evidence.some((one) => isDeclared('absent')(one) && 'at' in one && one.at !== null)
    ? 'changed_since'
    : 'not_stated';
}

/** Returns why nothing may be cleared, or `undefined` if it may. The order only decides which reason is given. */
function unverifiedReason(
  facts: DishFacts,
  fact: AllergenFact,
  strictness: Strictness,
  context: AssessContext,
): CauseReason | undefined {
  const { now, statementDays, isOffline = false } = context;
  if (context.profileApplied === false && !isOffline) return 'not_applied';
  if (Number.isNaN(timeOf(fact.coveredAt))) return uncoveredReason(fact);
  if (!isOffline && facts.lexiconVersion !== context.lexiconVersion) return 'old_lexicon';
  if (!isCurrent(fact.coveredAt, now, statementDays)) return 'expired';
  if (strictness === 'dangerous' && !isCurrent(facts.crossContactStatedAt, now, statementDays))
    return 'cross_contact_not_stated';
  return isOffline ? 'offline' : undefined;
}

/** Returns the date of the deciding report or statement. A present allergen needs none. */
function decidedAt({ presence, evidence, coveredAt }: AllergenFact): string | undefined {
  if (presence === 'reported') return evidence.find((one) => one.kind === 'report')?.at;
  return presence === 'present' ? undefined : (coveredAt ?? undefined);
}

/** Returns the date of a current, complete statement about cross-contact that mentions no traces of it. */
function noTracesIn(
  { crossContactStatedAt: at }: DishFacts,
  { now, statementDays }: AssessContext,
): Pick<Line, 'noTracesAt'> {
  return at !== null && isCurrent(at, now, statementDays) ? { noTracesAt: at } : {};
}

/**
 * Assesses one allergen for one eater. The first condition that matches decides. Without `withPoints` it leaves out the
 * open questions beside a verdict that clears, for callers that ask them in another form.
 */
export function assessAllergen(
  facts: DishFacts,
  allergen: AllergenId,
  strictness: Strictness,
  context: AssessContext,
  withPoints = true,
): Line {
  const nothing: AllergenFact = { allergen, presence: 'none', coveredAt: null, evidence: [] };
  const fact = facts.allergens.find((one) => one.allergen === allergen) ?? nothing;
  const { presence, evidence } = fact;
  const at = decidedAt(fact);
  const base = { evidence, ...(at === undefined ? {} : { at }), questions: [] };
  if (presence === 'present') return { ...base, verdict: 'avoid', reason: presentReason(evidence) };
  if (presence === 'reported') return { ...base, verdict: 'avoid', reason: 'reported' };
  if (presence !== 'none' && strictness === 'dangerous')
    return { ...base, verdict: 'avoid', reason: 'possible_and_dangerous' };
  const unverified = unverifiedReason(facts, fact, strictness, context);
  if (unverified !== undefined) return { ...base, verdict: 'not_verified', reason: unverified };
  const questions = withPoints ? distinctPoints(pointsToAsk(facts, fact, strictness, context)) : [];
  if (presence !== 'possible') {
    const noTracesAt = presence === 'none' ? noTracesIn(facts, context) : {};
    return { ...base, questions, ...noTracesAt, verdict: 'none_declared', reason: 'stated_absent' };
  }
  if (strictness === 'fine' && !isUnnamed(fact))
    return { ...base, questions, verdict: 'none_declared', reason: 'traces_tolerated' };
  return { ...base, questions, verdict: 'cross_contact', reason: 'may_contain' };
}
