import { allergenBits, bitsOf } from '@clearplate/domain/facts/allergen-bits';
import { allergens } from '@clearplate/domain/facts/allergens';
import { ingredients } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { lexiconCode, termCodes } from './dish-bits.ts';
import { sql } from '../db/sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const findBits = (id: number) =>
  database.app.query<Record<string, unknown>>(sql`
    select restaurant_id, is_archived, present, lexicon::text from dish_bits where dish_id = ${id}`);

it('gives each allergen the same bit in code and database', async () => {
  const rows = await database.app.query<{ id: string; bit: number }>(sql`select id, bit from allergens`);
  expect(Object.fromEntries(rows.map(({ id, bit }) => [id, bit]))).toEqual(allergenBits);
  expect(new Set(Object.values(allergenBits)).size).toBe(allergens.length);
  expect(bitsOf(['milk', 'fish', 'snail'])).toBe(1n + 4n + (1n << 40n));
});

it('gives each ingredient of the lexicon a number of its own, the same in code and database', async () => {
  const terms = [...ingredients.keys()].flatMap((id) => [id, `?${id}`]);
  const codes = termCodes(terms);
  expect(new Set(codes).size).toBe(terms.length);
  const rows = await database.app.query<{ code: number }>(
    sql`select term_code(t) as code from unnest(${terms}::text[]) t`,
  );
  expect(rows.map(({ code }) => code)).toEqual(codes);
});

it('follows the facts, the restaurant and the archive by itself', async () => {
  const dish = await buildDish(database.app, { ingredients: ['Ghee'] });
  const milk = Number(bitsOf(['milk']));
  const before = { restaurant_id: dish.restaurantId, is_archived: false, present: milk };
  expect(await findBits(dish.id)).toEqual([expect.objectContaining(before)]);
  const other = await buildRestaurant(database.app);
  await database.app.query(
    sql`update dishes set restaurant_id = ${other.id}, archived_at = now() where id = ${dish.id}`,
  );
  const moved = { restaurant_id: other.id, is_archived: true, present: milk };
  expect(await findBits(dish.id)).toEqual([expect.objectContaining(moved)]);
  await database.app.query(sql`
    update dish_facts set facts = facts || '{"allergens": []}', lexicon_version = '0' where dish_id = ${dish.id}`);
  expect(await findBits(dish.id)).toEqual([{ ...moved, present: 0, lexicon: String(lexiconCode('0')) }]);
  await database.app.query(sql`delete from dish_facts where dish_id = ${dish.id}`);
  expect(await findBits(dish.id)).toEqual([]);
});

it('refuses facts about an allergen that has no bit', async () => {
  const { id } = await buildDish(database.app);
  const facts = { allergens: [{ allergen: 'manna', presence: 'present', coveredAt: null, evidence: [] }] };
  const store = database.app.query(sql`update dish_facts set facts = ${JSON.stringify(facts)} where dish_id = ${id}`);
  await expect(store).rejects.toThrow('present');
});

it('is written by nobody else', async () => {
  await expect(database.app.query(sql`delete from dish_bits`)).rejects.toThrow('permission denied');
});
