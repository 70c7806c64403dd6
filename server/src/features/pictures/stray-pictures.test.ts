import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant, buildUser } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { newPictureName, pictureUrl } from '../../pictures/picture-store.ts';
import { deleteStrayPictures } from './stray-pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function put(): Promise<string> {
  const name = newPictureName();
  await server.pictures.put(name, Buffer.from('x'));
  return name;
}

it('deletes what nothing refers to, once it is a day old, and nothing else', async () => {
  const { db, pictures } = server;
  const [stray, ofUser, ofRestaurant, ofDish] = [await put(), await put(), await put(), await put()];
  const [user, restaurant, dish] = [await buildUser(db), await buildRestaurant(db), await buildDish(db)];
  await db.query(sql`update users set profile_picture_url = ${pictureUrl(ofUser)} where id = ${user.id}`);
  await db.query(sql`update restaurants set image_url = ${pictureUrl(ofRestaurant)} where id = ${restaurant.id}`);
  await db.query(sql`update dishes set image_url = ${pictureUrl(ofDish)} where id = ${dish.id}`);
  expect(await deleteStrayPictures(db, pictures, new Date(Date.now() + 23 * 3_600_000))).toBe(0);
  expect(await deleteStrayPictures(db, pictures, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
  expect(await pictures.get(stray)).toBeUndefined();
  for (const name of [ofUser, ofRestaurant, ofDish]) expect(await pictures.get(name)).toBeDefined();
});

it('knows every column that may refer to a picture', async () => {
  const rows = await server.db.query<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(image|picture|photo)'`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'dishes.image_url',
    'restaurants.image_url',
    'users.profile_picture_url',
  ]);
});
