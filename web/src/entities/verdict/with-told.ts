import { ancestorsOf, descendantsOf } from '@clearplate/domain/facts/allergens';
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

/** Whether what was told is of what somebody avoids: of the same, of a group that it belongs to, or of one of its members. */
const isAbout = ({ things }: Told, avoidance: Cause['avoidance']): boolean =>
  (avoidance.kind === 'allergen'
    ? [avoidance.allergen, ...ancestorsOf(avoidance.allergen), ...descendantsOf(avoidance.allergen)].map((allergen) =>
        describeAvoidance({ ...avoidance, allergen }),
      )
    : [avoidance.name]
  ).some((name) => things.includes(name));

const clears = (verdict: Verdict): boolean => verdict === 'none_declared' || verdict === 'cross_contact';

/**
 * What may be there by shared oil, or as traces that can't be kept out: to be avoided by whoever traces are dangerous to, and
 * possible for whoever asks about them.
 */
function tracesTo(told: Told, { eater, avoidance, verdict }: Cause): Cause | undefined {
  const isDangerous = avoidance.strictness === 'dangerous';
  if (avoidance.strictness === 'fine' || !isAbout(told, avoidance) || !(isDangerous || clears(verdict)))
    return undefined;
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

/**
 * Returns the assessment of a dish for whoever was told something: to be avoided if it was that it contains something, or
 * may have traces that are dangerous to them; with traces possible if they ask about them; and else as it is. What cleared
 * before doesn't stand beside that. No answer makes it better.
 */
export function warnedBy(assessment: Assessment, told: readonly Told[], dish: number): Assessment {
  const warnings = warningsAbout(told, dish).flatMap((one) => causesOf(one, assessment));
  if (warnings.length === 0) return assessment;
  const isAnswered = ({ eater, avoidance, verdict }: Cause): boolean =>
    clears(verdict) && warnings.some((one) => one.eater === eater && one.avoidance === avoidance);
  const causes = [...warnings, ...assessment.causes.filter((cause) => !isAnswered(cause))];
  const verdict = verdicts.find((one) => assessment.verdict === one || warnings.some((cause) => cause.verdict === one));
  return { ...assessment, verdict: verdict ?? 'avoid', causes };
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
