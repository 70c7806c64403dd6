import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { createTestServer } from '../../test/test-server.ts';
import { raw } from '../db/sql.ts';
import { handleError } from './error-handler.ts';
import { shedOverload } from './overload.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function buildSlow(most: number) {
  app = Fastify();
  app.setErrorHandler(handleError);
  shedOverload(app, most);
  const waiting: (() => void)[] = [];
  const handler = async ({ headers }: FastifyRequest) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (headers['x-fail']) throw new Error('failed');
    return {};
  };
  app.route({ method: 'GET', url: '/slow', handler });
  app.get('/livez', async () => ({}));
  const ask = (url: string, headers = {}) => app!.inject({ url, headers }).then((answer) => answer);
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { ask, waiting, letGo };
}

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

it('has room again when those at work have left, in the midst of their question or of their answer', async () => {
  const { waiting, letGo } = buildSlow(2);
  const address = await app!.listen({ host: '127.0.0.1', port: 0 });
  for (let round = 0; round < 3; round += 1) {
    const leave = new AbortController();
    const left = [1, 2].map(() => fetch(`${address}/slow`, { signal: leave.signal }).catch(() => undefined));
    await expect.poll(() => waiting.length).toBe(2);
    leave.abort();
    await Promise.all(left);
    letGo();
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
    const { statusCode, headers } = await server.app.inject({ url: '/api/allergen/all' });
    return { statusCode, retryAfter: headers['retry-after'], took: performance.now() - start };
  };
  try {
    const answers = await database.owner.transaction(async (db) => {
      await db.query(raw('lock table allergens'));
      return Promise.all(Array.from({ length: 400 }, ask));
    });
    expect(answers.filter(({ statusCode, retryAfter }) => statusCode !== 503 || !retryAfter)).toEqual([]);
    expect(answers.filter(({ retryAfter }) => retryAfter === '1').length).toBe(400 - 256);
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(5000);
    expect((await ask()).statusCode).toBe(200);
  } finally {
    await database.end();
    await server.end();
  }
});
