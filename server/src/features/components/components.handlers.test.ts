import type { Component, ComponentEdit } from '@clearplate/contract/components';
import type { MenuDishEdit } from '@clearplate/contract/menu';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import { deriveOutdated } from '../derivation/derive-outdated.ts';

let server: TestServer;
const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

async function openComponents(client?: TestServer['guest']) {
  server.setNow(monday);
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const by = client ?? owner.client;
  const read = () => by.getComponents({ params });
  const readMenu = () => by.getMenuForEditing({ params });
  const saveMenu = async (...dishes: MenuDishEdit[]) => {
    const { version, components_version } = await readMenu();
    return by.saveMenu({ params, ifMatch: version, body: { dishes, components_version } });
  };
  const save = async (...components: ComponentEdit[]) =>
    by.saveComponents({ params, ifMatch: (await read()).version, body: { components } });
  const preview = (...components: ComponentEdit[]) => by.previewComponents({ params, body: { components } });
  const create = async (name: string, said: Partial<ComponentEdit> = {}): Promise<Component> =>
    (await save({ key: unique(), name, ...said })).components.find((one) => one.name === name)!;
  const addDish = async (edit: Partial<MenuDishEdit> = {}) =>
    (await saveMenu({ key: unique(), name: 'Rice bowl', ingredients: ['Rice'], ...edit })).dishes.at(-1)!;
  const onMilk = async (dishId: number) =>
    (await readMenu()).dishes
      .find((one) => one.id === dishId)!
      .facts.allergens.find(({ allergen }) => allergen === 'milk');
  return { client: by, params, restaurantId: id, read, readMenu, saveMenu, save, preview, create, addDish, onMilk };
}

const noMilk = [{ allergen: 'milk' as const, level: 'absent' as const }];

const issuesOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { body?: { error?: { issues?: { field: string; message: string }[] } } }) =>
      (error.body?.error?.issues ?? []).map(({ field, message }) => `${field}: ${message}`),
  );

