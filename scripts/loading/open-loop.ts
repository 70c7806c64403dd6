import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the connection is reset, whatever was sent or answered by then. */
  readonly resetAfter?: number;
}

export interface Outcome {
  /** Milliseconds from when each request was due, so that a server that falls behind shows it. Sorted. */
  readonly latencies: readonly number[];
  /** How many answers had this status; 0: none came. */
  readonly statuses: Readonly<Record<number, number>>;
  /** How many requests were reset by us, which are in none of the other figures. */
  readonly resets: number;
  readonly seconds: number;
}

/** As the proxy in front names them: each request comes from another address. */
const address = () =>
  `10.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}`;

/** Asks over a connection of its own and resets it. A body of which more was announced than is given is cut off so. */
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
      // Counted as no answer.
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

/** So many requests a second, whatever the answers do, for so long; then waits for the last ones. */
export async function askAtRate(url: string, next: () => Ask, rate: number, seconds: number): Promise<Outcome> {
  const { ask, finish } = createAsker(url, 500);
  const start = performance.now();
  const running: Promise<void>[] = [];
  const total = Math.floor(rate * seconds);
  for (let sent = 0; sent < total;) {
    const due = start + (sent * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(ask(next(), due));
    sent += 1;
  }
  await Promise.all(running);
  return finish(start);
}

/** As fast as answers come, over so many connections. */
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

/** The value that such a share of the answers lay below. */
export function quantile({ latencies }: Outcome, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}

/** As a report has them: "2990 × 200, 10 × 503". */
export const describeStatuses = (statuses: Outcome['statuses']) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

/** Answers with another status than these. */
export function countOthers({ statuses }: Outcome, good: readonly number[]): number {
  return Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (good.includes(Number(status)) ? 0 : count),
    0,
  );
}
