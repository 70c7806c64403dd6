import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DishFacts, Presence } from '@clearplate/domain/facts/dish-facts';
import type { Instant, StatementLevel } from '@clearplate/domain/facts/dish';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { describeLines } from '@clearplate/domain/wording/describe-lines';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { t } from '../../../translations/t.ts';
import type { Said } from '../model/dish-draft.ts';

const presences: Readonly<Record<StatementLevel, Presence>> = {
  contains: 'present',
  may_contain: 'possible',
  absent: 'none',
};

/** Returns the facts of a dish about which the restaurant states this and nothing else. */
function factsOf(allergen: AllergenId, said: Said, { now, isWhole }: Moment): DishFacts {
  const { level, ingredient, reason } = said;
  const declared = { kind: 'declared', level, source: 'restaurant', at: now, ...(reason && { reason }) } as const;
  const covers = level === 'absent' || ingredient === 'absent';
  return {
    lexiconVersion: '',
    allergens: [{ allergen, presence: presences[level], coveredAt: covers ? now : null, evidence: [declared] }],
    terms: [],
    texts: [],
    opaque: [],
    ingredientsCompleteAt: null,
    crossContactStatedAt: isWhole ? now : null,
  };
}

interface Moment {
  readonly now: Instant;
  /** Everything about cross-contact is stated. */
  readonly isWhole: boolean;
}

/** Returns what somebody who avoids an allergen will read of a dish, in the words of its page. */
export function dinerReads(allergen: AllergenId, said: Said, strictness: Strictness, moment: Moment): string {
  const eater = { avoids: [{ kind: 'allergen', allergen, strictness }] } as const;
  const context = { now: moment.now, statementDays: 1, lexiconVersion: '' };
  const assessment = assessDish(factsOf(allergen, said, moment), [eater], context);
  if (assessment.verdict === 'none_declared') return verdictLabel(assessment, t);
  return describeLines(assessment, t)[0]?.text ?? '';
}
