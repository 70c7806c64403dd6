import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function open() {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const shown = async () => (await server.guest.getRestaurant({ params }))[0]!;
  const set = async (opening_hours: { weekday: number; opens: string; closes: string }[]) =>
    owner.client.setOpeningHours({ params, ifMatch: (await shown()).version, body: { opening_hours } });
  return { id, owner, params, set, shown };
}

const lunch = { weekday: 1, opens: '11:00', closes: '14:30' };
const late = { weekday: 6, opens: '17:00', closes: '02:00' };

it('takes the place of the week before, and is shown to everybody in its order', async () => {
  const { id, set, shown } = await open();
  const answer = await set([late, lunch]);
  expect(answer.opening_hours).toEqual([lunch, late]);
  expect(await shown()).toEqual(answer);
  expect((await set([{ weekday: 0, opens: '00:00', closes: '00:00' }])).opening_hours).toHaveLength(1);
  expect((await set([])).opening_hours).toEqual([]);
  const [row] = await server.db.query(sql`select edited_at is not null as edited from restaurants where id = ${id}`);
  expect(row).toEqual({ edited: true });
});

it.each([
  ['overlapping spans', [lunch, { weekday: 1, opens: '14:00', closes: '15:00' }], 'opening_hours.1'],
  ['an overlap after midnight', [late, { weekday: 0, opens: '01:00', closes: '03:00' }], 'opening_hours.1'],
  ['a time that is none', [{ ...lunch, closes: '24:00' }], 'opening_hours.0.closes'],
  ['a day that is none', [{ ...lunch, weekday: 7 }], 'opening_hours.0.weekday'],
])('refuses %s, and changes nothing', async (_, week, field) => {
  const { set, shown } = await open();
  await set([lunch]);
  await expect(set(week)).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field }] } } });
  expect((await shown()).opening_hours).toEqual([lunch]);
});

it('of two who change them at once one is refused, and so is who has not seen what a new address changed', async () => {
  const { owner, params, shown } = await open();
  const { version } = await shown();
  const send = (opens: string) =>
    owner.client.setOpeningHours({ params, ifMatch: version, body: { opening_hours: [{ ...lunch, opens }] } });
  const outcomes = await Promise.allSettled([send('10:00'), send('12:00')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { version: seen, opening_hours: kept } = await shown();
  await owner.client.updateRestaurant({ params, body: { phone: '617 555 0100' } });
  const late = owner.client.setOpeningHours({ params, ifMatch: seen, body: { opening_hours: [] } });
  await expect(late).rejects.toMatchObject({ status: 412 });
  expect((await shown()).opening_hours).toEqual(kept);
});