describe('what is in a component', () => {
  it('is in the dishes that use it, wears down what they were said to be without, and is in their history', async () => {
    const { create, addDish, onMilk, save, read, client, params } = await openComponents();
    const sauce = await create('House sauce', { ingredients: ['Onion'] });
    const { id } = await addDish({ uses: [sauce.id], statements: noMilk });
    expect(await onMilk(id)).toMatchObject({ presence: 'none', coveredAt: monday.toISOString() });
    server.setNow(tuesday);
    await save({ id: sauce.id, ingredients: ['Onion', 'ghee'] });
    expect(await onMilk(id)).toMatchObject({
      presence: 'present',
      coveredAt: null,
      evidence: expect.arrayContaining([{ kind: 'ingredient', words: 'ghee', sure: true, in: 'House sauce' }]),
    });
    expect((await read()).components[0]).toMatchObject({ dish_ids: [id], ingredients: ['Onion', 'ghee'] });
    // Without the ghee again, nothing clears until somebody says so.
    await save({ id: sauce.id, ingredients: ['Onion'] });
    expect(await onMilk(id)).toMatchObject({ presence: 'none', coveredAt: null });
    const { items } = await server.guest.getDishHistory({ params: { id: String(id) } });
    expect(items.map(({ by, changes }) => [by, changes])).toEqual([
      ['component', [expect.objectContaining({ kind: 'ingredient_removed', name: 'ghee', component: 'House sauce' })]],
      ['component', [expect.objectContaining({ kind: 'ingredient_added', name: 'ghee', component: 'House sauce' })]],
      ['restaurant', [{ kind: 'created' }]],
    ]);
    const own = await client.getComponentHistory({ params: { ...params, componentId: String(sauce.id) } });
    expect(own.items.map(({ changes }) => changes[0])).toEqual([
      { kind: 'ingredient_removed', name: 'ghee' },
      { kind: 'ingredient_added', name: 'ghee' },
      { kind: 'created' },
    ]);
  });

  it('wears down statements as well where it only takes a warning back', async () => {
    const { create, addDish, onMilk, save } = await openComponents();
    const sauce = await create('House sauce', { statements: [{ allergen: 'milk', level: 'contains' }] });
    const { id } = await addDish({ uses: [sauce.id], statements: noMilk });
    expect(await onMilk(id)).toMatchObject({ presence: 'present' });
    server.setNow(tuesday);
    await save({ id: sauce.id, statements: [{ allergen: 'milk', level: 'absent' }] });
    expect(await onMilk(id)).toMatchObject({ presence: 'none', coveredAt: null });
  });

  it('reaches dishes through other components, and what shares their kitchen', async () => {
    const { create, addDish, onMilk, save, client, params } = await openComponents();
    const base = await create('Base');
    const sauce = await create('House sauce', { uses: [base.id] });
    const { id } = await addDish({ uses: [sauce.id] });
    const beside = await addDish({ name: 'Fries', ingredients: ['Potatoes'] });
    const { version } = await client.getKitchen({ params });
    const equipment = [{ kind: 'fryer' as const, name: 'Fryer', dish_ids: [id, beside.id] }];
    await client.saveKitchen({ params, ifMatch: version, body: { equipment } });
    await save({ id: base.id, ingredients: ['ghee'] });
    expect(await onMilk(id)).toMatchObject({ presence: 'present' });
    expect(await onMilk(beside.id)).toMatchObject({ presence: 'possible' });
  });

  it('is one act with the dishes that it is put into, and is suggested where dishes repeat a term', async () => {
    const { saveMenu, read, save, onMilk } = await openComponents();
    const bowls = Array.from({ length: 4 }, (_, at) => ({
      key: unique(),
      name: `Bowl ${at}`,
      ingredients: ['Rice', at === 0 ? 'house sauce' : 'House sauce'],
    }));
    const { dishes } = await saveMenu(...bowls);
    const [suggested] = (await read()).suggestions;
    expect(suggested).toEqual({ name: 'House sauce', dish_ids: dishes.map(({ id }) => id) });
    const dish_ids = suggested!.dish_ids.slice(0, 3);
    const made = await save({ key: unique(), name: 'House sauce', ingredients: ['ghee'], dish_ids });
    expect(made.components[0]).toMatchObject({ dish_ids });
    expect(made.suggestions).toEqual([]);
    expect(await onMilk(dish_ids[0]!)).toMatchObject({ presence: 'present' });
    expect(await onMilk(dishes[3]!.id)).not.toMatchObject({ presence: 'present' });
    const [{ id }] = made.components as [Component];
    await save({ id, dish_ids: [] });
    expect(await onMilk(dish_ids[0]!)).not.toMatchObject({ presence: 'present' });
  });

  it('says before saving what it would do to how many dishes', async () => {
    const { create, addDish, preview, save, onMilk } = await openComponents();
    const sauce = await create('House sauce', { ingredients: ['Onion'] });
    const stated = await addDish({ uses: [sauce.id], statements: noMilk });
    const other = await addDish({ name: 'Other' });
    server.setNow(tuesday);
    const edit = { id: sauce.id, ingredients: ['ghee'], dish_ids: [stated.id, other.id] };
    expect(await preview(edit)).toEqual({
      dishes: 2,
      warned: [{ allergen: 'milk', dishes: 2 }],
      unwarned: [],
      unsettled: 1,
      deferred: false,
    });
    expect(await onMilk(stated.id)).toMatchObject({ presence: 'none', coveredAt: monday.toISOString() });
    await save({ id: sauce.id, ingredients: ['peanuts'] });
    expect(await preview({ id: sauce.id, ingredients: ['Onion'] })).toMatchObject({
      dishes: 1,
      unwarned: [{ allergen: 'peanuts', dishes: 1 }],
    });
  });

  it('says of a soy sauce that it warns of wheat, and names no other grain that it only may have', async () => {
    const { create, addDish, preview, save } = await openComponents();
    const sauce = await create('House sauce', { ingredients: ['Onion'] });
    await addDish({ uses: [sauce.id] });
    const named = (all: { allergen: string }[]) => all.map(({ allergen }) => allergen).toSorted();
    const warned = await preview({ id: sauce.id, ingredients: ['soy sauce'] });
    expect(named(warned.warned)).toEqual(['gluten', 'soybeans', 'wheat']);
    await save({ id: sauce.id, ingredients: ['soy sauce'] });
    const unwarned = await preview({ id: sauce.id, ingredients: ['Onion'] });
    expect(named(unwarned.unwarned)).toEqual(['gluten', 'soybeans', 'wheat']);
    // Wheat is in it before and after: what is new is the spelt.
    const spelt = await preview({ id: sauce.id, ingredients: ['soy sauce', 'spelt flour'] });
    expect(named(spelt.warned)).toEqual(['spelt']);
  });

  it('asks once for a component that nobody broke down', async () => {
    const { create, addDish } = await openComponents();
    const sauce = await create('House sauce');
    expect((await addDish({ uses: [sauce.id] })).facts.opaque).toEqual(['House sauce']);
  });
});

