import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { buildApp } from '../../app.ts';
import type { Db } from '../../db/db.ts';
import { batchOf } from '../../search/candidates/dish-search.ts';
import { findDishesByText } from './search.queries.ts';

// They are the same ones in every `npm test`, and others each time in `npm run prove`.
const runs = process.env['PROVE'] === '1' ? { numRuns: 2000 } : { numRuns: 25, seed: 20_261_122 };
/** Allows three for each of eight words and twelve batches of a page, and as many again for how words are spelled. */
const mostStatements = 45;
const limit = 2;
const zip = '59840';
const word = unique('qu');

let server: TestServer;
let app: FastifyInstance;
let statements = 0;
const cursors: string[] = [];
beforeAll(async () => {
  server = await createTestServer();
  const counted: Db = {
    query: (statement) => ((statements += 1), server.db.query(statement)),
    transaction: (work, options) => ((statements += 1), server.db.transaction(work, options)),
  };
  const settings = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'silent' } as const;
  const { pictures, jobs } = server;
  app = await buildApp({ db: counted, pictures, jobs, settings, now: () => new Date() });
  for (let place = 0; place < 3; place += 1) {
    const { id } = await buildRestaurant(server.db, {
      name: `${word} House`,
      zip,
      lat: 46.25 + place / 100,
      lng: -114.16,
    });
    for (let dish = 0; dish < 3; dish += 1) await buildDish(server.db, { restaurantId: id, name: `${word} Soup` });
  }
  for (const [path, method] of paths) {
    const { headers } = await ask(path, method, { q: word, zipcode: zip, radius: '5', limit: '2' });
    const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
    if (cursor) cursors.push(cursor);
  }
});
afterAll(async () => {
  await app.close();
  await server.end();
});

const paths = [
  ['search/restaurants', 'GET'],
  ['search/restaurantsbypincode', 'GET'],
  ['search/dishes', 'GET'],
  ['search/dishesbypincode', 'GET'],
  ['search/suggestions', 'GET'],
  ['search/corrections', 'GET'],
  ['dish/judged', 'POST'],
  ['dish/judged/counts', 'POST'],
  ['recipe/judged', 'POST'],
  ['restaurant/discover', 'POST'],
  ['restaurant/map', 'POST'],
] as const;

const body = { eaters: [], bounds: { north: 47, south: 46, west: -115, east: -114 }, zoom: 9 };

/** `encoded` goes into the address as it is. */
function ask(path: string, method: 'GET' | 'POST', query: Record<string, string>, encoded = '') {
  const text = new URLSearchParams(query).toString();
  const url = `/api/${path}?${[text, encoded].filter(Boolean).join('&')}`;
  return app.inject({ method, url, ...(method === 'POST' && { payload: body }) });
}

