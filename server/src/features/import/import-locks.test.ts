import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { errorCode } from '../../db/database-errors.ts';
import type { Db } from '../../db/db.ts';
import { lockMenu } from '../../db/menu-lock.ts';
import { lockRestaurant } from '../../db/restaurant-lock.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { dish, now, restaurant, runImport, uniqueId } from './import-test-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(now);
});
afterAll(() => server.end());

/** Opens two places, or as many as there are fields, by their ids. */
async function openPlaces(...fields: object[]) {
  const records = fields.map((each) => restaurant(each));
  // They are made one by one, so that their ids are in this order.
  for (const record of records) expect(await runImport(server.db, [record])).toMatchObject({ skipped: 0 });
  const ids = [];
  for (const record of records) ids.push(await idOf(sql`select id from restaurants where external_id = ${record.id}`));
  return { records, ids };
}

async function idOf(query: Sql): Promise<number> {
  const [row] = await server.db.query<{ id: number }>(query);
  return row!.id;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns whether somebody else holds a row, so that whoever wants it like this waits. */
async function isHeld(query: Sql): Promise<boolean> {
  return server.db.query(query).then(
    () => false,
    (error: unknown) => {
      if (errorCode(error) === '55P03') return true;
      throw error;
    },
  );
}

/**
 * Returns the database as one of several, whose transactions all begin to wait for rows only once each of them has its
 * first, or can't have it. It counts how often they ran: one that is ended as a deadlock runs again.
 */
function crossing(count: number) {
  const counted = { runs: 0 };
  let met = 0;
  const meet = async () => {
    met += 1;
    for (let waited = 0; met < count && waited < 400; waited += 20) await pause(20);
  };
  const db = (isFirst: (text: string) => boolean): Db => ({
    query: (statement) => server.db.query(statement),
    transaction: (work, options) =>
      server.db.transaction((inner) => {
        counted.runs += 1;
        let isMet = false;
        return work({
          transaction: (nested) => inner.transaction(nested),
          async query<Row>(statement: Parameters<Db['query']>[0]) {
            const rows = await inner.query<Row>(statement);
            if (!isMet && isFirst(statement.text)) {
              isMet = true;
              await meet();
            }
            return rows;
          },
        });
      }, options),
  });
  return { counted, db };
}

const locksRestaurants = (text: string) => /from restaurants[^;]*for (no key )?update/s.test(text);
const locksDishes = (text: string) => /from dishes|join dishes/.test(text) && /for (no key )?update/.test(text);

describe('imports that cross', () => {
  it('wait for each other, whichever places their restaurants and their dishes are of', async () => {
    const { records } = await openPlaces({ menu: uniqueId() }, { menu: uniqueId() });
    const [one, other] = [records[0]!, records[1]!];
    const { counted, db } = crossing(2);
    const reports = await Promise.all([
      runImport(db(locksRestaurants), [{ ...one, name: 'One' }, dish(other)]),
      runImport(db(locksRestaurants), [{ ...other, name: 'Other' }, dish(one)]),
    ]);
    const both = { restaurants: { updated: 1 }, dishes: { created: 1 }, skipped: 0 };
    expect(reports).toMatchObject([both, both]);
    expect(counted.runs).toBe(2);
  });

  it('wait for whoever keeps a menu, whatever its dishes share in the kitchen', async () => {
    const { records, ids } = await openPlaces({});
    const place = records[0]!;
    const [id] = ids as [number];
    const soup = dish(place, { name: 'Soup' });
    const fries = dish(place, { name: 'Fries' });
    await runImport(server.db, [soup, fries]);
    const owner = await server.signUp({ role: 'r_admin' });
    await server.db.query(sql`update restaurants set owner_id = ${owner.id} where id = ${id}`);
    const params = { id: String(id) };
    const { dishes } = await owner.client.getMenuForEditing({ params });
    const { version } = await owner.client.getKitchen({ params });
    const fryer = { kind: 'fryer' as const, name: 'Fryer', dish_ids: dishes.map((each) => each.id) };
    await owner.client.saveKitchen({ params, ifMatch: version, body: { equipment: [fryer] } });
    const { counted, db } = crossing(2);
    const [report] = await Promise.all([
      runImport(db(locksDishes), [{ ...fries, statements: [{ allergen: 'milk', level: 'contains' }] }]),
      // A save of the menu begins like this.
      db(locksRestaurants).transaction(async (saving) => {
        await lockRestaurant(saving, id);
        await lockMenu(saving, id);
      }),
    ]);
    expect(report).toMatchObject({ dishes: { updated: 1 } });
    expect(counted.runs).toBe(2);
  });

  it('wait for an admin who changes a component of the chain at one of its places', async () => {
    const menu = uniqueId();
    const { ids } = await openPlaces({ menu }, { menu });
    const [first, last] = ids as [number, number];
    const sauce = { type: 'component', id: uniqueId(), menu, name: 'Sauce', source: { kind: 'restaurant' } };
    expect(await runImport(server.db, [sauce])).toMatchObject({ components: { created: 1 } });
    const { client } = await server.signUp({ role: 'w_admin' });
    const params = { id: String(last) };
    const { version, components } = await client.getComponents({ params });
    const edits = [{ id: components[0]!.id, ingredients: ['Onion'] }];
    let saving: Promise<unknown> | undefined;
    await server.db.transaction(async (db) => {
      await lockRestaurant(db, first);
      saving = client.saveComponents({ params, ifMatch: version, body: { components: edits } });
      await pause(300);
      // It waits for the first place without having the last.
      await db.query(sql`select id from restaurants where id = ${last} for no key update nowait`);
    });
    await saving;
    expect((await client.getComponents({ params })).components).toMatchObject([{ ingredients: ['Onion'] }]);
  });
});

describe('an import holds', () => {
  it('up nobody who only refers to a place that it writes', async () => {
    const { records, ids } = await openPlaces({});
    const { db } = crossing(2);
    const importing = runImport(db(locksRestaurants), [{ ...records[0]!, name: 'Changed' }]);
    await expect
      .poll(() => isHeld(sql`select id from restaurants where id = ${ids[0]} for no key update nowait`))
      .toBe(true);
    expect(await isHeld(sql`select id from restaurants where id = ${ids[0]} for key share nowait`)).toBe(false);
    await importing;
  });

  it('no places of a chain that a place whose details were edited by hand doesn’t join', async () => {
    const menu = uniqueId();
    const { records, ids } = await openPlaces({ menu }, {});
    const [inChain, edited] = ids as [number, number];
    await server.db.query(sql`update restaurants set edited_at = ${now} where id = ${edited}`);
    const done = await server.db.transaction(async (db) => {
      await lockRestaurant(db, inChain);
      const importing = runImport(server.db, [{ ...records[1]!, menu }]);
      return { report: await Promise.race([importing, pause(1000)]) };
    });
    expect(done.report).toMatchObject({ restaurants: { kept: 1 } });
  });

  it('the places of a chain that one joins, and of one whose dishes it writes', async () => {
    const menus = [uniqueId(), uniqueId()];
    const { records, ids } = await openPlaces({ menu: menus[0] }, { menu: menus[1] }, {});
    const chains = { type: 'dish', id: uniqueId(), menu: menus[1], name: 'Fries' };
    const { db } = crossing(2);
    const importing = runImport(db(locksRestaurants), [{ ...records[2]!, menu: menus[0] }, chains]);
    for (const id of ids)
      await expect
        .poll(() => isHeld(sql`select id from restaurants where id = ${id} for no key update nowait`))
        .toBe(true);
    expect(await importing).toMatchObject({ restaurants: { updated: 1 }, dishes: { created: 1 } });
  });
});

it('a place of another’s import that becomes one of the chain meanwhile gets the chain’s dishes', async () => {
  const menu = uniqueId();
  const { ids } = await openPlaces({ menu }, {});
  const [inChain, joining] = ids as [number, number];
  const chains = { type: 'dish', id: uniqueId(), menu, name: 'Fries' };
  let importing: Promise<unknown> | undefined;
  await server.db.transaction(async (db) => {
    await lockRestaurant(db, inChain);
    importing = runImport(server.db, [chains]);
    await pause(300);
    await db.query(sql`update restaurants set menu_key = ${menu} where id = ${joining}`);
  });
  expect(await importing).toMatchObject({ dishes: { created: 2 } });
});
