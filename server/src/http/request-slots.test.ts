import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { createTestServer } from '../../test/test-server.ts';
import { raw } from '../db/sql.ts';
import { handleError } from './error-handler.ts';
import { claimSlotFor, holdSlots, RequestSlots } from './request-slots.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Builds a server whose answers wait until they are let go. Who names a person in `x-person` is taken for them. */
function buildSlow(most: number) {
  app = Fastify();
  app.setErrorHandler(handleError);
  const places = new RequestSlots(most);
  const inPlace = holdSlots(app, places);
  const waiting: (() => void)[] = [];
  const handler = async (request: FastifyRequest) => {
    const { headers } = request;
    if (headers['x-person'] !== undefined) claimSlotFor(request, Number(headers['x-person']));
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (headers['x-fail']) throw new Error('failed');
    return {};
  };
  app.route({ method: 'GET', url: '/slow', handler });
  app.get('/livez', async () => ({}));
  app.get('/sent', (_, reply) => void reply.send({}));
  app.setNotFoundHandler(inPlace(handler));
  const ask = (url: string, headers = {}, remoteAddress = nextAddress()) =>
    app!.inject({ url, headers, remoteAddress }).then((answer) => answer);
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { ask, waiting, letGo, places };
}

let addresses = 0;
const nextAddress = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

const many = (count: number, ask: () => unknown) => Array.from({ length: count }, ask);

it('takes so many at once, refuses the others at once, and takes more when these are done', async () => {
  const { ask, waiting, letGo } = buildSlow(3);
  for (const headers of [{}, { 'x-fail': '1' }]) {
    const taken = [1, 2, 3].map(() => ask('/slow', headers));
    await expect.poll(() => waiting.length).toBe(3);
    const refused = await ask('/slow');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect((await ask('/livez')).statusCode).toBe(200);
    letGo();
    await Promise.all(taken);
  }
  const last = ask('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  letGo();
  expect((await last).statusCode).toBe(200);
});

it('gives one address no more than a sixteenth once half of the places are taken, and as many as it wants before', async () => {
  const { ask, waiting, letGo, places } = buildSlow(64);
  const from = (address: string) => () => ask('/slow', {}, address);
  const cafe = many(32, from('192.0.2.1'));
  await expect.poll(() => waiting.length).toBe(32);
  expect((await from('192.0.2.1')()).statusCode).toBe(503);
  const others = many(4, from('2001:db8::1')).concat(many(28, () => ask('/slow')));
  await expect.poll(() => waiting.length).toBe(64);
  letGo();
  const answers = (await Promise.all([...cafe, ...others])) as { statusCode: number }[];
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const filling = many(40, () => ask('/slow'));
  await expect.poll(() => waiting.length).toBe(40);
  const fourth = many(4, from('2001:db8::2'));
  await expect.poll(() => waiting.length).toBe(44);
  // This is the same subscriber under another of their addresses.
  expect((await from('2001:db8::3')()).statusCode).toBe(503);
  letGo();
  await Promise.all([...filling, ...fourth]);
  expect(places.load()).toEqual({ taken: 0, holders: 0 });
});

it('gives one person no more than a sixteenth, from wherever they ask', async () => {
  const { ask, waiting, letGo, places } = buildSlow(64);
  const taken = many(4, () => ask('/slow', { 'x-person': '7' }));
  await expect.poll(() => waiting.length).toBe(4);
  expect((await ask('/slow', { 'x-person': '7' })).statusCode).toBe(503);
  const other = ask('/slow', { 'x-person': '8' });
  await expect.poll(() => waiting.length).toBe(5);
  letGo();
  await Promise.all([...taken, other]);
  expect(places.load()).toEqual({ taken: 0, holders: 0 });
});

it('gives places back for what belongs to no route, what sends by itself and what only has a head', async () => {
  const { ask, waiting, letGo, places } = buildSlow(4);
  const nowhere = ask('/nowhere');
  await expect.poll(() => waiting.length).toBe(1);
  expect(places.load().taken).toBe(1);
  letGo();
  expect((await nowhere).statusCode).toBe(200);
  expect((await ask('/sent')).statusCode).toBe(200);
  expect((await app!.inject({ method: 'HEAD', url: '/sent' })).statusCode).toBe(200);
  expect(places.load()).toEqual({ taken: 0, holders: 0 });
});

it('is stuck when all places are taken and none is left for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const places = new RequestSlots(2);
  const one = places.take('a');
  vi.advanceTimersByTime(60_000);
  expect(places.isStuck()).toBe(false);
  const other = places.take('b');
  vi.advanceTimersByTime(9000);
  expect(places.isStuck()).toBe(false);
  one.leave();
  places.take('a');
  vi.advanceTimersByTime(9000);
  expect(places.isStuck()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(places.isStuck()).toBe(true);
  other.leave();
  other.leave();
  expect(places.isStuck()).toBe(false);
  expect(places.load().taken).toBe(1);
  vi.useRealTimers();
});

it('has room again when those at work have left, in the midst of their question or of their answer', async () => {
  const { waiting, letGo, places } = buildSlow(8);
  const address = await app!.listen({ host: '127.0.0.1', port: 0 });
  for (let round = 0; round < 3; round += 1) {
    const leave = new AbortController();
    const left = many(4, () => fetch(`${address}/slow`, { signal: leave.signal }).catch(() => undefined));
    await expect.poll(() => waiting.length).toBe(4);
    leave.abort();
    await Promise.all(left);
    // They still work: who leaves can't have more work done than who stays.
    expect(places.load().taken).toBe(4);
    letGo();
    await expect.poll(() => places.load().taken).toBe(0);
  }
  const last = fetch(`${address}/slow`);
  await expect.poll(() => waiting.length).toBe(1);
  letGo();
  expect((await last).status).toBe(200);
});

it('answers everybody within seconds when far more come than can be served, and is well again then', async () => {
  const server = await createTestServer();
  const database = await createTestDatabase();
  const ask = async () => {
    const start = performance.now();
    const { statusCode, headers } = await server.app.inject({
      url: '/api/allergen/all',
      remoteAddress: nextAddress(),
    });
    return { statusCode, retryAfter: headers['retry-after'], took: performance.now() - start };
  };
  try {
    const answers = await database.owner.transaction(async (db) => {
      await db.query(raw('lock table allergens'));
      return Promise.all(Array.from({ length: 500 }, ask));
    });
    expect(answers.filter(({ statusCode, retryAfter }) => statusCode !== 503 || !retryAfter)).toEqual([]);
    expect(answers.filter(({ retryAfter }) => retryAfter === '1').length).toBe(500 - 320);
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(5000);
    expect((await ask()).statusCode).toBe(200);
  } finally {
    await database.end();
    await server.end();
  }
});
