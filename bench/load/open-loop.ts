import { askAtRate, type Ask } from '../../scripts/loading/open-loop.ts';
import type { WorkRequest } from '../works/request.ts';
import type { LoadResult } from './run-load.ts';

export interface OpenLoad {
  readonly url: string;
  readonly requests: readonly WorkRequest[];
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly from: number;
}

const headers = { 'content-type': 'application/json' };

/** Sends requests at a fixed rate, however slow the answers are. Latencies count from when each request was due. */
export async function runOpenLoad({ url, requests, rate, seconds, from }: OpenLoad): Promise<LoadResult> {
  let at = from;
  const next = (): Ask => {
    const request = requests[at++ % requests.length];
    if (!request) throw new Error('nothing to ask for');
    return { ...request, ...(request.body !== undefined && { headers }) };
  };
  const { latencies, statuses, seconds: taken } = await askAtRate(url, next, rate, seconds);
  return { latencies, seconds: taken, failures: latencies.length - (statuses[200] ?? 0) };
}
