import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { CartLine } from '@clearplate/contract/cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const name = 'Without crushed peanuts';
const noPeanut = { allergen: 'peanuts' as const, level: 'absent' as const };
const way = { name, leaves_out: ['Crushed peanuts'], adds: [], statements: [noPeanut] };
const withBacon = { name: 'With bacon', leaves_out: [], adds: ['Bacon', 'Butter'], price_cents: 1450 };

/** Opens a menu of noodles with peanuts at $12, a way without them, and somebody with a cart. */
async function openNoodles() {
  server.setNow(monday);
  const { create, owner, save: saveMenu, params } = await openMenuOf(server);
  const ingredients = ['Rice noodles', 'Crushed peanuts', 'Carrot'];
  const dish = await create({ name: 'Rice noodles', ingredients, price_cents: 1200 });
  /** Holds the newest ids that ways of these names had. */
  const ids = new Map<string, string>();
  const idOf = (of: string) => ids.get(of) ?? of;
  const save = async (variants: unknown[]) => {
    const saved = await owner.client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch: (await owner.client.getMenuVariants({ params })).version,
      body: { variants } as Parameters<typeof owner.client.saveVariants>[0]['body'],
    });
    for (const one of saved.dishes.find(({ id }) => id === dish.id)!.variants) ids.set(one.name, one.id);
    return saved;
  };
  await save([way, withBacon]);
  const { client } = await server.signUp();
  const put = (quantity: number, variant?: string, more: object = {}) =>
    client.addToCart({
      body: { dish_id: dish.id, quantity, ...(variant !== undefined && { variant: idOf(variant) }), ...more },
    });
  const lines = async () => (await client.getCart()).flatMap(({ dishes }) => dishes);
  const line = async (of: string | null = name) =>
    (await lines()).find(({ variant }) => (variant?.name ?? null) === of);
  return { dish, ingredients, save, saveMenu, client, put, lines, line, params, idOf };
}

const verdictOf = (line: CartLine | undefined, allergen: 'peanuts' | 'milk' = 'peanuts') => {
  const { facts } = line!;
  const eaters = [{ avoids: [{ kind: 'allergen' as const, allergen, strictness: 'ask' as const }] }];
  const context = { now: tuesday.toISOString(), statementDays: 180, lexiconVersion: facts.lexiconVersion };
  return assessDish(facts, eaters, context).verdict;
};

