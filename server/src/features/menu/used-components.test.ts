import type { MenuDishEdit, NewComponent } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

const noMilk = [{ allergen: 'milk' as const, level: 'absent' as const }];

async function openMenu() {
  server.setNow(monday);
  const menu = await openMenuOf(server);
  const { client } = menu.owner;
  const { params } = menu;
  async function saveWith(dishes: MenuDishEdit[], components: NewComponent[], version?: string) {
    const now = await menu.read();
    return client.saveMenu({
      params,
      ifMatch: now.version,
      body: { dishes, components, components_version: version ?? now.components_version },
    });
  }
  async function saveComponent(edit: object) {
    const { version } = await client.getComponents({ params });
    return client.saveComponents({ params, ifMatch: version, body: { components: [edit as { key: string }] } });
  }
  const onMilk = async (id: number) =>
    (await menu.read()).dishes.find((one) => one.id === id)!.facts.allergens.find((one) => one.allergen === 'milk');
  return { ...menu, client, saveWith, saveComponent, onMilk };
}

describe('a component that is made with a dish', () => {
  it('is saved with it in one save, and once however often it is sent', async () => {
    const { read, client, params, onMilk } = await openMenu();
    const { version, components_version } = await read();
    const body = {
      dishes: [{ key: unique(), name: 'Bowl', ingredients: ['Rice'], uses: ['sauce-key'], statements: noMilk }],
      components: [{ key: 'sauce-key', name: 'House sauce', ingredients: ['ghee'] }],
      components_version,
    };
    const saved = await client.saveMenu({ params, ifMatch: version, body });
    const again = await client.saveMenu({ params, ifMatch: version, body });
    expect(again).toEqual(saved);
    expect(saved.components).toMatchObject([{ key: 'sauce-key', name: 'House sauce', ingredients: ['ghee'] }]);
    expect(saved.dishes[0]).toMatchObject({ uses: [saved.components[0]!.id] });
    // What the restaurant says against its own sauce warns.
    expect(await onMilk(saved.dishes[0]!.id)).toMatchObject({ presence: 'present' });
  });

  it('is refused with all of the save where its name is taken or nothing is in it to confirm', async () => {
    const { saveWith, read, saveComponent } = await openMenu();
    await saveComponent({ key: unique(), name: 'House sauce' });
    const dish = () => ({ key: unique(), name: 'Bowl', uses: ['sauce-key'] });
    for (const [made, field] of [
      [{ key: 'sauce-key', name: 'HOUSE sauce', ingredients: [] }, 'components.0.name'],
      [
        { key: 'sauce-key', name: 'Other', ingredients: [], ingredients_complete: true },
        'components.0.ingredients_complete',
      ],
      [{ key: 'other-key', name: 'Other', ingredients: [] }, 'dishes.0.uses'],
    ] as const)
      await expect(saveWith([dish()], [{ ...made, ingredients: [...made.ingredients] }])).rejects.toMatchObject({
        body: { error: { issues: [{ field }] } },
      });
    const { dishes, components } = await read();
    expect([dishes.length, components.map(({ name }) => name)]).toEqual([0, ['House sauce']]);
  });
});

describe('what somebody else did to a component meanwhile', () => {
  it('refuses a dish that begins to use it, and says so by the version of the components', async () => {
    const { read, saveComponent, saveWith, create } = await openMenu();
    const { components } = await saveComponent({ key: unique(), name: 'House sauce', ingredients: ['Onion'] });
    const dish = await create({ ingredients: ['Rice'] });
    const { version, components_version: seen } = await read();
    await saveComponent({ id: components[0]!.id, ingredients: ['ghee'] });
    // No dish uses it yet, so that the menu itself is the same.
    expect((await read()).version).toBe(version);
    const edit = { id: dish.id, uses: [components[0]!.id], statements: noMilk };
    await expect(saveWith([edit], [], seen)).rejects.toMatchObject({
      body: { error: { code: 'precondition_failed' } },
    });
    expect((await read()).dishes[0]).toMatchObject({ uses: [], statements: [] });
    await saveWith([edit], []);
    expect((await read()).dishes[0]!.uses).toEqual([components[0]!.id]);
  });

  it('is put into a dish, or taken out of it, only by who says what they saw of the components', async () => {
    const { read, saveComponent, save, client, params, create } = await openMenu();
    const { components } = await saveComponent({ key: unique(), name: 'House sauce', ingredients: ['Onion'] });
    const uses = [components[0]!.id];
    const dish = await create({ ingredients: ['Rice'] });
    const saveUnseen = async (edit: MenuDishEdit) =>
      client.saveMenu({ params, ifMatch: (await read()).version, body: { dishes: [edit] } });
    const required = { status: 428, body: { error: { code: 'precondition_required' } } };
    await expect(saveUnseen({ id: dish.id, uses })).rejects.toMatchObject(required);
    await expect(saveUnseen({ key: unique(), name: 'Bowl', uses })).rejects.toMatchObject(required);
    await save([{ id: dish.id, uses }]);
    await expect(saveUnseen({ id: dish.id, uses: [] })).rejects.toMatchObject(required);
    expect((await read()).dishes).toMatchObject([{ id: dish.id, uses }]);
    // What is merely sent along changes nothing.
    await saveUnseen({ id: dish.id, uses, section: 'Bowls' });
    await saveUnseen({ id: dish.id, section: 'Mains' });
    expect((await read()).dishes).toMatchObject([{ id: dish.id, uses, section: 'Mains' }]);
  });

  it('dates the dishes that use it, so that what was said before is to be confirmed', async () => {
    const { saveWith, saveComponent, read, onMilk, save } = await openMenu();
    const made = await saveWith(
      [{ key: unique(), name: 'Bowl', ingredients: ['Rice'], uses: ['sauce-key'], statements: noMilk }],
      [{ key: 'sauce-key', name: 'House sauce', ingredients: ['Onion'] }],
    );
    const [dish] = made.dishes;
    expect(await onMilk(dish!.id)).toMatchObject({ coveredAt: monday.toISOString() });
    server.setNow(tuesday);
    await saveComponent({ id: made.components[0]!.id, ingredients: ['Onion', 'Garlic'] });
    expect((await read()).dishes[0]!.ingredients_changed_at).toBe(tuesday.toISOString());
    expect(await onMilk(dish!.id)).toMatchObject({ coveredAt: null });
    await save([{ id: dish!.id, statements: noMilk }]);
    expect(await onMilk(dish!.id)).toMatchObject({ coveredAt: tuesday.toISOString() });
  });
});

