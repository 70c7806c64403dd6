import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { warningsAbout, type Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { formatList, tIfKnown } from '../../translations/t.ts';
import type { Assessed, AssessedItems } from './assess-list.ts';

const contains = ({ things }: Told): Cause => ({
  avoidance: { kind: 'unknown', name: formatList(things.map(tIfKnown), 'disjunction') },
  verdict: 'avoid',
  reason: 'listed',
  evidence: [],
  questions: [],
});

/** What may be there by shared oil, or as traces that can't be kept out, is to be avoided by whoever traces are dangerous to. */
function tracesTo({ things, at }: Told, { eater, avoidance }: Cause): Cause | undefined {
  if (avoidance.strictness !== 'dangerous' || !things.includes(describeAvoidance(avoidance))) return undefined;
  return {
    ...(eater !== undefined && { eater }),
    avoidance,
    verdict: 'avoid',
    reason: 'possible_and_dangerous',
    evidence: [{ kind: 'declared', level: 'may_contain', source: 'restaurant', at }],
    questions: [],
  };
}

const causesOf = (told: Told, { causes }: Assessment): readonly Cause[] =>
  told.kind === 'whether' ? [contains(told)] : causes.flatMap((cause) => tracesTo(told, cause) ?? []);

/**
 * Returns the assessment of a dish for whoever was told something: to be avoided if it was that it contains something, or
 * may have traces that are dangerous to them, and else as it is. No answer makes it better.
 */
export function warnedBy(assessment: Assessment, told: readonly Told[], dish: number): Assessment {
  const warnings = warningsAbout(told, dish).flatMap((one) => causesOf(one, assessment));
  return warnings.length === 0
    ? assessment
    : { ...assessment, verdict: 'avoid', causes: [...warnings, ...assessment.causes] };
}

/**
 * Moves what somebody was told to keep away from among the dishes to avoid, in their own view. An answer never moves a
 * dish the other way: whatever else was told stands beside its verdict.
 */
export function withTold<Item extends { readonly id: number }>(
  list: AssessedItems<Item>,
  told: readonly Told[],
): AssessedItems<Item> {
  if (told.length === 0) return list;
  const warn = ({ item, assessment, ...rest }: Assessed<Item>): Assessed<Item> => {
    const after = warnedBy(assessment, told, item.id);
    // Nobody said that it isn't in there when it is made another way.
    return after === assessment ? { item, assessment, ...rest } : { item, assessment: after };
  };
  const [shown, disliked] = [list.shown.map(warn), list.disliked.map(warn)];
  // A list shows what is to avoid as it comes with the change that it takes, unless that was warned of.
  const isToAvoid = ({ assessment, changed }: Assessed<Item>) =>
    assessment.verdict === 'avoid' && changed === undefined;
  return {
    shown: shown.filter((one) => !isToAvoid(one)),
    disliked: disliked.filter((one) => !isToAvoid(one)),
    hidden: [...list.hidden.map(warn), ...[...shown, ...disliked].filter(isToAvoid)],
  };
}
