import { warnedDishes, type Told } from '@clearplate/domain/verdict/told';
import type { Cause } from '@clearplate/domain/verdict/verdict';
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
 * Moves what somebody was told to keep away from among the dishes to avoid, in their own view. An answer never moves a
 * dish the other way: whatever else was told stands beside its verdict.
 */
export function withTold<Item extends { readonly id: number }>(
  list: AssessedItems<Item>,
  told: readonly Told[],
): AssessedItems<Item> {
  const warned = warnedDishes(told);
  if (warned.size === 0) return list;
  const isWarned = ({ item }: Assessed<Item>) => warned.has(item.id);
  const avoid = ({ item, assessment }: Assessed<Item>): Assessed<Item> => {
    const one = warned.get(item.id);
    return one
      ? { item, assessment: { ...assessment, verdict: 'avoid', causes: [causeOf(one), ...assessment.causes] } }
      : { item, assessment };
  };
  const moved = [...list.shown, ...list.disliked].filter(isWarned).map(avoid);
  return {
    shown: list.shown.filter((one) => !isWarned(one)),
    disliked: list.disliked.filter((one) => !isWarned(one)),
    // Nobody said that it isn't in there when it is made another way.
    hidden: [...list.hidden.map((one) => (isWarned(one) ? avoid(one) : one)), ...moved],
  };
}
