import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let service: Server;
let server: TestServer;
let answer: (response: ServerResponse) => void;
let asked: string[];

// No table has this zip code.
const zip = '00001';
const place = {
  'place name': 'Testville',
  state: 'Ohio',
  'state abbreviation': 'OH',
  latitude: '40.1',
  longitude: '-83.2',
};
const good = { 'post code': zip, country: 'x', 'country abbreviation': 'US', places: [{ ...place, extra: 1 }] };

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  server = await createTestServer({ zipLookupUrl: `http://127.0.0.1:${port}/us` });
});
afterAll(async () => {
  await server.end();
  service.closeAllConnections();
  service.close();
});

// Each test has a window of its own, because asking elsewhere is limited.
let minute = 0;
beforeEach(() => {
  asked = [];
  server.setNow(new Date(Date.UTC(2041, 0, 1, 0, (minute += 1))));
});

const says = (body: unknown) => (response: ServerResponse) =>
  void response.end(typeof body === 'string' ? body : JSON.stringify(body));
const lookUp = (code = zip) => server.guest.getZip({ params: { zip: code } });

it('asks the table first, and then the service; nothing but what is declared passes', async () => {
  answer = says(good);
  expect((await lookUp('02139')).places[0]!['place name']).toBe('Cambridge');
  expect(asked).toEqual([]);
  expect(await lookUp()).toEqual({ ...good, country: 'United States', places: [place] });
  expect(asked).toEqual(['/us/00001']);
});

it.each([
  ['404', (response: ServerResponse) => void response.writeHead(404).end('{}')],
  ['an empty object', says({})],
])('takes %s as that there is no such zip code', async (_, way) => {
  answer = way;
  await expect(lookUp()).rejects.toMatchObject({ status: 404 });
});

const failures: [string, (response: ServerResponse) => void][] = [
  ['500', (response) => void response.writeHead(500).end()],
  ['garbage', says('<html>')],
  ['another zip code', says({ ...good, 'post code': '90210' })],
  ['another country', says({ ...good, 'country abbreviation': 'DE' })],
  ['no place', says({ ...good, places: [] })],
  ['markup', says({ ...good, places: [{ ...place, 'place name': '<img src=x>' }] })],
  ['a redirect', (response) => void response.writeHead(302, { location: '/us/00001?again' }).end()],
  ['too much', says({ ...good, padding: 'x'.repeat(50_000) })],
  ['half an answer', (response) => void response.writeHead(200, { 'content-length': 900 }).write('{"post')],
  ['silence', () => undefined],
  ['a broken connection', (response) => void response.destroy()],
];

it.each(failures)('%s is no answer: unavailable, within its patience', async (_, way) => {
  answer = way;
  const start = performance.now();
  await expect(lookUp()).rejects.toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(performance.now() - start).toBeLessThan(6000);
  expect(asked).toHaveLength(1);
});

it('is not asked without end by one address', async () => {
  answer = says({});
  for (let count = 0; count < 30; count += 1) await expect(lookUp()).rejects.toMatchObject({ status: 404 });
  await expect(lookUp()).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveLength(30);
});
