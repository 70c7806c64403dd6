import { whileInSight } from '../../shared/api/in-sight.ts';
import { answerTimeoutMs } from '../../shared/lib/answer-timeout.ts';

/** Returns the work's result, or rejects when it takes longer than the timeout. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), answerTimeoutMs);
  });
  try {
    return await Promise.race([work, giveUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * These are options of a query that every assessment needs: it is sent once, even offline, and fails without a retry.
 */
export const patient = {
  ...whileInSight,
  retry: false,
  staleTime: 30_000,
  throwOnError: false,
} as const;
