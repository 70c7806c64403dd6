import { allergens, ancestorsOf, descendantsOf } from '@clearplate/domain/facts/allergens';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { warningsAbout, type Told } from '@clearplate/domain/verdict/told';
import { verdicts, type Assessment, type Cause, type Verdict } from '@clearplate/domain/verdict/verdict';
import { formatList, tIfKnown } from '../../translations/t.ts';
import type { Assessed, AssessedItems } from './assess-list.ts';

const contains = ({ things }: Told): Cause => ({
  avoidance: { kind: 'unknown', name: formatList(things.map(tIfKnown), 'disjunction') },
  verdict: 'avoid',
  reason: 'listed',
  evidence: [],
  questions: [],
});

const named = new Map(
  allergens.map(({ id }) => [describeAvoidance({ kind: 'allergen', allergen: id, strictness: 'ask' }), id]),
);

/** Whether what was told is of what somebody avoids: of the same, of a group that it belongs to, or of one of its members. */
function isAbout({ things }: Told, avoidance: Cause['avoidance']): boolean {
  if (things.includes(describeAvoidance(avoidance))) return true;
  if (avoidance.kind !== 'allergen') return false;
  const related = [...ancestorsOf(avoidance.allergen), ...descendantsOf(avoidance.allergen)];
  return things.some((thing) => related.some((id) => named.get(thing) === id));
}

const clears = (verdict: Verdict): boolean => verdict === 'none_declared' || verdict === 'cross_contact';

/**
 * What may be there by shared oil, or as traces that can't be kept out: to be avoided by whoever traces are dangerous to, and
 * possible for whoever asks about them.
 */
function tracesTo(told: Told, { eater, avoidance, verdict }: Cause): Cause | undefined {
  const { strictness } = avoidance;
  const isDangerous = strictness === 'dangerous';
  if (strictness === 'fine' || !isAbout(told, avoidance) || (!isDangerous && !clears(verdict))) return undefined;
  return {
    ...(eater !== undefined && { eater }),
    avoidance,
    verdict: isDangerous ? 'avoid' : 'cross_contact',
    reason: isDangerous ? 'possible_and_dangerous' : 'may_contain',
    evidence: [{ kind: 'declared', level: 'may_contain', source: 'restaurant', at: told.at }],
    questions: [],
  };
}

const causesOf = (told: Told, { causes }: Assessment): readonly Cause[] =>
  told.kind === 'whether' ? [contains(told)] : causes.flatMap((cause) => tracesTo(told, cause) ?? []);

const worst = (all: readonly Verdict[]): Verdict | undefined => verdicts.find((verdict) => all.includes(verdict));

const isSameLine = (one: Cause, other: Cause): boolean =>
  one.eater === other.eater && JSON.stringify(one.avoidance) === JSON.stringify(other.avoidance);

/**
 * Returns the assessment of a dish for whoever was told something: to be avoided if it was that it contains something, or
 * may have traces that are dangerous to them; with traces possible if they ask about them; and else as it is. What cleared
 * before doesn't stand beside that. No answer makes it better.
 */
export function warnedBy(assessment: Assessment, told: readonly Told[], dish: number): Assessment {
  const warnings = warningsAbout(told, dish).flatMap((one) => causesOf(one, assessment));
  if (warnings.length === 0) return assessment;
  const before = assessment.causes.filter(
    (cause) => !clears(cause.verdict) || !warnings.some((warning) => isSameLine(warning, cause)),
  );
  const { verdict } = assessment;
  const all = [...(verdict === null ? [] : [verdict]), ...warnings.map((warning) => warning.verdict)];
  return { ...assessment, verdict: worst(all) ?? 'avoid', causes: [...warnings, ...before] };
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
