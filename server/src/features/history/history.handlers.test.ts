import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { findHistoryMarks } from '../../db/dish-history.ts';
import { raw, sql } from '../../db/sql.ts';
import { findChangesSince } from '../../dish-changes/find-changes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const openMenu = () => openMenuOf(server);

it('tells each change once, newest first, and of nobody by name', async () => {
  const { create, save } = await openMenu();
  server.setNow(monday);
  const { id } = await create({ name: 'Dal' });
  const marks = await findHistoryMarks(server.db, [id]);
  server.setNow(tuesday);
  await save([{ id, ingredients: ['tahini'], statements: [{ allergen: 'sesame', level: 'contains' }] }]);
  await save([{ id, name: 'Dal' }]);
  const { items } = await server.guest.getDishHistory({ params: { id: String(id) } });
  expect(items.map(({ at, by }) => [at, by])).toEqual([
    [tuesday.toISOString(), 'restaurant'],
    [monday.toISOString(), 'restaurant'],
  ]);
  expect(items[0]!.changes.map(({ kind }) => kind)).toEqual(['ingredient_added', 'allergen_stated']);
  expect(JSON.stringify(items)).not.toMatch(/actor|owner|email|user/);
  const since = await findChangesSince(server.db, [{ dishId: id, historyId: marks.get(id) ?? 0 }]);
  expect(since).toMatchObject([{ dishId: id, at: tuesday.toISOString(), source: 'owner' }]);
  expect(await findChangesSince(server.db, [{ dishId: id, historyId: since[0]!.id }])).toEqual([]);
});

it('knows who and by which request, and the server itself can’t rewrite it', async () => {
  const { owner, create } = await openMenu();
  const { id } = await create();
  const [row] = await server.db.query(sql`
      select h.source, h.actor_id = u.actor_id as mine, length(h.request_id) as request, h.before
      from dish_history h, users u where h.dish_id = ${id} and u.id = ${owner.id}`);
  expect(row).toEqual({ source: 'owner', mine: true, request: 36, before: null });
  for (const rewrite of [
    sql`update dish_history set after = null where dish_id = ${id}`,
    sql`delete from dish_history where dish_id = ${id}`,
    raw('truncate dish_history'),
  ])
    await expect(server.db.query(rewrite)).rejects.toMatchObject({ code: '42501' });
});

it('names the site’s admins as such', async () => {
  const { create, read, params } = await openMenu();
  const { id } = await create();
  const { client } = await server.signUp({ role: 'w_admin' });
  const { version } = await read(client);
  await client.saveMenu({ params, ifMatch: version, body: { dishes: [{ id, name: 'Renamed' }] } });
  const { items } = await server.guest.getDishHistory({ params: { id: String(id) } });
  expect(items.map(({ by }) => by)).toEqual(['admin', 'restaurant']);
});

it('pages, and says of a dish that is not there that it is not', async () => {
  const { create, save } = await openMenu();
  const { id } = await create();
  for (const name of ['One', 'Two']) await save([{ id, name }]);
  const params = { id: String(id) };
  const first = await server.guest.getDishHistory({ params, query: { limit: '2' } });
  const second = await server.guest.getDishHistory({ params, query: { limit: '2', cursor: first.next } });
  expect([...first.items, ...second.items].map(({ changes }) => changes[0]?.kind)).toEqual([
    'renamed',
    'renamed',
    'created',
  ]);
  expect(second.next).toBeUndefined();
  await expect(server.guest.getDishHistory({ params: { id: '999999999' } })).rejects.toMatchObject({ status: 404 });
  const never = await buildDish(server.db);
  expect((await server.guest.getDishHistory({ params: { id: String(never.id) } })).items).toEqual([]);
});