describe('what can’t be saved', () => {
  it('names the field and why', async () => {
    const { create, addDish, save, saveMenu } = await openComponents();
    const [one, two] = [await create('One'), await create('Two')];
    await addDish({ uses: [two.id] });
    await save({ id: one.id, uses: [two.id] });
    const elsewhere = await openComponents();
    const foreign = await elsewhere.create('Foreign');
    const foreignDish = await elsewhere.addDish();
    const faults: [ComponentEdit, string][] = [
      [{ id: two.id, uses: [one.id] }, 'components.0.uses: would be in itself'],
      [{ id: one.id, uses: [one.id] }, 'components.0.uses: would be in itself'],
      [{ id: one.id, uses: [foreign.id] }, 'components.0.uses: is not a component of this restaurant'],
      [{ id: foreign.id, name: 'Mine' }, 'components.0.id: is not a component of this restaurant'],
      [{ id: one.id, dish_ids: [foreignDish.id] }, 'components.0.dish_ids: is not a dish of this restaurant'],
      [{ id: two.id, removed: true }, 'components.0.removed: 1 dishes use it: take it out of them first'],
      [{ key: unique(), name: 'TWO' }, 'components.0.name: is already the name of another component'],
      [{ key: unique() }, 'components.0.name: is needed for a new component'],
      [
        { key: unique(), name: 'Empty', ingredients_complete: true },
        'components.0.ingredients_complete: there are no ingredients to confirm',
      ],
    ];
    for (const [edit, fault] of faults) expect(await issuesOf(save(edit))).toEqual([fault]);
    await expect(saveMenu({ key: unique(), name: 'Dish', uses: [foreign.id] })).rejects.toMatchObject({
      body: { error: { issues: [{ field: 'dishes.0.uses', message: 'is not a component of this restaurant' }] } },
    });
    await save({ id: two.id, dish_ids: [] }, { id: one.id, uses: [] });
    const left = await save({ id: two.id, removed: true });
    expect(left.components.map(({ name }) => name)).toEqual(['One']);
  });

  it('ten deep at most', async () => {
    const { create, save } = await openComponents();
    let within = await create('Floor 0');
    for (let floor = 1; floor < 10; floor += 1) within = await create(`Floor ${floor}`, { uses: [within.id] });
    expect(await issuesOf(save({ key: unique(), name: 'Roof', uses: [within.id] }))).toEqual([
      'components.0.uses: components can be ten deep in each other at most',
    ]);
  });

  it('by two editors: the second is told, and nothing of theirs is saved', async () => {
    const { create, read, client, params, save } = await openComponents();
    const sauce = await create('House sauce');
    const { version } = await read();
    await save({ id: sauce.id, ingredients: ['ghee'] });
    await expect(
      client.saveComponents({ params, ifMatch: version, body: { components: [{ id: sauce.id, ingredients: [] }] } }),
    ).rejects.toMatchObject({ body: { error: { code: 'precondition_failed' } } });
    expect((await read()).components[0]).toMatchObject({ ingredients: ['ghee'] });
  });

  it('lets names change places, and takes hostile ones as they are', async () => {
    const { create, save, addDish } = await openComponents();
    const [one, two] = [await create('One'), await create('Two')];
    await save({ id: one.id, name: 'Two' }, { id: two.id, name: 'One' });
    const evil = `'); drop table dishes; -- <script>alert("x")</script> {component} \\`;
    const made = await create(evil, { ingredients: [evil.replaceAll(',', '')] });
    expect((await addDish({ uses: [made.id] })).facts.opaque).toContain(evil);
  });
});

