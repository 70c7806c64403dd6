import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection is reset after this many milliseconds, whatever was sent or answered by then. */
  readonly resetAfter?: number;
}

export interface Outcome {
  /** Milliseconds since each request was due, so that a server that falls behind shows it. Sorted. */
  readonly latencies: readonly number[];
  /** Counts the answers by status; 0 means that none came. */
  readonly statuses: Readonly<Record<number, number>>;
  /** We reset this many requests; no other figure includes them. */
  readonly resets: number;
  readonly seconds: number;
}

/** Imitates the header of a proxy: each request comes from another address. */
const address = () =>
  `10.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}`;

/** Sends a request on its own connection and resets it, which cuts off a body that is shorter than announced. */
async function askAndReset(url: string, { method, path, body = '', headers, resetAfter }: Ask): Promise<void> {
  const { hostname, port } = new URL(url);
  const length = headers?.['content-length'] ?? String(body.length);
  const all = { host: hostname, 'x-forwarded-for': address(), ...headers, 'content-length': length };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  const closed = once(socket, 'close');
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  await sleep(resetAfter);
  socket.resetAndDestroy();
  await closed;
}

function createAsker(url: string, connections: number) {
  const pool = new Pool(url, { connections, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  let resets = 0;
  async function ask(asked: Ask, due: number): Promise<void> {
    if (asked.resetAfter !== undefined) {
      resets += 1;
      return askAndReset(url, asked);
    }
    const { method, path, body, headers } = asked;
    let status = 0;
    try {
      const sent = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': address(), ...headers };
      const answer = await pool.request({ method, path, headers: sent, body: body ?? null });
      await answer.body.dump({ limit: 100_000_000 });
      status = answer.statusCode;
    } catch {
      // This counts as no answer.
    }
    latencies.push(performance.now() - due);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const finish = async (start: number): Promise<Outcome> => {
    const seconds = (performance.now() - start) / 1000;
    await pool.close();
    return { latencies: latencies.toSorted((a, b) => a - b), statuses, seconds, resets };
  };
  return { ask, finish };
}

/** Calls `send` at a fixed rate, however slow the answers are, and then waits for the last ones. */
export async function sendAtRate<Result>(
  rate: number,
  seconds: number,
  send: (index: number, due: number) => Promise<Result>,
): Promise<Result[]> {
  const start = performance.now();
  const running: Promise<Result>[] = [];
  const total = Math.floor(rate * seconds);
  for (let index = 0; index < total; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(send(index, due));
  }
  return Promise.all(running);
}

/** Sends this many requests per second for this long. */
export async function askAtRate(url: string, next: () => Ask, rate: number, seconds: number): Promise<Outcome> {
  const { ask, finish } = createAsker(url, 500);
  const start = performance.now();
  await sendAtRate(rate, seconds, (_, due) => ask(next(), due));
  return finish(start);
}

/** Sends requests over this many connections as fast as answers come. */
export async function askWithoutPause(
  url: string,
  next: () => Ask,
  clients: number,
  seconds: number,
): Promise<Outcome> {
  const { ask, finish } = createAsker(url, clients);
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) await ask(next(), performance.now());
  };
  await Promise.all(Array.from({ length: clients }, work));
  return finish(start);
}

/** Returns the value below which this share of the latencies lies. */
export function quantile({ latencies }: Outcome, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}

/** Formats statuses for a report: "2990 × 200, 10 × 503". */
export const describeStatuses = (statuses: Outcome['statuses']) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

/** Counts answers with any other status than these. */
export function countOthers({ statuses }: Outcome, good: readonly number[]): number {
  return Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (good.includes(Number(status)) ? 0 : count),
    0,
  );
}
