import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { headersOf, payloadOf, pathOf, type AnyInput } from '../api-client.ts';
import { createTestDatabase } from '../create-test-database.ts';
import { heldInTheEnd } from '../held-by-requests.ts';
import { inputOf } from '../matrix/call-inputs.ts';
import { buildCast, callers, type Cast } from '../matrix/cast.ts';
import { expectedAnswers } from '../matrix/expected-answers.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.end());

const calls = Object.entries<Call>(api);

/** A request as it goes over the wire. */
interface Sent {
  readonly head: string;
  readonly body: Buffer;
}

const casts = new Map<string, Cast>();

/** Good input for a call. People who did it before do it again, until they can't: who deleted their account, say. */
async function inputFor(name: string): Promise<{ cast: Cast; input: AnyInput }> {
  const before = casts.get(name);
  const again = before && (await inputOf(name, before).catch(() => undefined));
  if (before && again && !endsSessions.has(name)) return { cast: before, input: again };
  const cast = await buildCast(server);
  casts.set(name, cast);
  return { cast, input: await inputOf(name, cast) };
}

/** What is made ready meets requests that still run. Of two that wait for each other PostgreSQL gives up one, and it is made again. */
const prepare = (name: string) =>
  inputFor(name).catch((error: unknown) => {
    if (!String(error).includes('deadlock detected')) throw error;
    return inputFor(name);
  });

const endsSessions = new Set(['logout', 'endSession', 'endAllSessions', 'changePassword', 'deleteUser']);

/** A call by somebody whose call it is, or by nobody. */
async function write([name, call]: readonly [string, Call], by: 'asker' | 'nobody' = 'asker'): Promise<Sent> {
  const { cast, input } = await prepare(name);
  const row = expectedAnswers.get(name);
  const asker = callers.find((caller) => row?.[caller] === 200) ?? 'guest';
  const { payload } = payloadOf(call, input);
  const request = new Request(`http://x${pathOf(call, input)}`, {
    method: call.method,
    headers: headersOf(input, by === 'asker' ? cast.tokens[asker] : undefined),
    ...(payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
  });
  if (payload && !(payload instanceof FormData)) request.headers.set('content-type', 'application/json');
  const body = Buffer.from(await request.arrayBuffer());
  const lines = [
    `${call.method} ${pathOf(call, input)} HTTP/1.1`,
    'host: x',
    'connection: close',
    ...[...request.headers].map(([header, value]) => `${header}: ${value}`),
    ...(body.length > 0 ? [`content-length: ${body.length}`] : []),
  ];
  return { head: `${lines.join('\r\n')}\r\n\r\n`, body };
}

const portOf = (app: TestServer['app']) => (app.server.address() as AddressInfo).port;

/** Sends the first so many bytes of a body; then resets the connection after some milliseconds, or waits for its end. */
async function send(
  { head, body }: Sent,
  { bytes = body.length, resetAfter }: { bytes?: number; resetAfter?: number },
) {
  const socket = connect(portOf(server.app), '127.0.0.1');
  let told = '';
  socket.on('data', (chunk: Buffer) => (told += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, bytes)]));
  if (resetAfter !== undefined) {
    await sleep(resetAfter);
    socket.resetAndDestroy();
  }
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(told)?.[1] ?? 0);
}

/** The work for each call, a few at once: all at once would only be refused. */
async function walk<Result>(work: (call: (typeof calls)[number]) => Promise<Result>): Promise<Result[]> {
  const left = [...calls];
  const results: Result[] = [];
  const worker = async () => {
    for (let call = left.shift(); call; call = left.shift()) results.push(await work(call));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

const resets: readonly [string, (sent: Sent) => number][] = [
  ['before its body', () => 0],
  ['in the midst of its body', ({ body }) => Math.ceil(body.length / 2)],
  ['after its body', ({ body }) => body.length],
];

describe('a request gives back all that it took', () => {
  it('when it is answered, and when it is refused', async () => {
    const answered = await walk(async (call) => send(await write(call), {}));
    expect(answered.filter((status) => status === 200).length).toBeGreaterThan(calls.length * 0.8);
    expect(answered.filter((status) => status === 0 || status >= 500)).toEqual([]);
    await walk(async (call) => send(await write(call, 'nobody'), {}));
    const broken = await walk(async (call) => {
      const { head, body } = await write(call);
      return send({ head, body: Buffer.alloc(body.length, '{') }, {});
    });
    expect(broken.filter((status) => status === 0 || status >= 500)).toEqual([]);
    expect(await heldInTheEnd(server.app)).toEqual({});
  });

  it.each(resets)('when its connection is reset %s', async (_, bytesOf) => {
    // Each call after one of these times, and after all of them in `npm run prove`.
    const times = [0, 3, 15];
    for (const turn of process.env['PROVE'] === '1' ? times.keys() : [0])
      await walk(async (call) => {
        const sent = await write(call);
        await send(sent, { bytes: bytesOf(sent), resetAfter: times[(calls.indexOf(call) + turn) % times.length]! });
      });
    expect(await heldInTheEnd(server.app)).toEqual({});
  });

  it('when the rest of it never comes', async () => {
    const start = performance.now();
    const unfinished = await Promise.all(
      calls
        .filter(([, { method, upload, body }]) => method !== 'GET' && (upload || body))
        .map(async (call) => {
          const sent = await write(call);
          return send(sent, { bytes: Math.floor(sent.body.length / 2) });
        }),
    );
    expect(unfinished.filter((status) => status !== 0 && status < 400)).toEqual([]);
    // After ten seconds without a byte; the whole request might have taken thirty.
    expect(performance.now() - start).toBeLessThan(25_000);
    expect(await heldInTheEnd(server.app)).toEqual({});
  });

  it('when the database goes away meanwhile, and when the server stops', async () => {
    const database = await createTestDatabase({ fresh: true });
    const { pictures, jobs } = server;
    const settings = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'silent' } as const;
    const app = await buildApp({ db: database.app, pictures, jobs, settings, now: () => new Date() });
    const ask = async ([name, call]: readonly [string, Call]) => {
      const { cast, input } = await prepare(name);
      const { statusCode } = await app.inject({
        method: call.method,
        url: pathOf(call, input),
        headers: headersOf(input, cast.tokens.user),
        ...payloadOf(call, input),
      });
      return statusCode;
    };
    await app.ready();
    const answers = walk(ask);
    await sleep(20);
    await database.end();
    const all = [...(await answers), ...(await walk(ask))];
    expect(all.filter((status) => status >= 500).length).toBeGreaterThan(calls.length / 2);
    expect(await heldInTheEnd(app)).toEqual({});
    const last = walk((call) => ask(call).catch(() => 0));
    await app.close();
    await last;
    expect(await heldInTheEnd(server.app)).toEqual({});
  });

  it('and others are served as before', async () => {
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await server.guest.listRestaurants({})).items).toBeDefined();
  });
});
