import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Assessment, Cause, CauseReason, Verdict } from '@clearplate/domain/verdict/verdict';
import { AsOfContext } from '../../entities/verdict/as-of.ts';
import { MenuTally } from '../../entities/verdict/menu-tally.tsx';
import { VerdictBadge } from '../../entities/verdict/verdict-badge.tsx';
import { VerdictPanel } from '../../entities/verdict/verdict-panel.tsx';

const at = '2026-11-03T12:00:00.000Z';

function cause(verdict: Verdict, reason: CauseReason, allergen: AllergenId, eater?: string): Cause {
  return {
    verdict,
    reason,
    eater,
    avoidance: { kind: 'allergen', allergen, strictness: 'ask' },
    evidence: [],
    at,
    questions: verdict === 'none_declared' ? [{ kind: 'opaque', words: 'spices' }, { kind: 'cross_contact' }] : [],
  };
}

const assess = (causes: readonly Cause[]): Assessment => ({
  verdict: causes[0]?.verdict ?? null,
  causes,
  lexiconVersion: 'styleguide',
});

export const avoid = assess([cause('avoid', 'declared', 'milk')]);

const samples: readonly Assessment[] = [
  avoid,
  assess([cause('not_verified', 'not_stated', 'milk')]),
  assess([cause('cross_contact', 'may_contain', 'peanuts')]),
  assess([cause('none_declared', 'stated_absent', 'milk')]),
  assess([
    cause('avoid', 'declared', 'peanuts', 'Ann'),
    cause('not_verified', 'not_stated', 'milk', 'Ann'),
    cause('cross_contact', 'may_contain', 'sesame', 'Ben'),
    cause('none_declared', 'stated_absent', 'fish', 'Ben'),
  ]),
];

const counts = { none_declared: 31, cross_contact: 4, not_verified: 5, avoid: 12, unchecked: 0, disliked: 3 };

/** Shows the four, several at once, one that is no longer current, one in full, and a menu's. */
export function Verdicts() {
  return (
    <>
      {samples.map((assessment) => (
        <VerdictBadge key={assessment.causes.map(({ verdict }) => verdict).join(' ')} assessment={assessment} />
      ))}
      <AsOfContext value={at}>
        <VerdictBadge assessment={avoid} />
      </AsOfContext>
      <VerdictPanel assessment={assess([cause('none_declared', 'stated_absent', 'milk')])} />
      <MenuTally counts={counts} />
      <MenuTally counts="loading" />
      <MenuTally counts="unknown" />
    </>
  );
}
