import { isDisliked, isDislikedBy } from './disliked.ts';
import { inEnglish, type Translate } from '../wording/translate.ts';
import type { Assessment, Verdict } from './verdict.ts';

/**
 * Counts how many dishes got each verdict. `unchecked` counts those without an assessment. `disliked` counts dishes
 * that aren't to avoid but contain a dislike, whatever their verdict. `with_change`, where a list includes them, counts
 * those that can be ordered as a variant that is said to be without. Each dish counts once.
 */
export type VerdictCounts = Readonly<Record<Verdict | 'unchecked' | 'disliked', number>> & {
  readonly with_change?: number | undefined;
};

export function countVerdicts(
  assessments: readonly Pick<Assessment, 'verdict' | 'dislikes'>[],
): Omit<VerdictCounts, 'with_change'> {
  const counts = { avoid: 0, not_verified: 0, cross_contact: 0, none_declared: 0, unchecked: 0, disliked: 0 };
  for (const one of assessments) counts[isDisliked(one) ? 'disliked' : (one.verdict ?? 'unchecked')] += 1;
  return counts;
}

/** This is one part of the sentence about a restaurant or a list, with the verdict whose symbol it gets. */
export interface CountedVerdict {
  readonly verdict: Verdict | 'with_change';
  readonly text: string;
}

/** Dishes "said to be without" come first, even if there are none; other counts of zero are left out. */
export function listVerdictCounts(counts: VerdictCounts, t: Translate = inEnglish): readonly CountedVerdict[] {
  const { none_declared, with_change = 0, cross_contact, not_verified, avoid, unchecked } = counts;
  const parts: (CountedVerdict & { count: number })[] = [
    { verdict: 'with_change', count: with_change, text: describeChangedCount(with_change, t) },
    {
      verdict: 'cross_contact',
      count: cross_contact,
      // We can't write "1 traces" for one dish.
      text: cross_contact === 1 ? t('1 with traces possible') : t('{count} traces possible', { count: cross_contact }),
    },
    { verdict: 'not_verified', count: not_verified, text: t('{count} not verified', { count: not_verified }) },
    { verdict: 'avoid', count: avoid, text: t('{count} to avoid', { count: avoid }) },
    { verdict: 'not_verified', count: unchecked, text: t('{count} not checked', { count: unchecked }) },
  ];
  const others = parts.filter(({ count }) => count > 0).map(({ verdict, text }) => ({ verdict, text }));
  return [{ verdict: 'none_declared', text: t('{count} said to be without', { count: none_declared }) }, ...others];
}

/** Returns e.g. "8 said to be without · 2 traces possible · 6 not verified · 14 to avoid". */
export function describeVerdictCounts(counts: VerdictCounts, t: Translate = inEnglish): string {
  const { none_declared, with_change = 0, not_verified, cross_contact, avoid } = counts;
  if (none_declared + with_change + not_verified + cross_contact + avoid === 0) return t('Nothing checked');
  return listVerdictCounts(counts, t)
    .map(({ text }) => text)
    .join(' · ');
}

/** Returns e.g. "3 with a change". */
export const describeChangedCount = (count: number, t: Translate = inEnglish): string =>
  t('{count} with a change', { count });

/** Returns e.g. "3 with what you’d rather not eat". */
export const describeDislikedCount = (count: number, t: Translate = inEnglish): string =>
  t('{count} with what you’d rather not eat', { count });

/**
 * Counts, for each person by name, the dishes said to be without what they avoid, even if somebody else has to avoid
 * them. It leaves disliked dishes out. What isn't listed under a person's name counts for everyone.
 */
export function countPerEater(assessments: readonly Assessment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of assessments) {
    const names = new Set(one.causes.flatMap(({ eater }) => eater ?? []));
    for (const name of names) {
      const own = one.causes.filter(({ eater }) => eater === undefined || eater === name);
      const isLiked = !isDisliked(one) && !isDislikedBy(name, one);
      const isWithout = isLiked && own.every(({ verdict }) => verdict === 'none_declared');
      counts.set(name, (counts.get(name) ?? 0) + (isWithout ? 1 : 0));
    }
  }
  return counts;
}
