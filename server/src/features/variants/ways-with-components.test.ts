import type { Component, ComponentEdit } from '@clearplate/contract/components';
import type { MenuVariants } from '@clearplate/contract/variants';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import { deriveOutdated } from '../derivation/derive-outdated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const noMilk = { allergen: 'milk' as const, level: 'absent' as const };

const componentsOf = (client: TestServer['guest'], params: { id: string }) => {
  const read = () => client.getComponents({ params });
  const save = async (...components: ComponentEdit[]) =>
    client.saveComponents({ params, ifMatch: (await read()).version, body: { components } });
  const create = async (name: string, said: Partial<ComponentEdit> = {}): Promise<Component> =>
    (await save({ key: unique(), name, ...said })).components.find((one) => one.name === name)!;
  return { read, save, create };
};

/** Opens an owner’s rice bowl, which is made with no component, and a jam of theirs. */
async function openBowl(jamHas: readonly string[] = ['bacon', 'onion']) {
  server.setNow(monday);
  const menu = await openMenuOf(server);
  const { owner, params } = menu;
  const { client } = owner;
  const components = componentsOf(client, params);
  const jam = await components.create('Bacon jam', { ingredients: [...jamHas] });
  const dish = await menu.create({ name: 'Rice bowl', ingredients: ['Rice', 'Beans'], statements: [noMilk] });
  const read = () => client.getMenuVariants({ params });
  const save = async (variants: unknown[], more: { ifMatch?: string; components_version?: string | null } = {}) => {
    const { version, components_version: newest } = await read();
    const { ifMatch = version, components_version: sent = newest } = more;
    return client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch,
      body: { variants, ...(sent !== null && { components_version: sent }) } as Parameters<
        typeof client.saveVariants
      >[0]['body'],
    });
  };
  const withJam = { name: 'With bacon jam', leaves_out: [], adds: [], uses: [jam.id] };
  const wayOf = (shown: MenuVariants, at = 0) => shown.dishes.find(({ id }) => id === dish.id)!.variants[at]!;
  const shown = async () => (await server.guest.getDish({ params: { id: String(dish.id) } }))[0]!;
  const milkIn = (facts: DishFacts | undefined) => facts?.allergens.find(({ allergen }) => allergen === 'milk');
  return { ...menu, saveMenu: menu.save, client, components, jam, dish, read, save, withJam, wayOf, shown, milkIn };
}

const verdictOf = (facts: DishFacts, strictness: 'ask' | 'dangerous' = 'ask') =>
  assessDish(facts, [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness }] }], {
    now: tuesday.toISOString(),
    statementDays: 180,
    lexiconVersion: facts.lexiconVersion,
  }).verdict;

