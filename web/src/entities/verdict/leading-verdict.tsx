import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { VerdictMark } from './verdict-mark.tsx';

/** What comes first in the sentence about a menu: what nothing is declared against, else what to ask about, else what is hidden. */
export function leadingVerdict(counts: VerdictCounts): { verdict: Verdict; count: number } | undefined {
  const ask = counts.not_verified + counts.cross_contact;
  const parts: readonly { verdict: Verdict; count: number }[] = [
    { verdict: 'none_declared', count: counts.none_declared },
    { verdict: counts.not_verified > 0 ? 'not_verified' : 'cross_contact', count: ask },
    { verdict: 'avoid', count: counts.avoid },
  ];
  return parts.find(({ count }) => count > 0);
}

/** A shape and a number, where there is no room for words: they stand beside it, or in its name. */
export function LeadingVerdict({ counts }: { counts: VerdictCounts }) {
  const leading = leadingVerdict(counts);
  if (!leading) return '–';
  return (
    <>
      <VerdictMark verdict={leading.verdict} />
      {leading.count}
    </>
  );
}