/** These are parted by pilcrows. */
const visible = String.raw`" & | ! ( ) :* <->¶'¶''¶\¶%¶_¶*¶;¶--¶/*¶$$¶$1¶'); drop table dishes; --¶ or 1=1¶:A¶'a':B & !'b'¶union select¶ﷺ¶𝕢𝕦¶”¶„`;
const hidden = ['\u0001', '\u200d', '\u202e', '\ufeff', '\u0301\u0301'];
const fragments = [...visible.split('¶'), ...hidden, word, 'soup', 'the', 'a', '"'];
/** Holds one character from each of the seventeen planes. */
const planes = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x1_00_00 + 0x12_34));
const text = fc.oneof(
  fc.array(fc.constantFrom(...fragments, ...planes), { minLength: 1, maxLength: 30 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({
    unit: fc.constantFrom(...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¿…、。')),
    minLength: 1,
    maxLength: 200,
  }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map((binary) => binary.toWellFormed()),
  fc.constantFrom('x'.repeat(10_000), '花'.repeat(10_000), '"'.repeat(200), `${word} `.repeat(40), '(('.repeat(100)),
);
// These are halves of surrogate pairs, what is no UTF-8, and what isn't encoded.
const encoded = fc.constantFrom(
  'q=%ED%A0%80',
  'q=%ED%B0%80%ED%A0%80',
  'q=%FF%FE',
  'q=%C0%80',
  'q=%',
  'q=%zz',
  'q=a&q=b',
  'q[]=a',
  'q=%00',
);
const zips = fc.constantFrom(
  zip,
  '00000',
  '99999',
  '59840-1234',
  '96799',
  '09012',
  '1234',
  'abcde',
  '',
  '٠٢١٣٩',
  '59840;',
);

/** Returns a cursor of one of these lists whose key was written by somebody else. */
function forge(cursor: string, key: unknown): string {
  const [list] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string];
  return Buffer.from(JSON.stringify([list, key]))
    .toString('base64url')
    .slice(0, 400);
}
const number = fc.constantFrom(0, 1, -1, 7, 0.5, 400, 10_000, 100_000, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, -1e300);
const key = fc.oneof(
  fc.tuple(fc.array(number, { maxLength: 5 }), number),
  fc.tuple(fc.constant(null), number),
  fc.tuple(number, number),
  fc.record({ passed: number }),
  fc.record({ rank: number, id: number }),
  fc.jsonValue({ maxDepth: 2 }),
);
const cursor = fc.nat().chain((at) => {
  const own = () => cursors[at % Math.max(cursors.length, 1)] ?? '';
  return fc.oneof(
    key.map((forged) => () => forge(own(), forged)),
    fc.nat({ max: 60 }).map((length) => () => own().slice(0, length)),
    fc.constant(own),
    fc.constantFrom('x'.repeat(500), '_', 'W10', 'bnVsbA').map((other) => () => other),
  );
});

/** Returns what of an answer is neither clear nor cheap, or nothing. */
async function brokenBy(path: string, method: 'GET' | 'POST', query: Record<string, string>, more?: string) {
  statements = 0;
  const answer = await ask(path, method, query, more);
  const said = answer.json<{ error?: { code: string } } | unknown[]>();
  if (statements > mostStatements) return `${statements} statements`;
  if (answer.statusCode === 400) {
    const isClear = !Array.isArray(said) && said.error?.code === 'bad_request';
    return isClear && statements === 0 ? '' : `refused after ${statements} statements: ${answer.body}`;
  }
  if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.body}`;
  return Array.isArray(said) && 'limit' in query && said.length > limit ? `${said.length} on a page` : '';
}

describe.each(paths)('%s, whatever is asked', (path, method) => {
  const takes = (name: string) => path !== 'search/corrections' || name === 'q';

  it('answers or refuses a text, without many statements', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.option(zips, { nil: undefined }), async (q, zipcode) => {
        const query = { q, ...(takes('zipcode') && zipcode !== undefined && { zipcode }) };
        expect(await brokenBy(path, method, query)).toBe('');
      }),
      runs,
    );
  });

  it('answers or refuses an address that is none', async () => {
    await fc.assert(
      fc.asyncProperty(encoded, zips, async (q, zipcode) => {
        expect(await brokenBy(path, method, { zipcode }, q)).toBe('');
      }),
      { ...runs, numRuns: 20 },
    );
  });
});

const paged = paths.filter(([path]) => !/suggestions|corrections|counts|map/.test(path));
describe.each(paged)('%s, with any cursor', (path, method) => {
  it('goes on or refuses', async () => {
    expect(cursors.length).toBeGreaterThan(4);
    await fc.assert(
      fc.asyncProperty(cursor, async (make) => {
        const query = { q: word, zipcode: zip, radius: '5', limit: '2' };
        expect(await brokenBy(path, method, { ...query, cursor: make() })).toBe('');
      }),
      runs,
    );
  });
});

it.each([[[2 ** 31]], [[0, 2 ** 31]], [[2, Number.MAX_SAFE_INTEGER, 0, 0, 400]]])(
  'answers a forged beginning whose numbers no column can hold: %j',
  async (start) => {
    const area = { kind: 'everywhere' } as const;
    const search = { query: { variants: [[[word]]] }, area };
    const found = await findDishesByText(server.db, search, { start, taken: 0, limit: 2, length: 20 });
    expect(found.items).toEqual([]);
  },
);

it('looks at no more for a forged place in a list than for its own', () => {
  const area = { kind: 'everywhere' } as const;
  const forged = [0, 0, 0, Number.MAX_SAFE_INTEGER];
  const query = { variants: [[['a'], ['b']]] };
  expect(batchOf({ area, query }, forged, 100).mostScanned).toBeLessThanOrEqual(6000);
  expect(batchOf({ area, cuisine: 'Thai' }, [0, Number.MAX_SAFE_INTEGER], 100).mostScanned).toBeLessThanOrEqual(6000);
});