describe('a way that adds a component', () => {
  it('has in it what is in that, from the moment that is in it, and says where', async () => {
    const { save, withJam, components, jam, shown, milkIn, read, wayOf } = await openBowl();
    await save([{ ...withJam, statements: [noMilk] }]);
    expect(verdictOf((await shown()).variants![0]!.facts)).toBe('none_declared');
    server.setNow(tuesday);
    await components.save({ id: jam.id, ingredients: ['bacon', 'onion', 'ghee'] });
    const { facts, variants } = await shown();
    expect(milkIn(variants![0]!.facts)).toMatchObject({
      presence: 'present',
      evidence: expect.arrayContaining([{ kind: 'ingredient', words: 'ghee', sure: true, in: 'Bacon jam' }]),
    });
    expect(milkIn(facts)).toMatchObject({ presence: 'none', coveredAt: monday.toISOString() });
    await components.save({ id: jam.id, ingredients: ['bacon', 'onion'] });
    // Without the ghee again, nothing clears until somebody says so.
    expect(verdictOf((await shown()).variants![0]!.facts)).toBe('not_verified');
    expect(wayOf(await read())).toMatchObject({ uses: [jam.id], changed_at: tuesday.toISOString() });
    await save([{ ...withJam, statements: [noMilk] }]);
    expect(verdictOf((await shown()).variants![0]!.facts)).toBe('none_declared');
  });

  it('tells its diners in the dish’s history, and the component in its own', async () => {
    const { save, withJam, components, jam, dish, client, params } = await openBowl();
    await save([withJam]);
    await components.save({ id: jam.id, ingredients: ['bacon', 'ghee'] });
    const { items } = await server.guest.getDishHistory({ params: { id: String(dish.id) } });
    expect(items[0]).toMatchObject({ by: 'component', changes: [{ kind: 'variant_component_changed' }] });
    const own = await client.getComponentHistory({ params: { ...params, componentId: String(jam.id) } });
    expect(own.items[0]).toMatchObject({ dish_count: 1, dishes: [{ id: dish.id }] });
  });

  it('is stored as it was chosen, and derived from what is stored', async () => {
    const { save, withJam, dish, jam } = await openBowl(['ghee']);
    await save([withJam, { name: 'Plain', leaves_out: ['Beans'], adds: [] }]);
    const [loaded] = await loadDishes(server.db, [dish.id]);
    expect(loaded!.dish.variants.map(({ uses, components }) => [uses, components?.map(({ id }) => id)])).toEqual([
      [[jam.id], [jam.id]],
      [undefined, undefined],
    ]);
    const [row] = await server.db.query<{ stored: string; variants: { facts: DishFacts }[] }>(sql`
      select d.variants::text as stored, f.variants from dishes d join dish_facts f on f.dish_id = d.id where d.id = ${dish.id}`);
    expect(row!.stored).not.toContain('components');
    expect(row!.variants.map(({ facts }) => facts)).toEqual(
      deriveDish(loaded!.dish).variants.map(({ facts }) => facts),
    );
  });

  it('shows what may be chosen, with what it brings', async () => {
    const { read, components, jam } = await openBowl(['ghee']);
    const glaze = await components.create('Glaze', {
      uses: [jam.id],
      ingredients: ['water'],
      ingredients_complete: true,
    });
    await components.save({ id: jam.id, ingredients_complete: true });
    expect((await read()).components).toEqual([
      { id: jam.id, name: 'Bacon jam', contains: ['milk'], may_contain: [], is_complete: true },
      { id: glaze.id, name: 'Glaze', contains: ['milk'], may_contain: [], is_complete: true },
    ]);
  });

  it('is named with its component, which the dish as it comes doesn’t have', async () => {
    const { save, withJam, dish, jam, components } = await openBowl();
    await save([withJam]);
    const named = async () => (await components.read()).components.find(({ id }) => id === jam.id);
    expect(await named()).toMatchObject({ dish_ids: [], made_with_dish_ids: [dish.id] });
    await save([]);
    expect(await named()).toMatchObject({ dish_ids: [], made_with_dish_ids: [] });
  });

  it('names of a group what is in it, and no member that only may be there by its group', async () => {
    const { read, jam } = await openBowl(['soy sauce', 'mixed nuts']);
    const [shown] = (await read()).components;
    expect(shown).toMatchObject({ id: jam.id, may_contain: [] });
    expect(new Set(shown!.contains)).toEqual(new Set(['wheat', 'gluten', 'soybeans', 'tree-nuts']));
  });

  it('swaps one for another: the dish’s own goes by its name, and what is added stays', async () => {
    const { components, saveMenuWith, save, shown, milkIn, read, dish } = await openSwap();
    const vinaigrette = await components.create('House vinaigrette', { ingredients: ['oil', 'vinegar'] });
    await saveMenuWith();
    expect(milkIn((await shown()).facts)).toMatchObject({ presence: 'present' });
    const shownDish = (await read()).dishes.find(({ id }) => id === dish.id)!;
    expect(shownDish.components).toEqual(['Bacon jam']);
    const swap = { name: 'House vinaigrette', leaves_out: ['Bacon jam'], adds: [], uses: [vinaigrette.id] };
    await save([{ ...swap, statements: [noMilk] }]);
    const [way] = (await shown()).variants!;
    expect(verdictOf(way!.facts)).toBe('none_declared');
    expect(way!.facts.opaque).toContain('House vinaigrette');
  });
});

/** Opens a bowl that has a jam with butter in it as it comes. */
async function openSwap() {
  const open = await openBowl(['butter']);
  const saveMenuWith = () => open.saveMenu([{ id: open.dish.id, uses: [open.jam.id] }]);
  return { ...open, saveMenuWith };
}

