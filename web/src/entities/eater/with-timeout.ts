import { whileInSight } from '../../shared/api/in-sight.ts';
import { answerTimeoutMs } from '../../shared/lib/answer-timeout.ts';

/** The work's result, or a rejection when it is not there in time. */
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

/** Options of a query without which nothing is assessed: asked once, also offline, and then said to have failed. */
export const patient = {
  ...whileInSight,
  retry: false,
  networkMode: 'always',
  staleTime: 30_000,
  throwOnError: false,
} as const;
