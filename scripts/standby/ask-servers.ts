import { address } from '../../server/test/matrix/call-records.ts';
import { json } from '../faults/ask-server.ts';
import { sendAtRate } from '../loading/open-loop.ts';

/** There are this many requests a second, a quarter of them writes. */
export const rate = 100;

/** Holds a request's kind, what it was about, and what came of it. */
export interface Answer {
  readonly kind: 'read' | 'write';
  /** A write stores this; no other write stores the same. */
  readonly name: string;
  /** It is 0 if no answer came. */
  readonly status: number;
  /** Says what came, or why nothing did. */
  readonly body: string;
  readonly retryAfter: string | null;
  /** Counts the milliseconds since the load began. */
  readonly asked: number;
  readonly answered: number;
  /** Sends the very same request again. */
  readonly repeat: () => Promise<Answer>;
}

const reads = ['/api/restaurant/menu/1', '/api/restaurant', '/api/dish/1'];

interface Load {
  readonly urls: readonly string[];
  /** The people who write use these tokens in turn. */
  readonly tokens: readonly string[];
  /** Everything that is written begins with this. */
  readonly label: string;
  readonly seconds: number;
}

type Request = Pick<Answer, 'kind' | 'name'> & RequestInit & { readonly path: string };

function requestOf(index: number, { tokens, label }: Load): Request {
  const name = `${label} ${index}`;
  if (index % 4 !== 0) return { kind: 'read', name, path: reads[index % reads.length] ?? '/' };
  const headers = {
    ...json,
    authorization: `Bearer ${tokens[(index / 4) % tokens.length]}`,
    'idempotency-key': `${label.replace(' ', '-')}-standby-${index}`,
  };
  const body = JSON.stringify(address(name));
  return { kind: 'write', name, path: '/api/address', method: 'POST', headers, body };
}

/** Asks the servers in turn, at a fixed rate however slow the answers are, and returns every answer. */
export async function askServers(load: Load): Promise<Answer[]> {
  const { urls, seconds } = load;
  const start = performance.now();
  const since = () => performance.now() - start;
  async function ask(index: number): Promise<Answer> {
    const { kind, name, path, ...init } = requestOf(index, load);
    const url = (urls[Math.floor(index / 4 + index) % urls.length] ?? '') + path;
    const asked = since();
    let answer: Response | undefined;
    let body: string | undefined;
    let why = '';
    try {
      answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
      body = await answer.text();
    } catch (error) {
      why =
        error instanceof Error
          ? `${error.name} ${(error.cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`.trim()
          : '';
    }
    return {
      kind,
      name,
      status: body === undefined ? 0 : (answer?.status ?? 0),
      body: body ?? why,
      retryAfter: answer?.headers.get('retry-after') ?? null,
      asked,
      answered: since(),
      repeat: () => ask(index),
    };
  }
  return sendAtRate(rate, seconds, ask);
}

/** Each has room for 50 addresses, so it ends at some point. */
const warmingRounds = 18;

/**
 * Asks until the servers have answered all requests of some seconds, nearly all of them soon: code that has just
 * started is slow at first.
 */
export async function warmUp(urls: readonly string[], tokens: readonly string[]): Promise<void> {
  for (let round = 1; round <= warmingRounds; round += 1) {
    const answers = await askServers({ urls, tokens, label: `warm ${round}`, seconds: 3 });
    const slow = answers.filter(({ asked, answered }) => answered - asked > 500).length;
    if (answers.every(({ status }) => status === 200) && slow < answers.length / 20) return;
  }
  throw new Error(`The servers could not answer ${rate} requests a second. Is this computer busy with something else?`);
}
