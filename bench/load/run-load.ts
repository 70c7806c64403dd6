import { Client } from 'undici';
import type { WorkRequest } from '../works/request.ts';

export interface Load {
  readonly url: string;
  readonly requests: readonly WorkRequest[];
  readonly clients: number;
  readonly seconds: number;
  /** Ends after so many requests, if not before. */
  readonly most?: number | undefined;
  /** Where in the series to begin, so that each round has other requests. */
  readonly from: number;
}

export interface LoadResult {
  /** Milliseconds of each answer, in no order. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly failures: number;
}

// As browsers ask.
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const withBody = { ...headers, 'content-type': 'application/json' };
/** An answer that takes longer counts as failed. */
const patience = 10_000;

async function ask(client: Client, { method, path, body }: WorkRequest): Promise<boolean> {
  const response = await client.request({
    method,
    path,
    body: body ?? null,
    headers: body === undefined ? headers : withBody,
  });
  await response.body.dump({ limit: 100_000_000 });
  return response.statusCode === 200;
}

/** Asks as fast as answers come, over so many connections, for so long; then waits for the last answers. */
export async function runLoad({ url, requests, clients, seconds, most = Infinity, from }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let [failures, next] = [0, from];
  const start = performance.now();
  const end = start + seconds * 1000;
  async function work(): Promise<void> {
    const client = new Client(url, { headersTimeout: patience, bodyTimeout: patience });
    while (performance.now() < end && next < from + most) {
      const request = requests[next++ % requests.length];
      if (!request) break;
      const asked = performance.now();
      const isGood = await ask(client, request).catch(() => false);
      if (isGood) latencies.push(performance.now() - asked);
      else failures += 1;
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: clients }, work));
  return { latencies, seconds: (performance.now() - start) / 1000, failures };
}
