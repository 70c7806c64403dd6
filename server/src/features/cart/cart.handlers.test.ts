import { mostCartLines } from '@clearplate/contract/cart-limits';
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

const put = (client: ApiClient, dish: { id: number }, quantity: number) =>
  client.addToCart({ body: { dish_id: dish.id, quantity } });
const quantitiesIn = async (client: ApiClient) =>
  (await client.getCart()).flatMap(({ dishes }) => dishes.map(({ dish_id, quantity }) => [dish_id, quantity]));
const archive = ({ id }: { id: number }) =>
  server.db.query(sql`update dishes set archived_at = now() where id = ${id}`);
const issueOf = (field: string) => ({ status: 400, body: { error: { issues: [{ field }] } } });

/** Sends a body as somebody hostile writes it. */
async function post(token: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method: 'POST', url: '/api/cart/add', headers, payload });
  return answer.statusCode;
}

describe('the cart', () => {
  it('is empty at first, then has its dishes by restaurant, with what they cost together', async () => {
    const { client } = await server.signUp();
    expect(await client.getCart()).toEqual([]);
    const url = 'https://www.doordash.com/store/1';
    const thai = await buildRestaurant(server.db, { restaurantUrl: url });
    const other = await buildDish(server.db, { priceCents: 1 });
    const soup = await buildDish(server.db, { restaurantId: thai.id, priceCents: 1010, ingredients: ['tahini'] });
    const rice = await buildDish(server.db, { restaurantId: thai.id, priceCents: 20 });
    const secret = await buildDish(server.db, { restaurantId: thai.id });
    for (const dish of [soup, other, rice, secret]) await put(client, dish, 3);
    const [first, second, ...more] = await client.getCart();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      restaurant_id: thai.id,
      restaurant_name: thai.name,
      restaurant_address: '1 Main St, Cambridge',
      restaurant_image: null,
      restaurant_url: url,
      total_price: 30.9,
      unpriced: 3,
    });
    expect(first!.dishes.map(({ dish_id }) => dish_id)).toEqual([soup.id, rice.id, secret.id]);
    const [line] = first!.dishes;
    expect(line).toMatchObject({
      dish_name: soup.name,
      quantity: 3,
      dish_price: 10.1,
      price_seen: 10.1,
      image_url: null,
      is_removed: false,
      changes: [],
      avoiding_changed_at: null,
    });
    expect(line!.facts.terms).toContain('tahini');
    expect(line!.facts_seen).toEqual(line!.facts);
    expect(line!.seen_at).toBe(line!.added_at);
    expect(first!.dishes[2]!.dish_price).toBeNull();
    expect(second).toMatchObject({ restaurant_id: other.restaurantId, total_price: 0.03 });
  });

  it('belongs to one person', async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()];
    const dish = await buildDish(server.db);
    await put(mine.client, dish, 2);
    expect(await quantitiesIn(theirs.client)).toEqual([]);
    await put(theirs.client, dish, 0);
    expect(await quantitiesIn(mine.client)).toEqual([[dish.id, 2]]);
    await expect(server.guest.addToCart({ body: { dish_id: dish.id, quantity: 1 } })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('a quantity', () => {
  it('is absolute: it replaces the one before, and 0 takes the dish out', async () => {
    const { client } = await server.signUp();
    const dish = await buildDish(server.db);
    for (const quantity of [1, 99, 3]) {
      expect(await put(client, dish, quantity)).toEqual({ dish_id: dish.id, quantity });
      expect(await quantitiesIn(client)).toEqual([[dish.id, quantity]]);
    }
    await put(client, dish, 0);
    await put(client, dish, 0);
    expect(await client.getCart()).toEqual([]);
  });

  it.each([-1, 100, 1.5, Number.NaN, 1e300, null, '2', '', [2], {}, true])('is not %j', async (quantity) => {
    const { client, token } = await server.signUp();
    const dish = await buildDish(server.db);
    await put(client, dish, 7);
    expect(await post(token, { dish_id: dish.id, quantity })).toBe(400);
    expect(await post(token, { dish_id: dish.id })).toBe(400);
    expect(await quantitiesIn(client)).toEqual([[dish.id, 7]]);
    const body = { dish_id: dish.id, quantity: 100 };
    await expect(client.addToCart({ body })).rejects.toMatchObject(issueOf('quantity'));
  });

  it('is of a dish by its number or the same as text', async () => {
    const { client, token } = await server.signUp();
    const dish = await buildDish(server.db);
    expect(await post(token, { dish_id: dish.id, quantity: 1 })).toBe(200);
    expect(await post(token, { dish_id: String(dish.id), quantity: 2 })).toBe(200);
    expect(await quantitiesIn(client)).toEqual([[dish.id, 2]]);
    for (const dish_id of [0, -1, 1.5, '01', '1 or 1=1', `${dish.id}\0`, null, [dish.id], {}, true, 1e20]) {
      expect(await post(token, { dish_id, quantity: 1 })).toBe(400);
    }
    expect(await quantitiesIn(client)).toEqual([[dish.id, 2]]);
  });
});

it('takes prices, names, links, the restaurant and the person from its own rows, whatever the body says', async () => {
  const [{ client, token }, other] = [await server.signUp(), await server.signUp()];
  const dish = await buildDish(server.db, { priceCents: 1250 });
  const elsewhere = await buildRestaurant(server.db);
  const status = await post(token, {
    dish_id: dish.id,
    quantity: 2,
    restaurant_id: elsewhere.id,
    dish_name: 'Harmless',
    dish_price: 0.01,
    price_cents: 1,
    image_url: 'javascript:alert(1)',
    restaurant_name: 'Nowhere',
    restaurant_address: 'Nowhere',
    restaurant_url: 'https://evil.example/',
    restaurant_image: 'https://evil.example/x.png',
    total_price: 0,
    user_id: other.id,
    role: 'w_admin',
    facts: { allergens: [] },
    seen_facts: {},
    added_at: '1970-01-01T00:00:00Z',
  });
  expect(status).toBe(200);
  const [group, ...more] = await client.getCart();
  expect(more).toEqual([]);
  expect(group).toMatchObject({ restaurant_id: dish.restaurantId, restaurant_url: null, total_price: 25 });
  expect(group!.dishes).toMatchObject([{ dish_name: dish.name, dish_price: 12.5, quantity: 2, image_url: null }]);
  expect(await other.client.getCart()).toEqual([]);
  expect((await client.getUser()).role).toBe('user');
});

describe('a dish that is gone', () => {
  it('can’t be added, nor can one that never was', async () => {
    const { client } = await server.signUp();
    const dish = await buildDish(server.db);
    await archive(dish);
    for (const each of [dish, { id: 999_999_999 }]) {
      await expect(put(client, each, 1)).rejects.toMatchObject({ status: 404 });
      expect(await put(client, each, 0)).toEqual({ dish_id: each.id, quantity: 0 });
    }
    expect(await client.getCart()).toEqual([]);
  });

  it('stays in the cart, is said to be removed, costs nothing, and can become fewer, never more', async () => {
    const { client } = await server.signUp();
    const dish = await buildDish(server.db, { priceCents: 500 });
    await put(client, dish, 5);
    await archive(dish);
    expect(await client.getCart()).toMatchObject([{ total_price: 0, dishes: [{ is_removed: true, quantity: 5 }] }]);
    await expect(put(client, dish, 6)).rejects.toMatchObject({ status: 404 });
    await put(client, dish, 5);
    await put(client, dish, 4);
    expect(await quantitiesIn(client)).toEqual([[dish.id, 4]]);
    await put(client, dish, 0);
    expect(await client.getCart()).toEqual([]);
  });
});

describe('at once', () => {
  it('twenty posts leave one line with the quantity of the last', async () => {
    const { client } = await server.signUp();
    const dish = await buildDish(server.db);
    const answered: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => answered.push((await put(client, dish, index + 1)).quantity)),
    );
    expect(answered.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const left = await quantitiesIn(client);
    expect(left).toHaveLength(1);
    expect(answered).toContain(left[0]![1]);
    await put(client, dish, 13);
    expect(await quantitiesIn(client)).toEqual([[dish.id, 13]]);
  });

  it('posts and removals, of many dishes and screens, fail for nobody', async () => {
    const { client } = await server.signUp();
    const dishes = [await buildDish(server.db), await buildDish(server.db)];
    const quantities = [1, 0, 5, 0, 99, 2, 0, 3];
    await Promise.all(dishes.flatMap((dish) => quantities.map((quantity) => put(client, dish, quantity))));
    for (const dish of dishes) await put(client, dish, 4);
    expect(await quantitiesIn(client)).toEqual(expect.arrayContaining(dishes.map(({ id }) => [id, 4])));
  });

  it('a cart is never fuller than it may be', async () => {
    const { client, id } = await server.signUp();
    const { id: restaurantId } = await buildRestaurant(server.db);
    const dishes = await Promise.all(Array.from({ length: 6 }, () => buildDish(server.db, { restaurantId })));
    await server.db.query(sql`
      with more as (insert into dishes (restaurant_id, name)
        select ${restaurantId}, 'Dish' from generate_series(1, ${mostCartLines - 3}::int) returning id)
      insert into cart_lines (user_id, dish_id, quantity, seen_history_id, seen_facts)
      select ${id}, more.id, 1, 0, '{}' from more`);
    const added = await Promise.allSettled(dishes.map((dish) => put(client, dish, 1)));
    const refused = added.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 400 });
    const [row] = await server.db.query(sql`select count(*) from cart_lines where user_id = ${id}`);
    expect(row).toEqual({ count: mostCartLines });
  });
});
