import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

it.each([
  ['02139', 'Cambridge', 'Massachusetts', 42.36, -71.1],
  ['10003', 'New York', 'New York', 40.73, -73.99],
  ['99501', 'Anchorage', 'Alaska', 61.22, -149.85],
  ['90012', 'Los Angeles', 'California', 34.06, -118.24],
  ['00501', 'Holtsville', 'New York', 40.8, -73.0],
])('knows %s as %s, %s', async (zip, city, state, lat, lng) => {
  const found = await server.guest.getZip({ params: { zip } });
  expect(found).toMatchObject({ 'post code': zip, country: 'United States', 'country abbreviation': 'US' });
  const [place] = found.places;
  expect(place).toMatchObject({ 'place name': city, state });
  expect(Math.abs(Number(place!.latitude) - lat)).toBeLessThan(0.2);
  expect(Math.abs(Number(place!.longitude) - lng)).toBeLessThan(0.2);
});

it('says 404 for a zip code that does not exist and 400 for what is none', async () => {
  await expect(server.guest.getZip({ params: { zip: '00000' } })).rejects.toMatchObject({ status: 404 });
  for (const zip of ['2139', '021390', 'abcde', '0213x', '02139-1']) {
    await expect(server.guest.getZip({ params: { zip } })).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'zip', message: 'Please enter a valid US zip code.' }] } },
    });
  }
});
