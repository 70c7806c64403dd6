import type { MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../test/api-client.ts';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

/** Signs up a diner with a dish in the cart, and its owner, who changes it. */
async function openCart(priceCents: number | null = 1200) {
  const [diner, owner] = [await server.signUp(), await server.signUp({ role: 'r_admin' })];
  const { id: restaurantId } = await buildRestaurant(server.db, { ownerId: owner.id });
  const dish = await buildDish(server.db, { restaurantId, priceCents, ingredients: ['Chickpeas'] });
  await diner.client.addToCart({ body: { dish_id: dish.id, quantity: 1 } });
  const params = { id: String(restaurantId) };
  const change = async (edit: Omit<MenuDishEdit, 'id' | 'key'>) => {
    const { version } = await owner.client.getMenuForEditing({ params });
    await owner.client.saveMenu({ params, ifMatch: version, body: { dishes: [{ id: dish.id, ...edit }] } });
  };
  return { ...diner, dish, change, line: () => lineOf(diner.client) };
}

async function lineOf(client: ApiClient) {
  const [group] = await client.getCart();
  return group!.dishes[0]!;
}

const kindsOf = ({ changes }: Awaited<ReturnType<typeof lineOf>>) =>
  changes.flatMap((entry) => entry.changes.map(({ kind }) => kind));
const hasTahini = ({ terms }: { terms: readonly string[] }) => terms.includes('tahini');
const seen = (client: ApiClient, dishId: number, shown: string) =>
  client.markCartLineSeen({ params: { dishId: String(dishId) }, body: { shown } });

describe('a line of the cart', () => {
  it('has what the dish was when it was added beside what it is, and what changed in between', async () => {
    const { change, line } = await openCart();
    const before = await line();
    expect([kindsOf(before), hasTahini(before.facts)]).toEqual([[], false]);
    await change({ ingredients: ['Chickpeas', 'Tahini'], price_cents: 1350 });
    const after = await line();
    expect(kindsOf(after).toSorted()).toEqual(['ingredient_added', 'price_changed']);
    expect(after.changes[0]!.at >= after.added_at).toBe(true);
    expect([hasTahini(after.facts), hasTahini(after.facts_seen)]).toEqual([true, false]);
    expect([after.dish_price, after.price_seen]).toEqual([13.5, 12]);
  });

  it('keeps what was seen first when the quantity changes, and begins anew when it is added again', async () => {
    const { client, dish, change, line } = await openCart();
    await change({ price_cents: 1350 });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 5 } });
    expect(await line()).toMatchObject({ price_seen: 12, dish_price: 13.5, quantity: 5 });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 0 } });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 1 } });
    expect(await line()).toMatchObject({ price_seen: 13.5, changes: [] });
  });

  it('comes back as it was when taking it out is taken back', async () => {
    const { client, dish, change, line } = await openCart();
    const first = await line();
    await change({ ingredients: ['Chickpeas', 'Tahini'], price_cents: 1350 });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 0 } });
    expect(await client.getCart()).toEqual([]);
    await client.addToCart({ body: { dish_id: dish.id, quantity: 3, put_back: true } });
    const back = await line();
    expect(back).toMatchObject({ quantity: 3, price_seen: 12, added_at: first.added_at });
    expect(kindsOf(back)).toContain('ingredient_added');
  });

  it('comes back for a quarter of an hour, and of what left its menu no more than there were', async () => {
    const { client, id, dish, change, line } = await openCart();
    const putBack = (quantity: number) => client.addToCart({ body: { dish_id: dish.id, quantity, put_back: true } });
    await change({ price_cents: 1350 });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 0 } });
    await server.db.query(sql`update cart_lines set removed_at = now() - interval '16 minutes' where user_id = ${id}`);
    await putBack(1);
    expect(await line()).toMatchObject({ price_seen: 13.5, changes: [] });
    await client.addToCart({ body: { dish_id: dish.id, quantity: 0 } });
    await server.db.query(sql`update dishes set archived_at = now() where id = ${dish.id}`);
    await expect(putBack(2)).rejects.toMatchObject({ status: 404 });
    expect(await client.getCart()).toEqual([]);
    await putBack(1);
    expect(await line()).toMatchObject({ is_removed: true, quantity: 1 });
  });

  it('says when it was taken off the menu', async () => {
    const { change, line } = await openCart();
    await change({ archived: true });
    const gone = await line();
    expect(gone.is_removed).toBe(true);
    expect(kindsOf(gone)).toEqual(['removed']);
  });

  it('has a price where it had none, or none where it had one', async () => {
    const { change, line } = await openCart(null);
    await change({ price_cents: 700 });
    expect(await line()).toMatchObject({ price_seen: null, dish_price: 7 });
  });

  it('says when what is avoided, or who eats, was saved after it was seen, and not who avoids what', async () => {
    const { client, dish, line } = await openCart();
    expect((await line()).avoiding_changed_at).toBeNull();
    await client.setMyAllergens({ body: ['Sesame'] });
    const after = await line();
    expect(after.avoiding_changed_at! > after.seen_at).toBe(true);
    expect(JSON.stringify(await client.getCart())).not.toMatch(/sesame/i);
    await seen(client, dish.id, after.shown);
    expect((await line()).avoiding_changed_at).toBeNull();
    const [me] = await client.listEaters();
    const ways = [
      () => client.setEaterAllergens({ params: { id: String(me!.id) }, body: [] }),
      () => client.setEating({ body: { ids: [me!.id] } }),
      () => client.createPreference({ body: { name: 'x', ingredients: 'Garlic' } }),
      async () => {
        const [preference] = await client.listPreferences();
        return client.switchPreference({ params: { id: String(preference!.id) }, body: { is_on: false } });
      },
    ];
    for (const way of ways) {
      await way();
      const { avoiding_changed_at, shown } = await line();
      expect(avoiding_changed_at).not.toBeNull();
      await seen(client, dish.id, shown);
    }
  });
});

