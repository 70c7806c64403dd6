import { MenuExport } from '@clearplate/contract/menu-export';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Statement } from '@clearplate/domain/facts/dish';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

const day = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const said = (allergen: AllergenId, level: Statement['level'], daysAgo = 1): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at: new Date(Date.now() - daysAgo * day).toISOString(),
});

async function exported(
  statements: Statement[],
  fields: { ingredients?: string[]; crossContact?: string; unexplained?: string[] } = {},
) {
  const { id } = await buildRestaurant(server.db);
  const { ingredients = [] } = fields;
  const dish = await buildDish(server.db, { restaurantId: id, name: 'Soup', ingredients, statements, priceCents: 950 });
  if (fields.crossContact) {
    await server.db.query(sql`update dish_facts set facts = jsonb_set(facts, '{crossContactStatedAt}',
      to_jsonb(${fields.crossContact}::text)) where dish_id = ${dish.id}`);
  }
  if (fields.unexplained) {
    await server.db.query(sql`update dish_facts set facts = jsonb_set(facts, '{unexplained}',
      ${JSON.stringify(fields.unexplained)}::jsonb) where dish_id = ${dish.id}`);
  }
  const { items } = await server.guest.exportMenuAllergens({ params: { id: String(id) } });
  expect(items).toHaveLength(1);
  const [item] = items;
  return { ...item!, coded: item!.allergens.map((one) => `${one.allergenTypeCode} ${one.levelOfContainmentCode}`) };
}

it('says in codes what contains and what may contain, however old', async () => {
  const item = await exported([said('milk', 'contains', 900), said('peanuts', 'may_contain')], {
    ingredients: ['tahini'],
  });
  expect(item.coded).toEqual(['AM CONTAINS', 'AP MAY_CONTAIN', 'AS CONTAINS']);
  expect(item).toMatchObject({ name: 'Soup', price_cents: 950 });
});

it('says free from only of what is stated absent, of late, with traces', async () => {
  const statements = [said('milk', 'absent'), said('eggs', 'absent', 181)];
  const without = await exported(statements);
  expect([without.coded, without.stated_absent_without_traces]).toEqual([[], ['milk']]);
  const covered = await exported(statements, { crossContact: new Date().toISOString() });
  expect([covered.coded, covered.stated_absent_without_traces]).toEqual([['AM FREE_FROM'], []]);
  expect(covered.not_stated).toContain('eggs');
  expect(covered.allergens[0]).toMatchObject({ stated_at: statements[0]!.stated_at });
});

it('says free from of nothing while something is open', async () => {
  const crossContact = new Date().toISOString();
  const opaque = await exported([said('milk', 'absent')], { ingredients: ['house sauce'], crossContact });
  expect([opaque.coded, opaque.stated_absent_with_questions]).toEqual([[], ['milk']]);
  const reacted = await exported([said('milk', 'absent')], { crossContact, unexplained: [crossContact] });
  expect([reacted.coded, reacted.stated_absent_with_questions]).toEqual([[], ['milk']]);
});

it('says free from of nothing that menu data claims or that has traces', async () => {
  const crossContact = new Date().toISOString();
  const claimed = { ...said('milk', 'absent'), source: 'claimed' } as const;
  const traces = { ...said('eggs', 'may_contain'), ingredient: 'absent' } as const;
  const item = await exported([claimed, traces], { crossContact });
  expect([item.coded, item.not_stated.includes('milk')]).toEqual([['AE MAY_CONTAIN'], true]);
});

it('names what nobody stated, and never as undeclared', async () => {
  const item = await exported([]);
  expect(item.not_stated).toHaveLength(9);
  expect(JSON.stringify(item)).not.toMatch(/UNDECLARED|FREE_FROM/);
});

it('names as not stated whatever the restaurant answers for: gluten where any dish states it, or what it chose', async () => {
  const { id } = await buildRestaurant(server.db);
  const notStated = async () => {
    const { items } = await server.guest.exportMenuAllergens({ params: { id: String(id) } });
    return items.find(({ name }) => name === 'Soup')!.not_stated;
  };
  await buildDish(server.db, { restaurantId: id, name: 'Soup', statements: [] });
  expect(await notStated()).not.toContain('gluten');
  await buildDish(server.db, { restaurantId: id, name: 'Salad', statements: [said('gluten', 'absent')] });
  expect(await notStated()).toContain('gluten');
  await server.db.query(sql`update restaurants set also_answers_for = '{coconut}' where id = ${id}`);
  expect((await notStated()).filter((one) => one === 'gluten' || one === 'coconut')).toEqual(['coconut']);
});

it('names what has no code, and under whose law a code is meant', async () => {
  const item = await exported([said('shrimp', 'contains'), said('celery', 'contains'), said('coconut', 'may_contain')]);
  expect(item.contains_without_code).toEqual(['shrimp']);
  expect(item.may_contain_without_code).toEqual(['coconut']);
  expect(item.allergens).toEqual([
    { allergenTypeCode: 'AC', levelOfContainmentCode: 'CONTAINS', allergenSpecificationAgency: 'FDA' },
    { allergenTypeCode: 'BC', levelOfContainmentCode: 'CONTAINS', allergenSpecificationAgency: 'EU' },
  ]);
});

it('is a file to keep, for a restaurant that is there', async () => {
  const { id } = await buildRestaurant(server.db);
  const response = await server.app.inject({ url: `/api/restaurant/${id}/menu/gs1` });
  expect(response.headers['content-disposition']).toBe('attachment; filename="menu-allergens-gs1.json"');
  expect(MenuExport.parse(response.json()).items).toEqual([]);
  const gone = server.guest.exportMenuAllergens({ params: { id: '999999999' } });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

it('is streamed to its keeper as another system’s file, and to nobody else', async () => {
  const owner = await server.signUp({ role: 'r_admin' });
  const rival = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  await buildDish(server.db, {
    restaurantId: id,
    name: 'Soup',
    ingredients: ['tahini'],
    statements: [said('milk', 'contains', 900), said('peanuts', 'may_contain')],
    priceCents: 950,
  });
  const ask = async (path: string, user?: typeof owner) =>
    server.app.inject({
      url: `/api/restaurant/${id}/menu/formats${path}`,
      ...(user && { headers: { authorization: `Bearer ${user.token}` } }),
    });
  const response = await ask('/hubrise', owner);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="menu-hubrise.json"',
    'cache-control': 'private, no-store',
  });
  expect(response.json()).toMatchObject({
    data: {
      products: [{ name: 'Soup', tags: ['allergen_milk', 'allergen_sesame_seeds'], skus: [{ price: '9.50 USD' }] }],
    },
  });
  expect((await ask('/schema-org', owner)).headers).toMatchObject({
    'content-type': 'application/ld+json; charset=utf-8',
    'content-disposition': 'attachment; filename="menu-schema-org.jsonld"',
  });
  const formats = (await ask('', owner)).json<{ format: string; dishes: unknown[] }[]>();
  expect(formats.find(({ format }) => format === 'hubrise')?.dishes).toMatchObject([
    { name: 'Soup', unsaid: [{ allergen: 'peanuts', level: 'may_contain' }] },
  ]);
  expect(formats.find(({ format }) => format === 'gs1')?.dishes).toEqual([]);
  for (const [path, user, status] of [
    ['/square', undefined, 401],
    ['/square', rival, 403],
    ['', rival, 403],
    ['/doordash', owner, 400],
  ] as const)
    expect([path, (await ask(path, user)).statusCode]).toEqual([path, status]);
});
