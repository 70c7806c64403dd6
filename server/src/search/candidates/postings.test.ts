import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { h3CellOf } from '../../places/zip-place.ts';
import { raw, sql } from '../../db/sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());

const words = ['Noodles', 'Chicken', 'Jalapeños', 'the', 'Dal-Makhani', 'Crème brûlée', 'pie', '花生酱'];

const foods = ['Butter', 'Rice', 'Peanuts', 'Wheat flour'];

/** Returns a source of numbers that look random, the same in every run. */
function createChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const postings = () =>
  database.owner.query<{ present: unknown }>(sql`select * from dish_terms order by term, restaurant_id, dish_id`);
const vocabulary = async () =>
  (await database.owner.query<{ term: string }>(sql`select term from search_words order by term`)).map(
    ({ term }) => term,
  );

it('has the same rows after any changes as when all is built anew', async () => {
  const db = database.app;
  const chance = createChance(7);
  const some = (count: number) => Array.from({ length: count }, () => words[chance(words.length)]).join(' ');
  const restaurants: number[] = [];
  for (let count = 0; count < 4; count += 1) restaurants.push((await buildRestaurant(db)).id);
  const dishes: number[] = [];
  const anyOf = (ids: readonly number[]) => ids[chance(ids.length)] ?? 0;
  for (let step = 0; step < 120; step += 1) {
    const id = anyOf(dishes);
    const edits = [
      sql`update dishes set name = ${some(2)} where id = ${id}`,
      sql`update dishes set description = ${some(3)}, version = version + 1 where id % 3 = ${step % 3}`,
      sql`update dishes set ingredients = ${[some(1)]}, ingredients_changed_at = now() where id = ${id}`,
      sql`update dishes set archived_at = case when archived_at is null then now() end where id = ${id}`,
      sql`update restaurants set cuisine = ${some(1)} where id = ${anyOf(restaurants)}`,
      sql`update restaurants set lat = lat + 1, pin = '10001' where id = ${anyOf(restaurants)}`,
      sql`update restaurants set h3_cell = ${h3CellOf(chance(80), chance(180))} where id = ${anyOf(restaurants)}`,
      sql`update restaurants set h3_cell = ${h3CellOf(chance(80), 0)}, cuisine = ${some(1)} where id = ${anyOf(restaurants)}`,
      sql`update dish_facts f set facts = other.facts from dish_facts other
        where f.dish_id = ${id} and other.dish_id = ${anyOf(dishes)}`,
      sql`delete from dishes where id = ${id}`,
    ];
    const edit = edits[chance(edits.length * 2)];
    if (edit) await db.query(edit);
    else
      dishes.push(
        (
          await buildDish(db, {
            restaurantId: anyOf(restaurants),
            name: some(2),
            ingredients: [foods[chance(foods.length)] ?? ''],
          })
        ).id,
      );
  }
  await db.query(sql`delete from restaurants where id = ${restaurants[0] ?? 0}`);
  const kept = await postings();
  const known = await vocabulary();
  await database.owner.query(raw('select rebuild_search()'));
  expect(kept).toEqual(await postings());
  expect(kept.length).toBeGreaterThan(50);
  expect(new Set(kept.map(({ present }) => present)).size).toBeGreaterThan(2);
  expect(known).toEqual(expect.arrayContaining(await vocabulary()));
});

it("knows a dish's allergens as soon as its facts change", async () => {
  const db = database.app;
  const dish = async (ingredient: string) => (await buildDish(db, { ingredients: [ingredient] })).id;
  const [id, other] = [await dish('Butter'), await dish('Peanuts')];
  const presentIn = async (of: number) => {
    const rows = await db.query<{ told: bigint; known: bigint }>(sql`
      select distinct t.present as told, b.present as known
      from dish_terms t join dish_bits b on b.dish_id = t.dish_id where t.dish_id = ${of}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.told).toEqual(rows[0]?.known);
    return rows[0]?.told;
  };
  const before = await presentIn(id);
  await db.query(sql`update dish_facts f set facts = o.facts from dish_facts o
    where f.dish_id = ${id} and o.dish_id = ${other}`);
  expect(await presentIn(id)).toEqual(await presentIn(other));
  expect(await presentIn(id)).not.toEqual(before);
});