/** What is stored of each dish, and what follows from what is stored. */
async function mixed(db: TestServer['db'], restaurantId: number): Promise<number> {
  const ids = await db.query<{ id: number }>(sql`select id from dishes where restaurant_id = ${restaurantId}`);
  const loaded = await loadDishes(
    db,
    ids.map(({ id }) => id),
  );
  const stored = await db.query<{ id: number; facts: object }>(
    sql`select dish_id as id, facts from dish_facts where dish_id = any(${ids.map(({ id }) => id)}::bigint[])`,
  );
  const byId = new Map(stored.map(({ id, facts }) => [id, facts]));
  return loaded.filter(({ id, dish }) => {
    const facts: object = JSON.parse(JSON.stringify(deriveDish(dish).facts));
    try {
      expect(byId.get(id)).toEqual(facts);
      return false;
    } catch {
      return true;
    }
  }).length;
}

describe('more dishes than are derived at once', () => {
  it('warn at once and clear nothing until the background has derived them', async () => {
    const { create, save, preview, restaurantId, onMilk } = await openComponents();
    const sauce = await create('House sauce', { ingredients: ['Onion'] });
    const first = await buildDish(server.db, {
      restaurantId,
      ingredients: ['Rice'],
      statements: [{ allergen: 'eggs', level: 'absent', source: 'restaurant', stated_at: monday.toISOString() }],
    });
    await server.db.query(sql`
      insert into dishes (restaurant_id, name, ingredients, ingredients_changed_at)
      select ${restaurantId}, 'Dish ' || n, '{Rice}', '2000-01-01'
      from generate_series(1, 520) n`);
    await server.db.query(sql`
      insert into dish_facts (dish_id, lexicon_version, facts, texts)
      select d.id, f.lexicon_version, f.facts, f.texts from dishes d, dish_facts f
      where d.restaurant_id = ${restaurantId} and d.id <> ${first.id} and f.dish_id = ${first.id}`);
    await server.db.query(sql`
      insert into dish_components select id, ${sauce.id} from dishes where restaurant_id = ${restaurantId}`);
    server.setNow(tuesday);
    expect(await preview({ id: sauce.id, ingredients: ['ghee'] })).toMatchObject({ dishes: 521, deferred: true });
    await save({ id: sauce.id, ingredients: ['ghee'] });
    const rows = await server.db.query<{ present: string[]; covered: string; version: string; open: boolean }>(sql`
      select f.present, b.covered::text, f.lexicon_version as version,
        jsonb_path_exists(f.facts, '$.allergens[*] ? (@.coveredAt != null)') as open
      from dish_facts f join dishes d on d.id = f.dish_id join dish_bits b on b.dish_id = d.id
      where d.restaurant_id = ${restaurantId}`);
    expect(rows).toHaveLength(521);
    for (const row of rows) {
      expect(row).toMatchObject({ present: ['milk'], covered: '0', open: false });
      expect(row.version).not.toBe(lexiconVersion);
    }
    expect(await onMilk(first.id)).toMatchObject({ presence: 'present' });
    await deriveOutdated(server.db, { signal: new AbortController().signal, now: () => tuesday, batchSize: 200 });
    expect(await mixed(server.db, restaurantId)).toBe(0);
  }, 60_000);
});
