import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { sql } from '../../db/sql.ts';
import { dish, restaurant, runImport } from './import-test-records.ts';
import { describeReport } from './describe-report.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const foreign = [
  '//pictures.example/soup.png',
  '///pictures.example/soup.png',
  '/\\pictures.example/soup.png',
  'https://pictures.example/soup.png',
  'HTTP://pictures.example/pictures/soup.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '/pictures//pictures.example/soup.png',
  '/pictures/../api/user/export',
  '/pictures/./soup.webp',
  '/pictures/soup.webp?who=1',
  '/pictures/',
  '/soup.webp',
  'soup.webp',
];

async function picturesOf(placeId: string): Promise<(string | null)[]> {
  const rows = await database.app.query<{ image_url: string | null }>(sql`
    with place as (select id, image_url from restaurants where external_id = ${placeId})
    select image_url from place
    union all (select d.image_url from dishes d join place on place.id = d.restaurant_id order by d.position)`);
  return rows.map(({ image_url }) => image_url);
}

it.each(foreign)('the picture %s is left out and told of, and the rest of its record is in', async (image_url) => {
  const place = restaurant({ image_url });
  const report = await runImport(database.app, [place, dish(place, { image_url })]);
  expect(report).toMatchObject({ skipped: 0, restaurants: { created: 1 }, dishes: { created: 1 }, pictureless: 2 });
  const reason = `image_url: ${image_url} is no picture of this site (/pictures/…) and was left out`;
  expect(report.picturelessLines).toEqual([1, 2].map((line) => ({ file: 'test.jsonl', line, reason })));
  expect(describeReport(report, 1)).toEqual(expect.arrayContaining([`test.jsonl:1: ${reason}`]));
  expect(describeReport(report, 1).join('\n')).toContain('Without their picture: 2 records. Send the pictures in');
  expect(await picturesOf(place.id)).toEqual([null, null]);
});

it.each([`/pictures/${'0a'.repeat(16)}.webp`])('a picture of this site is kept: %s', async (image_url) => {
  const place = restaurant({ image_url });
  const report = await runImport(database.app, [place, dish(place, { image_url })]);
  expect(report).toMatchObject({ skipped: 0, pictureless: 0 });
  expect(await picturesOf(place.id)).toEqual([image_url, image_url]);
});

it('no way to write a row puts a picture from elsewhere into it', async () => {
  const place = restaurant();
  await runImport(database.app, [place, dish(place)]);
  for (const image_url of foreign)
    for (const statement of [
      sql`update restaurants set image_url = ${image_url} where external_id = ${place.id}`,
      sql`update dishes set image_url = ${image_url}
        where restaurant_id = (select id from restaurants where external_id = ${place.id})`,
    ])
      await expect(database.owner.query(statement)).rejects.toThrow(/image_url/);
});
