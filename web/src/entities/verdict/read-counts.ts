import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';

const kinds = [
  'none_declared',
  'cross_contact',
  'not_verified',
  'avoid',
  'unchecked',
  'disliked',
  'with_change',
] as const;

/** Counts that an older server doesn't send. */
const optional = { disliked: 0, with_change: 0 };

/** Reads counts and throws for anything incomplete, because a missing number would look like zero. */
export function readCounts(answer: unknown): VerdictCounts {
  const counts = { ...optional, ...(answer as Partial<Record<(typeof kinds)[number], unknown>> | undefined) };
  const isWhole = kinds.every((kind) => Number.isInteger(counts[kind]) && (counts[kind] as number) >= 0);
  if (!isWhole) throw new TypeError('The counts can not be read');
  return counts as VerdictCounts;
}

export function totalOf(counts: VerdictCounts): number {
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}
