import { warningsAbout, type Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { formatList, tIfKnown } from '../../translations/t.ts';
import type { Assessed, AssessedItems } from './assess-list.ts';

const causeOf = ({ things }: Told): Cause => ({
  avoidance: { kind: 'unknown', name: formatList(things.map(tIfKnown), 'disjunction') },
  verdict: 'avoid',
  reason: 'listed',
  evidence: [],
  questions: [],
});

/**
 * Returns the assessment of a dish for whoever was told something: to be avoided if it was that it contains something,
 * and else as it is. No answer makes it better.
 */
export function warnedBy(assessment: Assessment, told: readonly Told[], dish: number): Assessment {
  const warnings = warningsAbout(told, dish);
  if (warnings.length === 0) return assessment;
  return { ...assessment, verdict: 'avoid', causes: [...warnings.map(causeOf), ...assessment.causes] };
}

/**
 * Moves what somebody was told to keep away from among the dishes to avoid, in their own view. An answer never moves a
 * dish the other way: whatever else was told stands beside its verdict.
 */
export function withTold<Item extends { readonly id: number }>(
  list: AssessedItems<Item>,
  told: readonly Told[],
): AssessedItems<Item> {
  const isWarned = ({ item }: Assessed<Item>) => warningsAbout(told, item.id).length > 0;
  const avoid = ({ item, assessment }: Assessed<Item>): Assessed<Item> => ({
    item,
    assessment: warnedBy(assessment, told, item.id),
  });
  const moved = [...list.shown, ...list.disliked].filter(isWarned);
  if (moved.length === 0 && !list.hidden.some(isWarned)) return list;
  return {
    shown: list.shown.filter((one) => !isWarned(one)),
    disliked: list.disliked.filter((one) => !isWarned(one)),
    // Nobody said that it isn't in there when it is made another way.
    hidden: [...list.hidden.map((one) => (isWarned(one) ? avoid(one) : one)), ...moved.map(avoid)],
  };
}
