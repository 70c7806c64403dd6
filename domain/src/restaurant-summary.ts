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

/** One part of the sentence about a restaurant or a list, and the mark that stands for it. */
export interface CountedVerdict {
  readonly verdict: Verdict;
  readonly text: string;
}

/** What without a conflict is declared comes first, also where it is none; other parts that are zero are left out. */
export function listVerdictCounts(counts: VerdictCounts): readonly CountedVerdict[] {
  const ask = counts.not_verified + counts.cross_contact;
  const parts: (CountedVerdict & { count: number })[] = [
    { verdict: counts.not_verified > 0 ? 'not_verified' : 'cross_contact', count: ask, text: `${ask} to ask` },
    { verdict: 'avoid', count: counts.avoid, text: `${counts.avoid} hidden` },
    { verdict: 'not_verified', count: counts.unchecked, text: `${counts.unchecked} not checked` },
  ];
  const others = parts.filter(({ count }) => count > 0).map(({ verdict, text }) => ({ verdict, text }));
  return [{ verdict: 'none_declared', text: `${counts.none_declared} without a conflict declared` }, ...others];
}

/** "31 without a conflict declared · 9 to ask · 12 hidden". */
export function sayVerdictCounts(counts: VerdictCounts): string {
  const { none_declared, not_verified, cross_contact, avoid } = counts;
  if (none_declared + not_verified + cross_contact + avoid === 0) return nothingChecked;
  return listVerdictCounts(counts)
    .map(({ text }) => text)
    .join(' · ');
}
