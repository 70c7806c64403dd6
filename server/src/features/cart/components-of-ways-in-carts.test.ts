import type { CartLine } from '@clearplate/contract/cart';
import type { ComponentEdit } from '@clearplate/contract/components';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unique } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const noMilk = { allergen: 'milk' as const, level: 'absent' as const };
const name = 'With bacon jam';

/** Opens a bowl that may be had with a jam, of which no milk is stated, and somebody with a cart. */
async function openBowl() {
  server.setNow(monday);
  const { create, owner, params } = await openMenuOf(server);
  const saveComponent = async (edit: ComponentEdit) => {
    const { version } = await owner.client.getComponents({ params });
    return (await owner.client.saveComponents({ params, ifMatch: version, body: { components: [edit] } })).components;
  };
  const [jam] = await saveComponent({ key: unique(), name: 'Bacon jam', ingredients: ['bacon', 'onion'] });
  const dish = await create({ name: 'Rice bowl', ingredients: ['Rice', 'Beans'] });
  const save = async (variants: unknown[]) => {
    const { version, components_version } = await owner.client.getMenuVariants({ params });
    return owner.client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch: version,
      body: { variants, components_version } as Parameters<typeof owner.client.saveVariants>[0]['body'],
    });
  };
  const withJam = { name, leaves_out: [], adds: [], uses: [jam!.id], statements: [noMilk] };
  const { id } = (await save([withJam])).dishes[0]!.variants[0]!;
  const { client } = await server.signUp();
  const put = (quantity: number, more: object = {}) =>
    client.addToCart({ body: { dish_id: dish.id, quantity, variant: id, ...more } });
  const line = async () => (await client.getCart())[0]!.dishes[0]!;
  return { dish, jam: jam!, saveComponent, save, withJam, id, client, put, line, params };
}

const verdictOf = ({ facts }: CartLine) =>
  assessDish(facts, [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }], {
    now: tuesday.toISOString(),
    statementDays: 180,
    lexiconVersion: facts.lexiconVersion,
  }).verdict;

it('a line tells by name what its way adds, and no longer clears once that changed', async () => {
  const { put, line, jam, saveComponent, id, client, save, withJam, dish } = await openBowl();
  await put(1);
  const chosen = { id, name, leaves_out: [], adds: [], uses: [jam.id], used: ['Bacon jam'] };
  expect((await line()).variant).toEqual({ ...chosen, state: 'same' });
  expect(verdictOf(await line())).toBe('none_declared');
  server.setNow(tuesday);
  await saveComponent({ id: jam.id, ingredients: ['bacon', 'thyme'] });
  // The same holds where it is stated anew: its person hasn't seen that.
  await save([withJam]);
  const changed = await line();
  expect(changed.variant).toEqual({ ...chosen, state: 'changed' });
  expect(changed.changes.flatMap(({ changes }) => changes)).toContainEqual({
    kind: 'variant_component_changed',
    name,
    way: id,
  });
  expect(verdictOf(changed)).toBe('not_verified');
  await client.markCartLineSeen({
    params: { dishId: String(dish.id) },
    body: { shown: changed.shown, variant: id },
  });
  expect(await line()).toMatchObject({ variant: { state: 'same' }, changes: [] });
  expect(verdictOf(await line())).toBe('none_declared');
});

it('a line of a way that is offered no more warns of what was in what it added, also once that is gone', async () => {
  const { put, line, jam, saveComponent, save, withJam } = await openBowl();
  await saveComponent({ id: jam.id, ingredients: ['bacon', 'ghee'] });
  await put(1);
  expect(verdictOf(await line())).toBe('avoid');
  await save([{ ...withJam, name: 'Another', uses: [], adds: ['Egg'] }]);
  expect(await line()).toMatchObject({ is_removed: true, variant: { state: 'withdrawn', used: ['Bacon jam'] } });
  expect(verdictOf(await line())).toBe('avoid');
  await saveComponent({ id: jam.id, removed: true });
  expect(verdictOf(await line())).toBe('avoid');
});

it('a line is of what was shown, whatever its component became before the press', async () => {
  const { put, line, jam, saveComponent, save, withJam, dish, id } = await openBowl();
  const [shown] = await server.guest.getDish({ params: { id: String(dish.id) } });
  const { as_of } = shown!.variants!.find((one) => one.id === id)!;
  server.setNow(tuesday);
  await saveComponent({ id: jam.id, ingredients: ['bacon', 'thyme'] });
  await save([withJam]);
  await put(1, { as_of });
  expect((await line()).variant).toMatchObject({ state: 'changed', used: ['Bacon jam'] });
  expect(verdictOf(await line())).toBe('not_verified');
});

it('the kitchen reads what to add by name, and an order of a way that adds another is refused', async () => {
  const { client, params, dish, id, jam, save, withJam, saveComponent } = await openBowl();
  const order = (uses?: number[]) =>
    client.sendKitchenOrder({
      body: {
        agreed: true,
        restaurant_id: Number(params.id),
        language: 'es',
        place: '',
        people: [{ foods: [{ need: 'dangerous', allergen: 'milk' }] }],
        dishes: [
          {
            dish_id: dish.id,
            quantity: 1,
            for: [0],
            variant: { id, name, leaves_out: [], adds: [], ...(uses && { uses }) },
          },
        ],
      },
    });
  const { diner_token: token } = await order([jam.id]);
  const { lines } = await client.readKitchenOrder({ body: { token } });
  expect(lines.map((one) => one.dish?.variant)).toEqual([{ name, leaves_out: [], adds: [], used: ['Bacon jam'] }]);
  await expect(order()).rejects.toMatchObject({ status: 409 });
  const more = (await saveComponent({ key: unique(), name: 'Aioli', ingredients: ['egg'] })).find(
    (one) => one.name === 'Aioli',
  )!;
  await save([{ ...withJam, id, uses: [jam.id, more.id] }]);
  await expect(order([jam.id])).rejects.toMatchObject({ status: 409 });
  await expect(order([more.id, jam.id])).resolves.toBeDefined();
});
