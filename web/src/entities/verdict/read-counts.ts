import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';

const kinds = ['none_declared', 'cross_contact', 'not_verified', 'avoid', 'unchecked', 'disliked'] as const;

/** An older server doesn't send these counts. */
const optional = { disliked: 0 };

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Reads counts, and throws if one is missing, because it would look like zero. */
export function readCounts(answer: unknown): VerdictCounts {
  const counts = { ...optional, ...(answer as Partial<Record<keyof VerdictCounts, unknown>> | undefined) };
  const { with_change = 0 } = counts;
  if (!isCount(with_change) || !kinds.every((kind) => isCount(counts[kind])))
    throw new TypeError('The counts can not be read');
  return counts as VerdictCounts;
}

export function totalOf(counts: VerdictCounts): number {
  return kinds.reduce((sum, kind) => sum + counts[kind], counts.with_change ?? 0);
}
