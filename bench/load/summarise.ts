import type { LoadResult } from './run-load.ts';

export interface Summary {
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
  readonly rps: number;
  /** Processor time per request of the server and PostgreSQL together; other work of the machine doesn't affect it. */
  readonly cpu_ms: number;
  readonly requests: number;
  readonly failures: number;
}

/** Returns the value below which this share of the sorted values lies, or `NaN` without any. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function summariseRound({ latencies, seconds, failures }: LoadResult, cpuSeconds: number): Summary {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    p50_ms: quantile(sorted, 0.5),
    p95_ms: quantile(sorted, 0.95),
    p99_ms: quantile(sorted, 0.99),
    rps: latencies.length / seconds,
    cpu_ms: (cpuSeconds * 1000) / (latencies.length + failures),
    requests: latencies.length,
    failures,
  };
}

const middle = (values: readonly number[]) =>
  quantile(
    values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b),
    0.5,
  );

/** Returns the median of each figure over the rounds, which ignores a round that was disturbed. */
export function medianOf(rounds: readonly Summary[]): Summary {
  const of = (figure: keyof Summary) => middle(rounds.map((round) => round[figure]));
  const sum = (figure: keyof Summary) => rounds.reduce((total, round) => total + round[figure], 0);
  return {
    p50_ms: of('p50_ms'),
    p95_ms: of('p95_ms'),
    p99_ms: of('p99_ms'),
    rps: of('rps'),
    cpu_ms: of('cpu_ms'),
    requests: sum('requests'),
    failures: sum('failures'),
  };
}
