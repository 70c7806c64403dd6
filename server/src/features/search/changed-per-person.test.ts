import type { MenuDishEdit } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { countChangedPerEater } from '@clearplate/domain/verdict/changed-per-eater';
import { resolveAvoidances } from '@clearplate/domain/verdict/resolve-avoidance';
import { countPerEater } from '@clearplate/domain/verdict/restaurant-summary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const states = (...allergens: AllergenId[]) => allergens.map((allergen) => ({ allergen, level: 'absent' as const }));
const warns = (allergen: AllergenId) => ({ allergen, level: 'may_contain' as const });

/**
 * Lists dishes that answer as they come, with a change for one or both, with one that nobody stated, and not at all.
 */
const menu: readonly (readonly [Partial<MenuDishEdit>, readonly object[]])[] = [
  [{ ingredients: ['Rice'], statements: states('milk', 'peanuts') }, []],
  [
    { ingredients: ['Rice', 'Crushed peanuts'], statements: states('milk') },
    [{ name: 'Without', leaves_out: ['Crushed peanuts'], adds: [], statements: states('peanuts') }],
  ],
  [
    { ingredients: ['Rice', 'Crushed peanuts', 'Butter'] },
    [{ name: 'Plain', leaves_out: ['Crushed peanuts', 'Butter'], adds: [], statements: states('milk', 'peanuts') }],
  ],
  [{ ingredients: ['Rice', 'Butter'] }, [{ name: 'No butter', leaves_out: ['Butter'], adds: [] }]],
  [
    { ingredients: ['Rice'], statements: [...states('milk'), warns('peanuts')] },
    [{ name: 'With tofu', leaves_out: [], adds: ['Tofu'], statements: states('milk', 'peanuts') }],
  ],
  [{ ingredients: ['Rice', 'Butter', 'Satay'] }, []],
  [{ ingredients: ['Garlic', 'Crushed peanuts'], statements: states('milk') }, []],
  // What one of them would rather not eat is in the change, beside what the other has to avoid.
  [
    { ingredients: ['Rice', 'Crushed peanuts'], statements: states('milk') },
    [{ name: 'Garlicky', leaves_out: ['Crushed peanuts'], adds: ['Garlic'], statements: states('peanuts') }],
  ],
  [
    { ingredients: ['Rice', 'Butter', 'Crushed peanuts'] },
    [{ name: 'Peanuts and garlic', leaves_out: ['Butter'], adds: ['Garlic'], statements: states('milk') }],
  ],
];

it('counts for each person, in SQL and on the device, what they can have with a change', async () => {
  const { create, owner, params, restaurantId } = await openMenuOf(server);
  for (const [edit, variants] of menu) {
    const dish = await create(edit);
    if (variants.length === 0) continue;
    const { version } = await owner.client.getMenuVariants({ params });
    const body = { variants } as Parameters<typeof owner.client.saveVariants>[0]['body'];
    await owner.client.saveVariants({ params: { ...params, dishId: String(dish.id) }, ifMatch: version, body });
  }
  const { recipes } = await server.guest.getRestaurantMenu({ params });
  const { lexiconVersion, statementDays } = await server.guest.getAssessSettings();
  const context = { now: new Date().toISOString(), lexiconVersion, statementDays };
  const eaters = [
    { name: 'Ana', avoids: [allergenAvoidance('peanuts')] },
    { name: 'Ben', avoids: [allergenAvoidance('milk')], dislikes: resolveAvoidances('garlic') },
  ];
  const assess = (facts: (typeof recipes)[number]['facts']) => assessDish(facts, eaters, context);
  const dishes = recipes.map(({ facts, variants }) => ({
    assessment: assess(facts),
    ways: (variants ?? []).map((one) => assess(one.facts)),
  }));
  const [without, changed] = [countPerEater(dishes.map(({ assessment }) => assessment)), countChangedPerEater(dishes)];
  expect([...changed]).toEqual([
    ['Ana', 3],
    ['Ben', 1],
  ]);
  for (const { name, ...eater } of eaters) {
    const body = { eaters: [eater], restaurants: [restaurantId] } as Parameters<
      typeof server.guest.countRestaurantVerdicts
    >[0]['body'];
    const [plain] = await server.guest.countRestaurantVerdicts({ body });
    const [counted] = await server.guest.countRestaurantVerdicts({ query: { with_change: 'yes' }, body });
    expect([name, counted!.none_declared, counted!.with_change]).toEqual([name, without.get(name), changed.get(name)]);
    expect([plain!.none_declared, plain!.with_change]).toEqual([counted!.none_declared, undefined]);
  }
});