describe('a chain’s component', () => {
  async function openChain() {
    const place = await openMenu();
    const menu = unique('chain ');
    const join = (key: string | null) =>
      server.db.query(sql`update restaurants set menu_key = ${key} where id = ${place.restaurantId}`);
    await join(menu);
    const admin = (await server.signUp({ role: 'w_admin' })).client;
    const params = { menu };
    const change = async (edit: object) => {
      const { version } = await admin.getChainComponents({ params });
      const body = { components: [edit as { key: string }] };
      return admin.saveChainComponents({ params, ifMatch: version, body });
    };
    return { ...place, admin, change, join, chain: params };
  }

  it('is named in the dishes of a place, whose owner can’t change it, not even by its key', async () => {
    const { change, read, save, create, onMilk, client, params, saveComponent } = await openChain();
    const key = unique();
    const [sauce] = (await change({ key, name: 'House sauce', ingredients: ['ghee'] })).components;
    expect((await read()).components).toMatchObject([{ id: sauce!.id, is_shared: true }]);
    const dish = await create({ ingredients: ['Rice'] });
    await save([{ id: dish.id, uses: [sauce!.id] }]);
    expect(await onMilk(dish.id)).toMatchObject({ presence: 'present' });
    await expect(saveComponent({ id: sauce!.id, ingredients: [] })).rejects.toMatchObject({
      body: { error: { issues: [{ message: 'is the chain’s and not yours to change' }] } },
    });
    // A place's own of that name is another one.
    await saveComponent({ key, name: 'House sauce', ingredients: ['Onion'] });
    const shown = await client.getComponents({ params });
    expect(shown.components.map((one) => [one.is_shared, one.ingredients])).toEqual([
      [false, ['Onion']],
      [true, ['ghee']],
    ]);
  });

  it('says which places use it, changes their dishes, and tells which ones each change touched', async () => {
    const { change, save, create, onMilk, admin, chain, restaurantId } = await openChain();
    const [sauce] = (await change({ key: unique(), name: 'House sauce', ingredients: ['Onion'] })).components;
    const dish = await create({ name: 'Bowl', ingredients: ['Rice'] });
    await save([{ id: dish.id, uses: [sauce!.id] }]);
    server.setNow(tuesday);
    const preview = { components: [{ id: sauce!.id, ingredients: ['ghee'] }] };
    expect(await admin.previewChainComponents({ params: chain, body: preview })).toMatchObject({
      dishes: 1,
      warned: [{ allergen: 'milk', dishes: 1 }],
    });
    const { components } = await change({ id: sauce!.id, ingredients: ['ghee'] });
    expect(components[0]!.places).toMatchObject([{ restaurant_id: restaurantId, dishes: 1 }]);
    expect(await onMilk(dish.id)).toMatchObject({ presence: 'present' });
    const params = { ...chain, componentId: String(sauce!.id) };
    const { items } = await admin.getChainComponentHistory({ params });
    expect(items.map(({ by, dish_count, dishes }) => [by, dish_count, dishes.map(({ name }) => name)])).toEqual([
      ['admin', 1, ['Bowl']],
      ['admin', 0, []],
    ]);
    await expect(change({ id: sauce!.id, removed: true })).rejects.toMatchObject({
      body: { error: { issues: [{ message: '1 dishes use it: take it out of them first' }] } },
    });
    await expect(change({ id: sauce!.id, dish_ids: [] })).rejects.toMatchObject({ status: 400 });
    await expect(change({ key: unique(), name: 'HOUSE SAUCE' })).rejects.toMatchObject({
      body: { error: { issues: [{ message: 'is already the name of another component' }] } },
    });
  });

  it('stays in the dish of a place that left the chain, and goes into no other', async () => {
    const { change, save, create, onMilk, join, read } = await openChain();
    const [sauce] = (await change({ key: unique(), name: 'House sauce', ingredients: ['ghee'] })).components;
    const [one, other] = [await create({ ingredients: ['Rice'] }), await create({ ingredients: ['Rice'] })];
    await save([{ id: one.id, uses: [sauce!.id] }]);
    await join(null);
    expect((await read()).components).toMatchObject([{ id: sauce!.id }]);
    await save([{ id: one.id, uses: [sauce!.id], name: 'Renamed' }]);
    expect(await onMilk(one.id)).toMatchObject({ presence: 'present' });
    await expect(save([{ id: other.id, uses: [sauce!.id] }])).rejects.toMatchObject({
      body: { error: { issues: [{ field: 'dishes.0.uses' }] } },
    });
  });
});
