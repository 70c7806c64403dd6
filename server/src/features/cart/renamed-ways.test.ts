import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { CartLine } from '@clearplate/contract/cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const noPeanut = { allergen: 'peanuts' as const, level: 'absent' as const };
const without = { name: 'Without crushed peanuts', leaves_out: ['Crushed peanuts'], adds: [] as string[] };
const withBacon = { name: 'With bacon', leaves_out: [] as string[], adds: ['Bacon'] };

async function openNoodles() {
  server.setNow(monday);
  const { create, owner, params } = await openMenuOf(server);
  const dish = await create({ name: 'Rice noodles', ingredients: ['Rice noodles', 'Crushed peanuts', 'Carrot'] });
  const read = async () => {
    const menu = await owner.client.getMenuVariants({ params });
    return { ...menu, ways: menu.dishes.find(({ id }) => id === dish.id)!.variants };
  };
  const save = async (variants: unknown[]) => {
    await owner.client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch: (await read()).version,
      body: { variants } as Parameters<typeof owner.client.saveVariants>[0]['body'],
    });
    return (await read()).ways;
  };
  const [first, second] = await save([{ ...without, statements: [noPeanut] }, withBacon]);
  const { client } = await server.signUp();
  const put = (id: string, more: object = {}) =>
    client.addToCart({ body: { dish_id: dish.id, quantity: 1, variant: id, ...more } });
  const lines = async () => (await client.getCart()).flatMap(({ dishes }) => dishes);
  const line = async (id = first!.id) => (await lines()).find(({ variant }) => variant?.id === id)!;
  return { dish, save, read, client, put, lines, line, params, first: first!, second: second! };
}

const verdictOf = ({ facts }: CartLine) => {
  const eaters = [
    { avoids: [{ kind: 'allergen' as const, allergen: 'peanuts' as const, strictness: 'ask' as const }] },
  ];
  const context = { now: tuesday.toISOString(), statementDays: 180, lexiconVersion: facts.lexiconVersion };
  return assessDish(facts, eaters, context).verdict;
};

describe('a way in the cart', () => {
  it('goes on under a new name that says the same, which is told, and is ordered under it', async () => {
    const { save, put, line, lines, first, second, client, dish, params } = await openNoodles();
    await put(first.id);
    server.setNow(tuesday);
    const name = 'No peanuts';
    await save([
      { ...withBacon, id: second.id },
      { ...without, id: first.id, name },
    ]);
    const now = await line();
    expect(now).toMatchObject({ is_removed: false, variant: { id: first.id, name, state: 'same' } });
    expect(verdictOf(now)).toBe('none_declared');
    expect(now.changes.flatMap(({ changes }) => changes)).toEqual([
      { kind: 'variant_renamed', from: without.name, to: name, way: first.id },
    ]);
    await put(first.id, { quantity: 2 });
    expect(await lines()).toHaveLength(1);
    await client.markCartLineSeen({
      params: { dishId: String(dish.id) },
      body: { shown: now.shown, variant: first.id },
    });
    expect(await line()).toMatchObject({ quantity: 2, changes: [], variant: { name } });
    expect((await client.exportOwnData()).cart).toMatchObject([{ variant: name }]);
    const { diner_token: token } = await client.sendKitchenOrder({
      body: {
        agreed: true,
        restaurant_id: Number(params.id),
        language: 'es',
        place: '',
        people: [{ foods: [{ need: 'dangerous', allergen: 'peanuts' }] }],
        // The diner still sees it so.
        dishes: [{ dish_id: dish.id, quantity: 1, for: [0], variant: { ...without, id: first.id } }],
      },
    });
    const read = async () => (await client.readKitchenOrder({ body: { token } })).lines[0]!;
    expect((await read()).dish!.variant!.name).toBe(name);
    server.setNow(new Date(tuesday.getTime() + 60_000));
    await save([{ ...without, id: first.id, name: 'Without peanuts' }]);
    expect((await read()).since).toBe('changed');
  });

  it.each([
    ['may mean another food', { name: 'With cashew dust' }],
    ['says the contrary', { name: 'With crushed peanuts' }],
    ['stands for something else that is left out', { name: 'No peanuts', leaves_out: ['Carrot'] }],
    ['stands for something else that is added', { name: 'No peanuts', adds: ['Cashew cream'] }],
  ])('clears nothing once its new name %s', async (_, change) => {
    const { save, put, line, first } = await openNoodles();
    await put(first.id);
    server.setNow(tuesday);
    await save([{ ...without, id: first.id, ...change }]);
    expect(await line()).toMatchObject({ is_removed: false, variant: { state: 'changed', name: change.name } });
    expect(verdictOf(await line())).not.toBe('none_declared');
    // The same holds without whoever chose it: what was stated was of the other name or making.
    const again = await openNoodles();
    server.setNow(tuesday);
    await again.save([{ ...without, id: again.first.id, ...change }]);
    await again.put(again.first.id);
    expect(verdictOf(await again.line())).not.toBe('none_declared');
  });

  it('stays with its id where two ways change names, and tells of it', async () => {
    const { save, put, line, first, second } = await openNoodles();
    await put(first.id);
    await put(second.id);
    server.setNow(tuesday);
    await save([
      { ...withBacon, id: second.id, name: without.name },
      { ...without, id: first.id, name: withBacon.name },
    ]);
    const [one, other] = [await line(), await line(second.id)];
    expect(one.variant).toMatchObject({ name: withBacon.name, leaves_out: ['Crushed peanuts'], state: 'changed' });
    expect(other.variant).toMatchObject({ name: without.name, adds: ['Bacon'], state: 'changed' });
    expect([verdictOf(one), verdictOf(other)]).toEqual(['not_verified', 'avoid']);
  });

  it('gets nothing of one that was made under its old name in the same save', async () => {
    const { save, put, line, first, read } = await openNoodles();
    await put(first.id);
    server.setNow(tuesday);
    await save([
      { ...without, leaves_out: ['Carrot'] },
      { ...without, id: first.id, name: 'No peanuts' },
    ]);
    const [anew] = (await read()).ways;
    expect(anew!.id).not.toBe(first.id);
    expect(anew!.statements).toEqual([]);
    expect(verdictOf(await line())).toBe('none_declared');
    await put(anew!.id);
    expect(verdictOf(await line(anew!.id))).toBe('avoid');
  });

  it('is put in as it was shown, under the name that it had then', async () => {
    const { save, put, line, first, client, dish } = await openNoodles();
    const [shown] = await client.getDish({ params: { id: String(dish.id) } });
    const { id, as_of } = shown!.variants![0]!;
    expect(id).toBe(first.id);
    server.setNow(tuesday);
    await save([{ ...without, id, name: 'No peanuts' }]);
    await put(id, { as_of });
    expect(await line()).toMatchObject({ variant: { name: 'No peanuts', state: 'same' } });
    expect((await line()).changes.flatMap(({ changes }) => changes)).toMatchObject([{ kind: 'variant_renamed' }]);
    await save([]);
    expect(await line()).toMatchObject({ variant: { name: without.name, state: 'withdrawn' } });
  });

  it.each([
    ['of no way of the dish', 'nothing', 'is not offered for this dish any more'],
    ['twice', undefined, 'is in the list twice'],
  ])('is refused by an id %s', async (_, id, message) => {
    const { save, first, read } = await openNoodles();
    const before = await read();
    const again = { ...withBacon, id: id ?? first.id };
    await expect(save([{ ...without, id: first.id }, again])).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'variants.1.id', message }] } },
    });
    expect(await read()).toEqual(before);
  });
});
