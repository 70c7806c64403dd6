import { buildApp } from '../../app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { DatabaseTimeout } from '../../db/database-errors.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const secret = 'quincewort';
const avoids = [
  { kind: 'unknown', name: secret },
  { kind: 'ingredient', name: secret, term: secret },
  { kind: 'allergen', allergen: 'lupin', strictness: 'dangerous' },
];
const eaters = [{ name: secret, avoids }];

/** Starts the whole server with everything it logs, at the most talkative level. */
async function createLogged(db: Db) {
  const settings = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'trace' } as const;
  const app = await buildApp({ db, pictures: server.pictures, jobs: server.jobs, settings, now: () => new Date() });
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(app.log).find((symbol) => symbol.description === 'pino.stream');
  Object.defineProperty(app.log, stream!, { value: { write: (line: string) => lines.push(line) } });
  const post = (url: string, payload: object | string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  return { app, lines, post };
}

const urls = ['/api/dish/judged', '/api/dish/judged/counts', '/api/restaurant/judged', '/api/recipe/judged'] as const;

describe.each(urls)('%s', (url) => {
  const bodies: [status: number, body: object | string][] = [
    [200, { eaters, restaurants: [1] }],
    [400, { eaters: Array.from({ length: 21 }, () => eaters[0]), restaurants: [1] }],
    [400, { eaters: [{ avoids: Array.from({ length: 501 }, () => avoids[0]) }], restaurants: [1] }],
    [400, { eaters: [{ name: secret.repeat(11), avoids: [] }], restaurants: [1] }],
    [400, { eaters: [{ avoids: [{ kind: 'unknown', name: secret.repeat(11) }] }], restaurants: [1] }],
    [400, { eaters: [{ avoids: [{ kind: 'allergen', allergen: secret, strictness: 'ask' }] }], restaurants: [1] }],
    [400, { eaters: [{ avoids: [{ kind: secret }] }], restaurants: [1] }],
    [400, { eaters: secret, restaurants: [1] }],
    [400, `{"eaters": [{"avoids": [${secret}`],
    [413, { eaters, restaurants: [1], more: secret.repeat(30_000) }],
  ];

  it('says neither in a log nor in an error what is avoided, and is kept by nobody', async () => {
    const { app, lines, post } = await createLogged(server.db);
    for (const [status, body] of bodies) {
      const response = await post(url, body);
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
      if (status !== 200) expect(response.body).not.toContain(secret);
    }
    await app.close();
    expect(lines.join('')).toContain(url);
    expect(lines.join('')).not.toMatch(/quincewort|lupin|dangerous/);
  });

  it.each([
    [503, new DatabaseTimeout('A statement took too long')],
    [500, new Error('unexpected')],
  ])('nor when the database fails: %i', async (status, failure) => {
    const failing: Db = {
      // The error has the statement's values, as a driver might add them.
      query: ({ values }) => Promise.reject(Object.assign(failure, { detail: values, values })),
      transaction: () => Promise.reject(failure),
    };
    const { app, lines, post } = await createLogged(failing);
    const response = await post(url, { eaters, restaurants: [1] });
    await app.close();
    expect(response.statusCode).toBe(status);
    expect(response.body + lines.join('')).not.toMatch(/quincewort|lupin|dangerous/);
  });
});

it('names prepared statements and describes running ones without what is avoided', async () => {
  const { app, post } = await createLogged(server.db);
  for (const url of urls) await post(url, { eaters, restaurants: [1] });
  await app.close();
  const rows = await server.db.query<{ text: string }>(sql`
    select name || statement as text from pg_prepared_statements
    union all select query from pg_stat_activity where datname = current_database()`);
  expect(rows.some(({ text }) => text.includes('judged.verdict'))).toBe(true);
  for (const { text } of rows) expect(text).not.toMatch(/quincewort|lupin/);
});
