import type { MenuDishEdit } from '@clearplate/contract/menu';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { sendTable } from '../../../test/send-table.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  // All happens at one moment, because what is one act doesn't follow from the time.
  server.setNow(now);
});
afterAll(() => server.end());

const now = new Date('2041-11-04T10:00:00Z');

async function assess(id: number, allergen: AllergenId, strictness: Strictness = 'ask') {
  const [dish] = await server.guest.getDish({ params: { id: String(id) } });
  const { lexiconVersion, statementDays } = await server.guest.getAssessSettings();
  const context = { now: now.toISOString(), lexiconVersion, statementDays };
  const avoids = [{ ...allergenAvoidance(allergen), strictness }];
  return assessDish(dish!.facts, [{ avoids }], context).causes[0]!;
}
const verdictOf = async (id: number, allergen: AllergenId, strictness?: Strictness) =>
  (await assess(id, allergen, strictness)).verdict;

const noAlmond = { allergen: 'almond', level: 'absent' } as const;
const treeNuts = { allergen: 'tree-nuts', level: 'may_contain' } as const;
const said = (...statements: NonNullable<MenuDishEdit['statements']>) => ({ statements });

async function statementsOf(id: number) {
  return server.db.query<{ allergen_id: string; act: string | null }>(
    sql`select allergen_id, act from allergen_statements where dish_id = ${id} order by allergen_id`,
  );
}

describe('what is stated in one save', () => {
  it('is a specification, of which a question is left', async () => {
    const { create } = await openMenuOf(server);
    const { id } = await create(said(treeNuts, noAlmond));
    const cause = await assess(id, 'almond');
    expect(cause).toMatchObject({
      verdict: 'none_declared',
      questions: expect.arrayContaining([{ kind: 'neighbour', allergen: 'tree-nuts' }]),
    });
    expect(new Set((await statementsOf(id)).map(({ act }) => act)).size).toBe(1);
  });

  it('stands against nothing that another save says, however fast', async () => {
    const { create, save } = await openMenuOf(server);
    const { id } = await create(said(noAlmond));
    expect(await verdictOf(id, 'almond')).toBe('none_declared');
    await save([{ id, ...said(treeNuts) }]);
    expect(await verdictOf(id, 'almond')).toBe('cross_contact');
    expect(await verdictOf(id, 'almond', 'dangerous')).toBe('avoid');
    await save([{ id, price_cents: 900 }]);
    expect(await verdictOf(id, 'almond')).toBe('cross_contact');
    await save([{ id, ...said(treeNuts, noAlmond) }]);
    expect(await verdictOf(id, 'almond')).toBe('none_declared');
  });

  it('ends with a warning by one of the single calls', async () => {
    const { owner, create } = await openMenuOf(server);
    const { id } = await create(said(noAlmond));
    await owner.client.addDishAllergen({ params: { dishId: String(id), allergen: 'Tree Nuts' } });
    expect(await verdictOf(id, 'almond')).toBe('cross_contact');
  });

  it('stays one act where only the dish’s price or name is put', async () => {
    const { owner, params, create } = await openMenuOf(server);
    const { id, name } = await create(said(treeNuts, noAlmond));
    await owner.client.updateDishes({ params, body: [{ id, name, description: '' }] });
    expect(await verdictOf(id, 'almond')).toBe('none_declared');
  });

  it('was not kept in older rows: each stands by itself', async () => {
    const { create, save } = await openMenuOf(server);
    const { id } = await create(said(treeNuts, noAlmond));
    await server.db.query(sql`update allergen_statements set act = null where dish_id = ${id}`);
    await save([{ id, price_cents: 900 }]);
    await save([{ id, ...said({ allergen: 'milk', level: 'contains' }) }]);
    expect(await verdictOf(id, 'almond')).toBe('cross_contact');
  });
});

describe('what a menu file states', () => {
  it('is one act for each cell that says something new, and keeps the act of a cell that is sent along', async () => {
    const { owner, params, create, read } = await openMenuOf(server);
    const { id } = await create({ name: 'Salad', ...said(noAlmond) });
    const apply = (text: string) => sendTable({ client: owner.client, params }, text);
    await apply(`Dish id,Tree nuts,Almond\n${id},may contain,none\n`);
    expect(await verdictOf(id, 'almond')).toBe('cross_contact');
    await apply(`Name,Tree nuts,Almond\nBrittle,may contain,none\n`);
    const brittle = (await read()).dishes.find(({ name }) => name === 'Brittle')!;
    expect(await verdictOf(brittle.id, 'almond')).toBe('none_declared');
  });

  it('says "none but may contain" of what is no ingredient', async () => {
    const { owner, params, create } = await openMenuOf(server);
    const { id } = await create({ name: 'Fries' });
    const text = `Dish id,Fish\n${id},none but may contain (shared fryer)\n`;
    await sendTable({ client: owner.client, params }, text);
    expect(await verdictOf(id, 'fish')).toBe('cross_contact');
    const headers = { authorization: `Bearer ${owner.token}` };
    const file = await server.app.inject({ url: `/api/restaurant/${params.id}/menu/file`, headers });
    expect(file.body).toContain('none but may contain (Shared fryer)');
  });
});

describe('not an ingredient, traces possible', () => {
  const traces = { allergen: 'fish', level: 'may_contain', ingredient: 'absent', reason: 'shared_fryer' } as const;

  it('is Cross-contact by hand, and the menu shows that it was said', async () => {
    const { create, save } = await openMenuOf(server);
    const dish = await create(said({ allergen: 'fish', level: 'may_contain', reason: 'shared fryer' }));
    expect(await verdictOf(dish.id, 'fish')).toBe('not_verified');
    const { dishes } = await save([{ id: dish.id, ...said(traces) }]);
    expect(dishes[0]!.statements).toMatchObject([traces]);
    expect(await verdictOf(dish.id, 'fish')).toBe('cross_contact');
    expect(await verdictOf(dish.id, 'fish', 'fine')).toBe('none_declared');
    expect(await verdictOf(dish.id, 'fish', 'dangerous')).toBe('avoid');
    await save([{ id: dish.id, ingredients: ['Potato', 'Salt'] }]);
    expect(await verdictOf(dish.id, 'fish')).toBe('not_verified');
  });

  it('goes with "may contain" only', async () => {
    const { create } = await openMenuOf(server);
    await expect(create(said({ ...traces, level: 'absent', reason: undefined }))).rejects.toMatchObject({
      status: 400,
    });
  });
});
