import { Client } from 'undici';
import type { WorkRequest } from '../works/request.ts';

export interface Load {
  readonly url: string;
  readonly requests: readonly WorkRequest[];
  readonly clients: number;
  readonly seconds: number;
  /** Ends after this many requests at the latest. */
  readonly most?: number | undefined;
  /** Index in the series of the first request, so that rounds differ. */
  readonly from: number;
}

export interface LoadResult {
  /** Latency of each answer in milliseconds, unsorted. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly failures: number;
}

// The same as a browser sends.
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const withBody = { ...headers, 'content-type': 'application/json' };
/** The timeout of an answer in milliseconds; a later one counts as failed. */
const timeoutMs = 10_000;

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

/** Sends requests over so many connections as fast as answers come, for so long, and waits for the last answers. */
export async function runLoad({ url, requests, clients, seconds, most = Infinity, from }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let [failures, next] = [0, from];
  const start = performance.now();
  const end = start + seconds * 1000;
  async function work(): Promise<void> {
    const client = new Client(url, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
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
