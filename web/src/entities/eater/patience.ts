import { whileInSight } from '../../shared/api/in-sight.ts';
import { patienceMs } from '../../shared/lib/patience.ts';

/** The work's result, or a rejection when it is not there in time. */
export async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
  });
  try {
    return await Promise.race([work, giveUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** Options of a query without which nothing is judged: asked once, also offline, and then said to have failed. */
export const patient = {
  ...whileInSight,
  retry: false,
  networkMode: 'always',
  staleTime: 30_000,
  throwOnError: false,
} as const;