describe('having seen what changed', () => {
  it('makes that the new beginning; the dish stays as long in the cart as it was', async () => {
    const { client, dish, change, line } = await openCart();
    await change({ ingredients: ['Chickpeas', 'Tahini'], price_cents: 1350 });
    const before = await line();
    expect(await seen(client, dish.id, before.shown)).toEqual({ ok: true });
    const after = await line();
    expect(after).toMatchObject({ price_seen: 13.5, changes: [], added_at: before.added_at });
    expect(hasTahini(after.facts_seen)).toBe(true);
    expect(after.seen_at > before.seen_at).toBe(true);
    await change({ price_cents: 1400 });
    expect(kindsOf(await line())).toEqual(['price_changed']);
  });

  it('counts only for what was shown: who looked at less is told', async () => {
    const { client, dish, change, line } = await openCart();
    const { shown } = await line();
    await change({ ingredients: ['Chickpeas', 'Tahini'] });
    await expect(seen(client, dish.id, shown)).rejects.toMatchObject({ status: 409 });
    expect(kindsOf(await line())).toEqual(['ingredient_added']);
    const read = await line();
    await server.db.query(sql`update dish_facts set lexicon_version = 'another' where dish_id = ${dish.id}`);
    await expect(seen(client, dish.id, read.shown)).rejects.toMatchObject({ status: 409 });
  });

  it('is about a line of one’s own, in the words that it gave', async () => {
    const { client, dish, line } = await openCart();
    const other = await server.signUp();
    const { shown } = await line();
    await expect(seen(other.client, dish.id, shown)).rejects.toMatchObject({ status: 404 });
    await expect(seen(client, 999_999_999, shown)).rejects.toMatchObject({ status: 404 });
    for (const wrong of ['', 'x', '1', '-1.x', '01.x', '1e3.x', `${'9'.repeat(16)}.x`, 'x'.repeat(101)]) {
      await expect(seen(client, dish.id, wrong)).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'shown' }] } },
      });
    }
  });
});