describe('what can’t be added', () => {
  it('is a component of another restaurant, or none at all', async () => {
    const { save, withJam, read, dish } = await openBowl();
    const other = await openBowl();
    for (const uses of [[other.jam.id], [999_999_999]])
      await expect(save([{ ...withJam, uses }])).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'variants.0.uses', message: 'is not a component of this restaurant' }] } },
      });
    expect((await read()).dishes.find(({ id }) => id === dish.id)!.variants).toEqual([]);
  });

  it('is more than ten', async () => {
    const { save, withJam } = await openBowl();
    const uses = Array.from({ length: 11 }, (_, at) => at + 1);
    await expect(save([{ ...withJam, uses }])).rejects.toMatchObject({ status: 400 });
  });

  it('is one that changed since it was chosen, or of which nobody says that it was seen', async () => {
    const { save, read, withJam, components, jam } = await openBowl();
    const { components_version: seen } = await read();
    await components.save({ id: jam.id, ingredients: ['bacon', 'ghee'] });
    await expect(save([withJam], { components_version: seen })).rejects.toMatchObject({ status: 412 });
    await expect(save([withJam], { components_version: null })).rejects.toMatchObject({ status: 428 });
    await save([withJam]);
    // What it adds stays without a word about it, and a price needs no version of the components.
    const { uses: _, ...rest } = withJam;
    const after = await save([{ ...rest, price_cents: 1500 }], { components_version: null });
    expect(after.dishes.at(-1)!.variants).toMatchObject([{ uses: [jam.id], price_cents: 1500 }]);
  });

  it('changes the menu’s version with its component, so that nobody states what they haven’t seen', async () => {
    const { save, read, withJam, components, jam } = await openBowl();
    await save([withJam]);
    const { version } = await read();
    await components.save({ id: jam.id, ingredients: ['bacon', 'ghee'] });
    const stated = save([{ ...withJam, statements: [noMilk] }], { ifMatch: version });
    await expect(stated).rejects.toMatchObject({ status: 412 });
  });
});

describe('a component that a way adds', () => {
  it('can’t be deleted, neither by itself nor past the application, until no way adds it', async () => {
    const { save, withJam, components, jam } = await openBowl();
    await save([withJam]);
    const message = '1 dishes can be made in a way that adds it: take it out of those first';
    await expect(components.save({ id: jam.id, removed: true })).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'components.0.removed', message }] } },
    });
    await expect(server.db.query(sql`delete from components where id = ${jam.id}`)).rejects.toThrow(/way_components/);
    await save([]);
    await components.save({ id: jam.id, removed: true });
    expect((await components.read()).components).toEqual([]);
  });

  it('is previewed with what it does to those ways', async () => {
    const { save, withJam, jam, client, params } = await openBowl();
    await save([{ ...withJam, statements: [noMilk] }]);
    server.setNow(tuesday);
    const preview = (...ingredients: string[]) =>
      client.previewComponents({ params, body: { components: [{ id: jam.id, ingredients }] } });
    expect(await preview('bacon', 'ghee')).toMatchObject({ dishes: 1, warned: [{ allergen: 'milk', dishes: 1 }] });
    expect(await preview('bacon', 'thyme')).toMatchObject({ dishes: 1, warned: [], unsettled: 1 });
  });

  it('goes with its restaurant', async () => {
    const { save, withJam, restaurantId } = await openBowl();
    await save([withJam]);
    await server.db.query(sql`delete from restaurants where id = ${restaurantId}`);
    const left = await server.db.query(sql`
      select from way_components x join dishes d on d.id = x.dish_id where d.restaurant_id = ${restaurantId}`);
    expect(left).toEqual([]);
  });
});

describe('a dish that goes into a way of more dishes than are derived at once', () => {
  it('offers none of them until the background has derived them', async () => {
    const { save, withJam, restaurantId, components, jam, dish, shown, milkIn } = await openBowl();
    await save([{ ...withJam, statements: [noMilk] }]);
    await server.db.query(sql`
      insert into dishes (restaurant_id, name, ingredients, ingredients_changed_at, variants)
      select ${restaurantId}, 'Dish ' || n, '{Rice}', '2000-01-01', (select variants from dishes where id = ${dish.id})
      from generate_series(1, 520) n`);
    await server.db.query(sql`
      insert into dish_facts (dish_id, lexicon_version, facts, texts, variants)
      select d.id, f.lexicon_version, f.facts, f.texts, f.variants from dishes d, dish_facts f
      where d.restaurant_id = ${restaurantId} and d.id <> ${dish.id} and f.dish_id = ${dish.id}`);
    server.setNow(tuesday);
    await components.save({ id: jam.id, ingredients: ['ghee'] });
    const ways = () =>
      server.db.query<{ variants: { facts: DishFacts }[] | null }>(sql`
        select f.variants from dish_facts f join dishes d on d.id = f.dish_id where d.restaurant_id = ${restaurantId}`);
    expect((await ways()).flatMap(({ variants }) => variants ?? [])).toEqual([]);
    await deriveOutdated(server.db, { signal: new AbortController().signal, now: () => tuesday, batchSize: 200 });
    const after = await ways();
    expect(after).toHaveLength(521);
    for (const { variants } of after) expect(milkIn(variants?.[0]?.facts)).toMatchObject({ presence: 'present' });
    expect(verdictOf((await shown()).variants![0]!.facts)).toBe('avoid');
  }, 60_000);
});
