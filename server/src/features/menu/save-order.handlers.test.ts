import type { MenuDishEdit, MenuOrder } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, unique } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(new Date('2041-11-04T10:00:00Z'));
});
afterAll(() => server.end());

/** Opens a menu of soup, salad and cake. */
async function openOrdered() {
  const menu = await openMenuOf(server);
  const { owner, params, read } = menu;
  const ids = [];
  for (const name of ['Soup', 'Salad', 'Cake']) ids.push((await menu.create({ name })).id);
  const [soup, salad, cake] = ids as [number, number, number];
  const saveOrder = async (order: MenuOrder, dishes: MenuDishEdit[] = []) =>
    owner.client.saveMenu({ params, ifMatch: (await read()).version, body: { dishes, order } });
  const names = async () => (await read()).dishes.map(({ name }) => name);
  return { ...menu, soup, salad, cake, saveOrder, names };
}

describe('an order', () => {
  it('is saved with the dishes, new ones where they belong, and shown to diners', async () => {
    const { params, soup, salad, cake, saveOrder, names } = await openOrdered();
    const key = unique('bread-');
    const saved = await saveOrder([cake, key, soup, salad], [{ key, name: 'Bread' }]);
    expect(saved.dishes.map(({ name }) => name)).toEqual(['Cake', 'Bread', 'Soup', 'Salad']);
    expect(await names()).toEqual(['Cake', 'Bread', 'Soup', 'Salad']);
    const { recipes } = await server.guest.getRestaurantMenu({ params });
    expect(recipes.map(({ name }) => name)).toEqual(['Cake', 'Bread', 'Soup', 'Salad']);
  });

  it('makes another version of the menu, of which the others are told', async () => {
    const { owner, params, read, soup, salad, cake, saveOrder } = await openOrdered();
    const { version } = await read();
    await saveOrder([cake, soup, salad]);
    const late = owner.client.saveMenu({ params, ifMatch: version, body: { dishes: [], order: [soup, cake, salad] } });
    await expect(late).rejects.toMatchObject({ status: 412 });
  });

  const bad: [string, (ids: number[], foreign: number) => MenuOrder, string][] = [
    ['leaves a dish out', ([soup, salad]) => [soup!, salad!], 'order'],
    ['names a dish twice', ([soup, salad]) => [soup!, salad!, soup!], 'order.2'],
    ['names another restaurant’s dish', ([soup, salad], foreign) => [soup!, salad!, foreign], 'order.2'],
    ['names a key that nothing has', ([soup, salad]) => [soup!, salad!, 'nobody-here'], 'order.2'],
  ];
  it.each(bad)('that %s is refused, and nothing of the save is done', async (_, make, field) => {
    const { read, soup, salad, cake, saveOrder } = await openOrdered();
    const before = await read();
    const foreign = await buildDish(server.db);
    const saving = saveOrder(make([soup, salad, cake], foreign.id), [{ id: soup, name: 'Broth' }]);
    await expect(saving).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field }] } } });
    expect(await read()).toEqual(before);
  });
});

describe('a save whose answer was lost', () => {
  const edits = (soup: number) => ({
    dishes: [
      { id: soup, name: 'Broth' },
      { key: unique(), name: 'Bread' },
    ],
  });

  it('is answered as done when it is sent again, also by two at once, and done once', async () => {
    const { owner, params, read, soup } = await openOrdered();
    const { version } = await read();
    const body = edits(soup);
    const send = () => owner.client.saveMenu({ params, ifMatch: version, body });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await read()).toEqual(first);
    const history = await server.guest.getDishHistory({ params: { id: String(soup) } });
    expect(history.items).toHaveLength(2);
  });

  it('is refused where anything happened since, by anybody else, and with anything else in it', async () => {
    const { owner, params, read, save, soup } = await openOrdered();
    const { version } = await read();
    const body = edits(soup);
    const send = (client = owner.client, sent: { dishes: MenuDishEdit[] } = body) =>
      client.saveMenu({ params, ifMatch: version, body: sent });
    const refused = { status: 412 };
    await send();
    const admin = await server.signUp({ role: 'w_admin' });
    await expect(send(admin.client)).rejects.toMatchObject(refused);
    await expect(
      send(owner.client, { dishes: [...body.dishes, { key: unique(), name: 'Tea' }] }),
    ).rejects.toMatchObject(refused);
    await save([{ id: soup, price_cents: 700 }]);
    await expect(send()).rejects.toMatchObject(refused);
    expect((await read()).dishes[0]).toMatchObject({ name: 'Broth', price_cents: 700 });
  });
});
