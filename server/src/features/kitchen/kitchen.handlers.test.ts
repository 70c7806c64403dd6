import type { EquipmentEdit } from '@clearplate/contract/kitchen';
import type { MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { deriveBatch } from '../derivation/derive-batch.ts';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';

let server: TestServer;
const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

/** Opens a kitchen of an owner whose menu has grilled cod and fries that state that there is no fish in them. */
async function openKitchen() {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const { client } = owner;
  const readMenu = () => client.getMenuForEditing({ params });
  const saveMenu = async (...dishes: MenuDishEdit[]) =>
    client.saveMenu({ params, ifMatch: (await readMenu()).version, body: { dishes } });
  const read = () => client.getKitchen({ params });
  const save = async (...equipment: EquipmentEdit[]) =>
    client.saveKitchen({ params, ifMatch: (await read()).version, body: { equipment } });
  server.setNow(monday);
  const { dishes } = await saveMenu(
    { key: unique(), name: 'Cod plate', ingredients: ['Cod'] },
    { key: unique(), name: 'Fries', ingredients: ['Potatoes'], statements: [{ allergen: 'fish', level: 'absent' }] },
  );
  const [cod, fries] = [dishes[0]!.id, dishes[1]!.id];
  const dish = async (dishId: number): Promise<MenuDish> => (await readMenu()).dishes.find((one) => one.id === dishId)!;
  const onFish = async (dishId: number) =>
    (await dish(dishId)).statements
      .filter(({ allergen }) => allergen === 'fish')
      .map(({ level, source, reason, stated_at }) => [level, source, reason ?? stated_at]);
  const history = async (dishId: number) =>
    (await server.guest.getDishHistory({ params: { id: String(dishId) } })).items.map(
      ({ by, changes }) => `${by}: ${changes.map(({ kind }) => kind).join()}`,
    );
  return { client, params, readMenu, saveMenu, read, save, cod, fries, dish, onFish, history };
}

const fryer = (...dish_ids: number[]): EquipmentEdit => ({ kind: 'fryer', name: 'Fryer', dish_ids });
const shared = ['may_contain', 'kitchen', 'shared fryer: Cod plate'];
const stated = ['absent', 'restaurant', monday.toISOString()];
const unsettled = ['absent', 'restaurant', null];

describe('what is shared', () => {
  it('follows for the dishes by itself, with its history, and diners see it', async () => {
    const { save, cod, fries, onFish, history, dish } = await openKitchen();
    const saved = await save(fryer(cod, fries));
    expect(saved.equipment).toMatchObject([{ kind: 'fryer', name: 'Fryer', dish_ids: [cod, fries] }]);
    expect(await onFish(fries)).toEqual([shared, stated]);
    expect(await onFish(cod)).toEqual([]);
    expect(await history(fries)).toEqual(['kitchen: allergen_stated', 'restaurant: created']);
    const fact = (await dish(fries)).facts.allergens.find(({ allergen }) => allergen === 'fish');
    expect(fact).toMatchObject({ presence: 'possible', coveredAt: monday.toISOString() });
  });

  it('changes with what is in the dish beside, with its name, and with its place on the menu', async () => {
    const { save, saveMenu, cod, fries, onFish } = await openKitchen();
    await save(fryer(cod, fries));
    server.setNow(tuesday);
    await saveMenu({ id: cod, name: 'Hake plate' });
    expect(await onFish(fries)).toEqual([['may_contain', 'kitchen', 'shared fryer: Hake plate'], stated]);
    await saveMenu({ id: cod, archived: true });
    expect(await onFish(fries)).toEqual([unsettled]);
    await saveMenu({ id: cod, archived: false });
    expect(await onFish(fries)).toEqual([['may_contain', 'kitchen', 'shared fryer: Hake plate'], unsettled]);
    await saveMenu({ id: cod, name: 'Plate', ingredients: ['Rice'] });
    expect(await onFish(fries)).toEqual([unsettled]);
    await saveMenu({ id: fries, statements: [{ allergen: 'fish', level: 'absent' }] });
    expect(await onFish(fries)).toEqual([['absent', 'restaurant', tuesday.toISOString()]]);
  });

  it('follows the single calls too', async () => {
    const { client, save, cod, fries, dish } = await openKitchen();
    await save(fryer(cod, fries));
    await client.addDishAllergen({ params: { dishId: String(cod), allergen: 'Milk' } });
    const milk = (await dish(fries)).statements.find(({ allergen }) => allergen === 'milk');
    expect(milk).toMatchObject({ level: 'may_contain', source: 'kitchen', reason: 'shared fryer: Cod plate' });
  });

  it('ends with the sharing, and leaves what the restaurant said itself', async () => {
    const { save, saveMenu, read, cod, fries, onFish, history } = await openKitchen();
    await saveMenu({ id: fries, statements: [{ allergen: 'fish', level: 'may_contain', reason: 'same oil' }] });
    await save(fryer(cod, fries));
    expect(await onFish(fries)).toEqual([shared, ['may_contain', 'restaurant', 'same oil']]);
    const [{ id, kind, name }] = (await read()).equipment as [EquipmentEdit];
    await save({ id, kind, name, dish_ids: [cod] });
    expect(await onFish(fries)).toEqual([['may_contain', 'restaurant', 'same oil']]);
    expect((await history(fries))[0]).toBe('kitchen: allergen_withdrawn');
    await save();
    expect((await read()).equipment).toEqual([]);
  });

  it('goes over to a copy of a dish', async () => {
    const { save, saveMenu, read, cod, fries, onFish } = await openKitchen();
    await save(fryer(cod, fries));
    const copy = (await saveMenu({ key: unique(), copy_of: fries, name: 'Big fries' })).dishes.at(-1)!;
    expect((await read()).equipment[0]!.dish_ids).toEqual([cod, fries, copy.id]);
    expect(await onFish(copy.id)).toEqual([shared, unsettled]);
  });

  it('is no hand edit of the dish beside', async () => {
    const { save, cod, fries } = await openKitchen();
    await server.db.query(sql`update dishes set edited_at = null where id = ${fries}`);
    await save(fryer(cod, fries));
    const [row] = await server.db.query(sql`select edited_at, version from dishes where id = ${fries}`);
    expect(row).toEqual({ edited_at: null, version: 3 });
  });

  it('is worked out anew under another lexicon', async () => {
    const { save, cod, fries, onFish } = await openKitchen();
    await save(fryer(cod, fries));
    await server.db.query(sql`delete from allergen_statements where dish_id = ${fries} and source = 'kitchen'`);
    await server.db.query(sql`update dish_facts set lexicon_version = '0' where dish_id = any(${[cod, fries]})`);
    const range = { version: lexiconVersion, side: 'below', after: { version: '', id: 0 }, limit: 100 } as const;
    await deriveBatch(server.db, range, deriveDish, monday);
    expect(await onFish(fries)).toEqual([shared, stated]);
  });
});

describe('a kitchen', () => {
  it('is saved by one of two at once, and by nobody who doesn’t say what they have seen', async () => {
    const { client, params, read, cod } = await openKitchen();
    const { version } = await read();
    const send = (name: string) =>
      client.saveKitchen({ params, ifMatch: version, body: { equipment: [{ ...fryer(cod), name }] } });
    const outcomes = await Promise.allSettled([send('One'), send('Two')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).equipment).toHaveLength(1);
    const blind = await server.app.inject({
      method: 'PUT',
      url: `/api/restaurant/${params.id}/kitchen`,
      headers: { authorization: `Bearer ${(await server.signUp({ role: 'w_admin' })).token}` },
      payload: { equipment: [] },
    });
    expect(blind.statusCode).toBe(428);
  });

  it('lets names change places', async () => {
    const { save, read } = await openKitchen();
    await save({ ...fryer(), name: 'Left' }, { ...fryer(), name: 'Right' });
    const [one, other] = (await read()).equipment as [EquipmentEdit, EquipmentEdit];
    await save({ ...one, name: 'right' }, { ...other, name: 'left' });
    expect((await read()).equipment.map(({ id, name }) => [id, name])).toEqual([
      [one.id, 'right'],
      [other.id, 'left'],
    ]);
  });

  it.each([
    ['another restaurant’s dish', (_: number, foreign: number) => [fryer(foreign)], 'equipment.0.dish_ids'],
    ['a name twice', () => [fryer(), { ...fryer(), name: 'FRYER' }], 'equipment.1.name'],
    ['equipment that is not here', () => [{ ...fryer(), id: 1 }], 'equipment.0.id'],
    ['no name', () => [{ ...fryer(), name: ' ' }], 'equipment.0.name'],
  ])('with %s is refused, and nothing is changed', async (_, make, field) => {
    const { save, read, cod, fries } = await openKitchen();
    await save(fryer(cod, fries));
    const before = await read();
    const foreign = await buildDish(server.db);
    await expect(save(...make(cod, foreign.id))).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field }] } },
    });
    expect(await read()).toEqual(before);
  });
});