describe('a way to make a dish', () => {
  it('is a line of its own beside the dish as it comes, with its own price, facts and quantity', async () => {
    const { put, lines, line, dish, client, idOf } = await openNoodles();
    await put(1);
    await put(2, name);
    await put(1, withBacon.name);
    await put(3, name);
    expect((await lines()).map(({ quantity, variant }) => [variant?.name ?? null, quantity])).toEqual([
      [null, 1],
      [name, 3],
      [withBacon.name, 1],
    ]);
    expect((await line())!.variant).toEqual({
      id: idOf(name),
      name,
      leaves_out: ['Crushed peanuts'],
      adds: [],
      state: 'same',
    });
    expect([await line(null), await line(), await line(withBacon.name)].map((one) => one!.dish_price)).toEqual([
      12, 12, 14.5,
    ]);
    expect((await client.getCart())[0]!.total_price).toBe(62.5);
    expect([verdictOf(await line(null)), verdictOf(await line()), verdictOf(await line(withBacon.name))]).toEqual([
      'avoid',
      'none_declared',
      'avoid',
    ]);
    expect(verdictOf(await line(withBacon.name), 'milk')).toBe('avoid');
    await put(0, name);
    expect((await lines()).map(({ variant }) => variant?.name)).toEqual([undefined, withBacon.name]);
    await put(3, name, { put_back: true });
    expect((await line())!.quantity).toBe(3);
    expect((await client.exportOwnData()).cart).toMatchObject([
      { dish_id: dish.id, variant: null },
      { dish_id: dish.id, variant: name },
      { dish_id: dish.id, variant: withBacon.name },
    ]);
  });

  it('keeps its line when it is withdrawn: never cleared, not to be ordered, and not another of its name', async () => {
    const { put, line, save, client, lines, idOf } = await openNoodles();
    const id = idOf(name);
    await put(2, name);
    await save([withBacon]);
    const gone = await line();
    expect(gone).toMatchObject({ is_removed: true, quantity: 2, variant: { name, state: 'withdrawn' } });
    // Whoever orders it may get the dish as it comes.
    expect(verdictOf(gone)).toBe('avoid');
    expect(gone!.changes.flatMap(({ changes }) => changes)).toEqual([{ kind: 'variant_removed', name, way: id }]);
    expect((await client.getCart())[0]!.total_price).toBe(0);
    await expect(put(3, name)).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'variant', message: 'is not offered for this dish any more' }] } },
    });
    const seen = { params: { dishId: String(gone!.dish_id) }, body: { shown: gone!.shown, variant: id } };
    await expect(client.markCartLineSeen(seen)).rejects.toMatchObject({ status: 409 });
    await put(1, name);
    // Made anew under its name it is another one, which nobody has chosen.
    await save([way]);
    expect(idOf(name)).not.toBe(id);
    expect(await line()).toMatchObject({ is_removed: true, quantity: 1, variant: { id, state: 'withdrawn' } });
    expect(verdictOf(await line())).toBe('avoid');
    await put(1, name);
    const states = (await lines()).map(({ variant }) => [variant!.id, variant!.state]);
    expect(states).toEqual([
      [id, 'withdrawn'],
      [idOf(name), 'same'],
    ]);
  });

  it('still warns of what a withdrawn way added', async () => {
    const { put, line, save } = await openNoodles();
    await put(1, withBacon.name);
    await save([way]);
    expect(verdictOf(await line(withBacon.name), 'milk')).toBe('avoid');
  });

  it('clears nothing once it is made differently, even if that is stated anew, until its person has seen it', async () => {
    const { put, line, save, client, idOf } = await openNoodles();
    await put(1, name);
    server.setNow(tuesday);
    await save([{ ...way, adds: ['Cashew cream'] }, withBacon]);
    const changed = await line();
    expect(changed!.variant).toEqual({
      id: idOf(name),
      name,
      leaves_out: ['Crushed peanuts'],
      adds: ['Cashew cream'],
      state: 'changed',
    });
    expect(verdictOf(changed)).toBe('not_verified');
    const seen = { params: { dishId: String(changed!.dish_id) }, body: { shown: changed!.shown } };
    // The line of the dish as it comes isn't there.
    await expect(client.markCartLineSeen(seen)).rejects.toMatchObject({ status: 404 });
    await client.markCartLineSeen({ ...seen, body: { ...seen.body, variant: idOf(name) } });
    expect(await line()).toMatchObject({ variant: { state: 'same' }, changes: [] });
    expect(verdictOf(await line())).toBe('none_declared');
  });

  it('clears nothing once the dish has changed, and doesn’t mind another way or its price', async () => {
    const { put, line, save, saveMenu, dish, ingredients } = await openNoodles();
    await put(1, name);
    server.setNow(tuesday);
    await saveMenu([{ id: dish.id, price_cents: 1300 }]);
    await save([way, { ...withBacon, adds: ['Bacon'] }]);
    expect(await line()).toMatchObject({ dish_price: 13, price_seen: 12, variant: { state: 'same' } });
    expect(verdictOf(await line())).toBe('none_declared');
    await saveMenu([{ id: dish.id, ingredients: [...ingredients, 'Spring onion'] }]);
    await save([way]);
    expect((await line())!.variant!.state).toBe('changed');
    expect(verdictOf(await line())).toBe('not_verified');
  });

  it('is remembered as its person was shown it, whatever was saved before the press', async () => {
    const { put, line, save, dish, client, idOf } = await openNoodles();
    const shownOf = async () => {
      const [read] = await client.getDish({ params: { id: String(dish.id) } });
      return read!.variants!.find((one) => one.name === name)!.as_of!;
    };
    const shown = await shownOf();
    server.setNow(tuesday);
    // The restaurant vouches for it again, and for something else.
    await save([{ ...way, adds: ['Cashew cream'], price_cents: 1500 }, withBacon]);
    await put(1, name, { as_of: shown });
    const changed = await line();
    expect(changed!.variant).toMatchObject({ adds: ['Cashew cream'], state: 'changed' });
    expect([changed!.price_seen, changed!.dish_price]).toEqual([12, 15]);
    expect(changed!.changes.flatMap(({ changes }) => changes)).toEqual([
      { kind: 'variant_changed', name, way: idOf(name) },
    ]);
    expect(verdictOf(changed)).toBe('not_verified');
    // Seen by then, it is as it is.
    await put(0, name);
    await put(1, name, { as_of: await shownOf() });
    expect(await line()).toMatchObject({ changes: [], variant: { state: 'same' } });
    expect(verdictOf(await line())).toBe('none_declared');
  });

  it.each([
    ['nothing that the dish ever was', 999_999_999_999],
    ['the dish before it had that way', 1],
  ])('is refused as of %s, and nothing is put into the cart', async (_, as_of) => {
    const { put, lines } = await openNoodles();
    await expect(put(1, name, { as_of })).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'as_of' }] } },
    });
    expect(await lines()).toEqual([]);
  });

  it('tells each of two lines of one dish its own changes', async () => {
    const { put, lines, saveMenu, dish, client } = await openNoodles();
    await put(1, name);
    server.setNow(tuesday);
    await saveMenu([{ id: dish.id, description: 'Stir-fried' }]);
    await put(1);
    await saveMenu([{ id: dish.id, description: 'Stir-fried with lime' }]);
    const counts = (await lines()).map(({ variant, changes }) => [variant?.name ?? null, changes.length]);
    expect(counts).toEqual([
      [name, 2],
      [null, 1],
    ]);
    expect(await client.getCart()).toHaveLength(1);
  });

  it.each([
    ['of no dish', 'Without carrot'],
    ['in other letters', name.toUpperCase()],
  ])('is refused %s, and nothing is put into the cart', async (_, variant) => {
    const { put, lines } = await openNoodles();
    await expect(put(1, variant)).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'variant' }] } },
    });
    expect(await lines()).toEqual([]);
  });

  it('of another dish, or of another’s, is none of this one', async () => {
    const { client, idOf } = await openNoodles();
    const plain = await buildDish(server.db);
    const variant = idOf(name);
    await expect(client.addToCart({ body: { dish_id: plain.id, quantity: 1, variant } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(client.addToCart({ body: { dish_id: 999_999_999, quantity: 1, variant } })).rejects.toMatchObject({
      status: 404,
    });
    for (const bad of ['', 'x'.repeat(201), 'a\u0000b', 7, null, {}])
      await expect(
        client.addToCart({ body: { dish_id: plain.id, quantity: 1, variant: bad } as never }),
      ).rejects.toMatchObject({ status: 400 });
  });

  it('is there once after two tabs ask for it at the same time', async () => {
    const { put, lines } = await openNoodles();
    await Promise.all([1, 2, 3, 4].flatMap((quantity) => [put(quantity, name), put(quantity)]));
    const names = (await lines()).map(({ variant }) => variant?.name ?? null);
    expect(names).toHaveLength(2);
    expect(new Set(names)).toEqual(new Set([name, null]));
  });

  it('goes to the kitchen as the restaurant wrote it, and is told to be gone when it is', async () => {
    const { dish, save, client, params, idOf } = await openNoodles();
    const made = { name, leaves_out: ['Crushed peanuts'], adds: [] };
    const order = (variant: typeof made, id = idOf(name)) =>
      client.sendKitchenOrder({
        body: {
          agreed: true,
          restaurant_id: Number(params.id),
          language: 'es',
          place: '',
          people: [{ foods: [{ need: 'dangerous', allergen: 'peanuts' }] }],
          dishes: [
            { dish_id: dish.id, quantity: 1, for: [0] },
            { dish_id: dish.id, quantity: 2, for: [0], variant: { id, ...variant } },
          ],
        },
      });
    const { diner_token: token } = await order(made);
    const read = async () => (await client.readKitchenOrder({ body: { token } })).lines;
    expect((await read()).map((one) => one.dish)).toEqual([
      { name: 'Rice noodles', quantity: 1, variant: null },
      { name: 'Rice noodles', quantity: 2, variant: made },
    ]);
    expect((await client.exportOwnData()).kitchen_orders[0]!.lines.map(({ variant }) => variant)).toEqual([null, name]);
    server.setNow(new Date(monday.getTime() + 60_000));
    await save([]);
    expect((await read()).map(({ since, dish: one }) => [since, one!.variant])).toEqual([
      ['changed', null],
      ['removed', made],
    ]);
    await expect(order(made)).rejects.toMatchObject({ status: 400 });
    // A way of that name that is made otherwise is not what its person agreed to, and they are asked again.
    await save([{ ...way, leaves_out: ['Carrot'], statements: [] }]);
    await expect(order(made)).rejects.toMatchObject({ status: 409 });
    await expect(order({ ...made, leaves_out: ['carrot'] })).resolves.toBeDefined();
    await expect(order({ ...made, leaves_out: ['carrot'], adds: ['Bacon'] as never })).rejects.toMatchObject({
      status: 409,
    });
  });
});
