import type { Assessment, Verdict } from './verdict.ts';
import { nothingChecked } from './verdict-words.ts';

/** How many dishes got each verdict; `unchecked` for those that nobody was judged against. */
export type VerdictCounts = Readonly<Record<Verdict | 'unchecked', number>>;

/** Counts the verdicts of a restaurant's dishes. */
export function countVerdicts(assessments: readonly Pick<Assessment, 'verdict'>[]): VerdictCounts {
  const counts = { avoid: 0, not_verified: 0, cross_contact: 0, none_declared: 0, unchecked: 0 };
  for (const { verdict } of assessments) counts[verdict ?? 'unchecked'] += 1;
  return counts;
}

/** "31 without a conflict declared · 9 to ask · 12 hidden"; parts that are zero are left out, except the first. */
export function sayVerdictCounts(counts: VerdictCounts): string {
  const ask = counts.not_verified + counts.cross_contact;
  if (counts.none_declared + ask + counts.avoid === 0) return nothingChecked;
  const parts = [
    `${counts.none_declared} without a conflict declared`,
    ask > 0 ? `${ask} to ask` : '',
    counts.avoid > 0 ? `${counts.avoid} hidden` : '',
    counts.unchecked > 0 ? `${counts.unchecked} not checked` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
