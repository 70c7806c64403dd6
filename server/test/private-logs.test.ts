import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { pageCookies } from '@clearplate/contract/page-rendering';
import { payloadOf, pathOf } from './api-client.ts';
import { unique } from './builders.ts';
import { createTestDatabase } from './create-test-database.ts';
import { fillAccount, password } from './fill-account.ts';
import { inputOf } from './matrix/call-inputs.ts';
import { buildCast, type Cast } from './matrix/cast.ts';
import { raw } from '../src/db/sql.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const lines: string[] = [];
const urls: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

/** Ids, durations and the process's number are random digits, in which five of a zip code may stand by chance. */
const withoutChance = (line: string) => line.replaceAll(/"(?:reqId|pid|responseTime)":"?[\da-f.-]+"?/g, '');

const linesWith = (words: readonly string[]) =>
  lines.filter((line) => words.some((word) => withoutChance(line).toLowerCase().includes(word.toLowerCase())));

/** What somebody looks for stands in an address where the specification has it so: it stays out of the log all the same. */
async function searchFor(word: string): Promise<void> {
  const takesText = (call: Call) => call.method === 'GET' && call.query !== undefined && 'q' in call.query.shape;
  for (const call of Object.values<Call>(api).filter(takesText))
    for (const zipcode of ['02139', word])
      await server.app.inject({ url: pathOf(call, { query: { q: word, zipcode } }) });
}

/** Nor does it say where somebody is, whom it is told in a path. */
async function nameZip(zip: string): Promise<number> {
  const asks = Object.values<Call>(api).filter(({ path }) => path.includes(':zip'));
  for (const call of asks)
    for (const cookie of ['', `${pageCookies.view}=${encodeURIComponent(JSON.stringify({ zipcode: zip }))}`])
      await server.app.inject({ url: pathOf(call, { params: { zip } }), headers: { cookie } });
  return asks.length;
}

/** Sends every call with a good input, and again with one that is refused, all with private words in them. */
async function tryEverything(cast: Cast): Promise<void> {
  for (const [name, call] of Object.entries<Call>(api)) {
    const input = await inputOf(name, cast);
    const headers = { authorization: `Bearer ${cast.tokens.other}` };
    urls.push(pathOf(call, input));
    await server.app.inject({ method: call.method, url: pathOf(call, input), headers, ...payloadOf(call, input) });
    if (call.method === 'GET') continue;
    const refused = { method: call.method, url: pathOf(call, input), headers };
    await server.app.inject({ ...refused, payload: { password: cast.secret, name: [cast.secret], [cast.secret]: 1 } });
    await server.app.inject({
      ...refused,
      payload: `{"${cast.secret}`,
      headers: { 'content-type': 'application/json' },
    });
  }
}

it('neither names nor allergens, preferences, addresses, passwords or tokens stand in a log or an address', async () => {
  const account = await fillAccount(server);
  const cast = await buildCast(server);
  await tryEverything(cast);
  const searched = unique('searched');
  await searchFor(searched);
  const zip = '59937';
  expect(await nameZip(zip)).toBe(3);
  const { token } = await server.guest.login({ body: { email_address: account.email, password } });
  await account.client.deleteUser({ body: { password: 'wrong horse' } }).catch(() => undefined);
  await account.client.deleteUser({ body: { password } });
  const tokens = Object.values(cast.tokens).filter((each) => each !== undefined);
  const secrets = [...account.canaries, cast.secret, searched, zip, password, 'wrong horse', String(token), ...tokens];
  // The log does take everything else in, down to its last level.
  expect(linesWith(['incoming request']).length).toBeGreaterThan(Object.keys(api).length);
  expect(linesWith(['starting multipart parsing']).length).toBeGreaterThan(0);
  expect(linesWith(['/api/search/dishes']).length).toBeGreaterThan(0);
  expect(linesWith(secrets)).toEqual([]);
  // Each line of a request says which and when.
  for (const line of linesWith(['request completed']))
    expect(JSON.parse(line)).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
  expect(urls.filter((url) => secrets.some((word) => url.includes(word)))).toEqual([]);
});

it('a token in the headers of a form stays out of the trace of its reading', async () => {
  const { client, token } = await server.signUp();
  await client.setProfilePicture({ file: new Blob([Buffer.from('x')]) }).catch(() => undefined);
  expect(linesWith(['busboy']).length).toBeGreaterThan(0);
  expect(linesWith([token])).toEqual([]);
});

it('an error of the database is told without the row and the values that it quotes', async () => {
  const database = await createTestDatabase();
  const { owner } = database;
  const word = unique('canary');
  const refusal = `begin raise exception 'no %', new.name using detail = new.city; end`;
  await owner.query(raw(`create function refuse() returns trigger language plpgsql as $$${refusal}$$`));
  await owner.query(
    raw(`create trigger refuse before insert on addresses
    for each row when (new.name = '${word}') execute function refuse()`),
  );
  try {
    const { client } = await server.signUp();
    const place = { address_line_1: word, city: word, state: word, zip_code: '02139', country: word };
    await expect(client.createAddress({ body: { name: word, ...place } })).rejects.toMatchObject({ status: 500 });
  } finally {
    await owner.query(raw('drop function refuse() cascade'));
    await database.end();
  }
  expect(linesWith(['request failed']).at(-1)).toContain('P0001');
  expect(linesWith([word])).toEqual([]);
});
