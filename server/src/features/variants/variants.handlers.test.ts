import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { assessVariants } from '@clearplate/domain/verdict/assess-variants';
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

const withoutPeanuts = { name: 'Without crushed peanuts', leaves_out: ['Crushed peanuts'], adds: [] };
const noPeanut = { allergen: 'peanuts' as const, level: 'absent' as const };

/** Opens an owner's menu with noodles that have peanuts. */
async function openNoodles() {
  server.setNow(monday);
  const { create, owner, save: saveMenu, params } = await openMenuOf(server);
  const dish = await create({ name: 'Rice noodles', ingredients: ['Rice noodles', 'Crushed peanuts', 'Carrot'] });
  const read = () => owner.client.getMenuVariants({ params });
  const save = async (variants: unknown[], ifMatch?: string) =>
    owner.client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch: ifMatch ?? (await read()).version,
      body: { variants } as Parameters<typeof owner.client.saveVariants>[0]['body'],
    });
  const offered = async (strictness: 'ask' | 'dangerous' = 'ask') => {
    const [shown] = await server.guest.getDish({ params: { id: String(dish.id) } });
    const eaters = [{ avoids: [{ kind: 'allergen' as const, allergen: 'peanuts' as const, strictness }] }];
    const context = { now: tuesday.toISOString(), statementDays: 180, lexiconVersion: shown!.facts.lexiconVersion };
    const assess = (facts: DishFacts) => assessDish(facts, eaters, context);
    const asItComes = assess(shown!.facts);
    return [
      asItComes.verdict,
      ...assessVariants(asItComes, shown!.variants, assess).map(
        ({ name, assessment }) => `${name}: ${assessment.verdict}`,
      ),
    ];
  };
  return { dish, read, save, saveMenu, offered, owner, params };
}

describe('a way to make a dish', () => {
  it('is offered once the restaurant states it, and stays out of what is said of the dish', async () => {
    const { save, offered } = await openNoodles();
    await save([withoutPeanuts]);
    expect(await offered()).toEqual(['avoid']);
    await save([{ ...withoutPeanuts, statements: [noPeanut] }]);
    expect(await offered()).toEqual(['avoid', 'Without crushed peanuts: none_declared']);
    expect(await offered('dangerous')).toEqual(['avoid']);
  });

  it('is warned of by the equipment that it shares with the dish as it comes', async () => {
    const { dish, save, offered, owner, params } = await openNoodles();
    await save([{ ...withoutPeanuts, statements: [noPeanut], cross_contact_stated: true }]);
    expect(await offered('dangerous')).toEqual(['avoid', 'Without crushed peanuts: none_declared']);
    const equipment = [{ kind: 'fryer' as const, name: 'Fryer', dish_ids: [dish.id] }];
    const { version } = await owner.client.getKitchen({ params });
    await owner.client.saveKitchen({ params, ifMatch: version, body: { equipment } });
    expect(await offered()).toEqual(['avoid', 'Without crushed peanuts: cross_contact']);
    expect(await offered('dangerous')).toEqual(['avoid']);
  });

  it('keeps what was stated of it where an edit names no statements, and loses it when it is made differently', async () => {
    const { save, read, offered } = await openNoodles();
    await save([{ ...withoutPeanuts, statements: [noPeanut], cross_contact_stated: true }]);
    await save([{ ...withoutPeanuts, price_cents: 900 }]);
    expect(await offered('dangerous')).toEqual(['avoid', 'Without crushed peanuts: none_declared']);
    expect((await read()).dishes[0]!.variants[0]).toMatchObject({ price_cents: 900, changed_at: monday.toISOString() });
    server.setNow(tuesday);
    await save([{ ...withoutPeanuts, adds: ['House sauce'] }]);
    expect(await offered()).toEqual(['avoid']);
  });

  it('loses its statements when the dish changes, and goes with its history', async () => {
    const { save, saveMenu, dish, offered } = await openNoodles();
    await save([{ ...withoutPeanuts, statements: [noPeanut] }]);
    server.setNow(tuesday);
    await saveMenu([{ id: dish.id, ingredients: ['Rice noodles', 'Crushed peanuts', 'Carrot', 'Dressing'] }]);
    expect(await offered()).toEqual(['avoid']);
    await save([]);
    const history = await server.guest.getDishHistory({ params: { id: String(dish.id) } });
    const changes = history.items.flatMap((entry) => entry.changes.map(({ kind }) => kind));
    expect(changes).toEqual(expect.arrayContaining(['variant_added', 'variant_removed']));
  });

  it('can be stated without what the restaurant answers for', async () => {
    const { read, owner, params } = await openNoodles();
    expect((await read()).answers_for).toEqual(expect.arrayContaining(['peanuts', 'gluten']));
    await owner.client.updateRestaurant({ params, body: { also_answers_for: ['coconut'] } });
    const { answers_for: answered } = await read();
    expect(answered).toEqual(expect.arrayContaining(['peanuts', 'coconut']));
    expect(answered).not.toContain('gluten');
  });

  it('is suggested where one ingredient alone brings an allergen', async () => {
    const { read } = await openNoodles();
    expect((await read()).dishes[0]!.brought_by_one).toEqual([
      { ingredient: 'Crushed peanuts', allergens: ['peanuts'] },
    ]);
  });

  it.each([
    ['leaves nothing of the dish', [{ ...withoutPeanuts, leaves_out: ['rice noodles', 'CRUSHED PEANUTS', 'carrot'] }]],
    ['say what is left out or added', [{ name: 'As it comes', leaves_out: [], adds: [] }]],
    ['another one has this name', [withoutPeanuts, { ...withoutPeanuts, name: 'without CRUSHED peanuts' }]],
    ['is not for a variant', [{ ...withoutPeanuts, statements: [{ allergen: 'milk', level: 'not_stated' }] }]],
    ['', Array.from({ length: 13 }, (_, index) => ({ ...withoutPeanuts, name: `Way ${index}` }))],
  ])('is refused, and nothing is saved: %s', async (message, variants) => {
    const { save, read } = await openNoodles();
    await expect(save(variants)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect((await read()).dishes[0]!.variants).toEqual([]);
  });

  it('is not saved over another’s change, nor for another’s dish', async () => {
    const { save, read, owner, params } = await openNoodles();
    const { version } = await read();
    await save([withoutPeanuts]);
    await expect(save([], version)).rejects.toMatchObject({ status: 412 });
    const other = await buildDish(server.db);
    const ifMatch = (await read()).version;
    await expect(
      owner.client.saveVariants({ params: { ...params, dishId: String(other.id) }, ifMatch, body: { variants: [] } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
