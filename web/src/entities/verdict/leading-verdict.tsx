import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { VerdictMark } from './verdict-mark.tsx';

/**
 * Returns what the sentence about a menu starts with: the dishes with nothing declared against them, or else the dishes
 * to ask about, or else the dishes to avoid.
 */
export function leadingVerdict(counts: VerdictCounts): { verdict: Verdict; count: number } | undefined {
  const ask = counts.not_verified + counts.cross_contact;
  const parts: readonly { verdict: Verdict; count: number }[] = [
    { verdict: 'none_declared', count: counts.none_declared },
    { verdict: counts.not_verified > 0 ? 'not_verified' : 'cross_contact', count: ask },
    // A dish that can be asked for with a change isn't without as it comes.
    { verdict: 'avoid', count: counts.avoid + (counts.with_change ?? 0) },
  ];
  return parts.find(({ count }) => count > 0);
}

/** Shows a shape and a number where there is no room for words. The words are beside it or in its name. */
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
