import { inEnglish, type Say } from './say.ts';
import type { Assessment, Verdict } from './verdict.ts';

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
export function listVerdictCounts(counts: VerdictCounts, say: Say = inEnglish): readonly CountedVerdict[] {
  const ask = counts.not_verified + counts.cross_contact;
  const parts: (CountedVerdict & { count: number })[] = [
    {
      verdict: counts.not_verified > 0 ? 'not_verified' : 'cross_contact',
      count: ask,
      text: say('{count} to ask', { count: ask }),
    },
    { verdict: 'avoid', count: counts.avoid, text: say('{count} hidden', { count: counts.avoid }) },
    { verdict: 'not_verified', count: counts.unchecked, text: say('{count} not checked', { count: counts.unchecked }) },
  ];
  const others = parts.filter(({ count }) => count > 0).map(({ verdict, text }) => ({ verdict, text }));
  const noConflict = say('{count} without a conflict declared', { count: counts.none_declared });
  return [{ verdict: 'none_declared', text: noConflict }, ...others];
}

/** "31 without a conflict declared · 9 to ask · 12 hidden". */
export function sayVerdictCounts(counts: VerdictCounts, say: Say = inEnglish): string {
  const { none_declared, not_verified, cross_contact, avoid } = counts;
  if (none_declared + not_verified + cross_contact + avoid === 0) return say('Nothing checked');
  return listVerdictCounts(counts, say)
    .map(({ text }) => text)
    .join(' · ');
}
