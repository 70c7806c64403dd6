import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function openRestaurant() {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, {
    ownerId: owner.id,
    restaurantUrl: 'https://www.doordash.com/store/1',
  });
  const params = { id: String(id) };
  const shown = async () => (await server.guest.getRestaurant({ params }))[0]!;
  return { client: owner.client, token: owner.token, id, params, shown };
}

describe('basic details', () => {
  it('are changed as the specification names them, and answered', async () => {
    const { client, params, shown } = await openRestaurant();
    const body = {
      name: ' Half Moon ',
      address: '2 Main St',
      city: 'Seattle',
      pin: '98103-1234',
      phone: '(617) 555-0100',
      restaurant_url: 'https://www.ubereats.com/store/half-moon?x=1',
      url: '',
    };
    const answer = await client.updateRestaurant({ params, body });
    expect(answer).toMatchObject({
      name: 'Half Moon',
      address: '2 Main St',
      city: 'Seattle',
      state: 'WA',
      pin: '98103',
      phone: '(617) 555-0100',
      restaurant_url: 'https://www.ubereats.com/store/half-moon?x=1',
      url: null,
      time_zone: 'America/Los_Angeles',
    });
    expect(answer.lat).toBeCloseTo(47.67, 1);
    expect(await shown()).toEqual(answer);
    const nearby = await server.guest.listRestaurantsByPincode({ params: { zip: '98103' } });
    expect(nearby.items.map(({ id }) => id)).toContain(answer.id);
  });

  it('say what the restaurant answers for beside the nine: each once, in the order of the catalogue', async () => {
    const { client, params, shown } = await openRestaurant();
    expect((await shown()).also_answers_for).toBeNull();
    const body = { also_answers_for: ['coconut', 'milk', 'gluten', 'coconut'] as const };
    const answer = await client.updateRestaurant({ params, body: { also_answers_for: [...body.also_answers_for] } });
    expect(answer.also_answers_for).toEqual(['gluten', 'coconut']);
    await client.updateRestaurant({ params, body: { name: 'Other' } });
    expect((await shown()).also_answers_for).toEqual(['gluten', 'coconut']);
    await client.updateRestaurant({ params, body: { also_answers_for: [] } });
    expect((await shown()).also_answers_for).toEqual([]);
    const unknown = client.updateRestaurant({ params, body: { also_answers_for: ['nuts' as 'gluten'] } });
    await expect(unknown).rejects.toMatchObject({ status: 400 });
  });

  it('name the websites that may show the menu, each once, and none until then', async () => {
    const { client, params, shown } = await openRestaurant();
    expect((await shown()).embed_hosts).toEqual([]);
    const hosts = ['WWW.Half-Moon.example', '*.half-moon.example', 'www.half-moon.example'];
    const { embed_hosts } = await client.updateRestaurant({ params, body: { embed_hosts: hosts } });
    expect(embed_hosts).toEqual(['www.half-moon.example', '*.half-moon.example']);
    const wrong = [
      'https://half-moon.example',
      'half-moon',
      '*',
      '*.',
      "a.example 'unsafe-inline'",
      'a.example;',
      'a.example:1',
    ];
    for (const host of wrong)
      await expect(client.updateRestaurant({ params, body: { embed_hosts: [host] } })).rejects.toMatchObject({
        status: 400,
      });
    expect((await shown()).embed_hosts).toEqual(embed_hosts);
  });

  it('are not changed on top of what somebody else changed', async () => {
    const { client, params, shown } = await openRestaurant();
    const { version } = await shown();
    await client.updateRestaurant({ params, ifMatch: version, body: { name: 'First' } });
    const stale = client.updateRestaurant({ params, ifMatch: version, body: { also_answers_for: ['gluten'] } });
    await expect(stale).rejects.toMatchObject({ status: 412 });
    expect((await shown()).also_answers_for).toBeNull();
  });

  it('that are not named stay, and the place stays with the zip code', async () => {
    const { client, params, shown } = await openRestaurant();
    const before = await shown();
    await client.updateRestaurant({ params, body: { name: 'Other', pin: before.pin } });
    expect(await shown()).toEqual({ ...before, name: 'Other', version: '2' });
  });

  it('take nothing that is not theirs to change', async () => {
    const { client, id, params } = await openRestaurant();
    const columns = sql`select owner_id, external_id, image_url, lat, menu_key from restaurants where id = ${id}`;
    const before = await server.db.query(columns);
    const more = {
      user_id: 1,
      owner_id: 1,
      external_id: 'x',
      image_url: 'https://evil.example/',
      lat: 0,
      menu_key: 'x',
    };
    await client.updateRestaurant({ params, body: { name: 'Mine', ...more } });
    expect(await server.db.query(columns)).toEqual(before);
  });

  it('say of each field what is wrong, and then nothing is changed', async () => {
    const { client, params, shown } = await openRestaurant();
    const before = await shown();
    const body = { name: ' ', pin: '1234', phone: 'javascript:alert(1)', restaurant_url: 'x', url: 'ftp://a.example/' };
    const error: unknown = await client.updateRestaurant({ params, body }).catch((thrown: unknown) => thrown);
    const { issues = [] } = (error as { body: { error: { issues?: { field: string }[] } } }).body.error;
    expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(Object.keys(body)));
    for (const pin of ['00000', '34001'])
      await expect(client.updateRestaurant({ params, body: { name: 'New', pin } })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'pin' }] } },
      });
    expect(await shown()).toEqual(before);
  });
});

describe('hostile links', () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://a.example',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://doordash.com@evil.example/',
    'https://user:secret@a.example/',
    '//evil.example/',
    'https:/\\evil.example',
    'file:///etc/passwd',
    'https://',
    'https://a.example/\u0000',
  ];

  it.each(hostile)('%j is refused in both fields', async (link) => {
    const { client, params, shown } = await openRestaurant();
    const before = await shown();
    for (const field of ['restaurant_url', 'url'])
      await expect(client.updateRestaurant({ params, body: { [field]: link } })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: expect.stringContaining(field) as string }] } },
      });
    expect(await shown()).toEqual(before);
  });
});

describe('the picture of a restaurant', () => {
  it('is taken, and shown wherever the restaurant is', async () => {
    const { client, id, shown } = await openRestaurant();
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#700' } })
      .jpeg()
      .toBuffer();
    const params = { restaurantId: String(id) };
    const { image_url: url } = await client.setRestaurantImage({ params, file: new Blob([jpeg]) });
    expect((await shown()).image_url).toBe(url);
    const picture = await server.app.inject({ url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    await expect(client.setRestaurantImage({ params, file: svg })).rejects.toMatchObject({ status: 415 });
    expect((await shown()).image_url).toBe(url);
  });
});
