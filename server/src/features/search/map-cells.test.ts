import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { cellRangesIn } from '../../places/cells-in-box.ts';
import { h3CellOf } from '../../places/zip-place.ts';
import { restaurant, runImport } from '../import/import-test-records.ts';
import { gridOf, type Box } from './map-grid.ts';
import { findClusters } from './map.queries.ts';

// They are the same ones in every `npm test`, and others each time in `npm run prove`.
const runs = process.env['PROVE'] === '1' ? { numRuns: 1000 } : { numRuns: 60, seed: 20_261_127 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());

/** Returns what stands in cells, rounded where the order of a sum would tell. */
const counted = (from: 'cells' | 'restaurants') =>
  database.app.query(
    from === 'cells'
      ? sql`select cell::text, restaurants, round(lat::numeric, 9) as lat, round(lng::numeric, 9) as lng, north, south, west, east,
          town, first_id as id from map_cells order by map_cells.cell`
      : sql`select map_cell(h3_cell)::text as cell, count(*) as restaurants, round(avg(lat)::numeric, 9) as lat,
          round(avg(lng)::numeric, 9) as lng, max(lat) as north, min(lat) as south, min(lng) as west, max(lng) as east,
          mode() within group (order by city collate "C") as town, min(id) as id
        from restaurants group by map_cell(h3_cell) order by map_cell(h3_cell)`,
  );

/** There are few places, so that cells fill and empty. */
const spot = fc.record({
  lat: fc.integer({ min: 0, max: 8 }).map((step) => 40 + step * 0.07),
  lng: fc.integer({ min: 0, max: 8 }).map((step) => -100 + step * 0.09),
});
const town = fc.constantFrom('Alma', 'Benton', 'Cairo');
const moveTo = ({ lat, lng }: { lat: number; lng: number }) =>
  sql`lat = ${lat}, lng = ${lng}, h3_cell = ${h3CellOf(lat, lng)}`;

type Act = (db: Db, ids: number[], records: Map<string, object>) => Promise<unknown>;
const anyOf = (seed: number, ids: readonly number[]) => ids[seed % Math.max(1, ids.length)] ?? 0;
const seed = fc.nat(1000);

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: spot.map(
      (at): Act =>
        async (db, ids) =>
          ids.push((await buildRestaurant(db, at)).id),
    ),
  },
  fc.tuple(seed, spot).map(
    ([one, at]): Act =>
      (db, ids) =>
        db.query(sql`update restaurants set ${moveTo(at)} where id = ${anyOf(one, ids)}`),
  ),
  fc.tuple(seed, spot).map(
    ([one, { lat, lng }]): Act =>
      (db, ids) =>
        db.query(
          sql`update restaurants set lat = ${lat}, lng = ${lng} where id % 5 = ${one % 5} and id = any(${ids}::bigint[])`,
        ),
  ),
  fc.tuple(seed, town).map(
    ([one, city]): Act =>
      (db, ids) =>
        db.query(sql`update restaurants set city = ${city} where id = ${anyOf(one, ids)}`),
  ),
  seed.map(
    (one): Act =>
      (db, ids) =>
        db.query(sql`update restaurants set name = 'Other' where id = ${anyOf(one, ids)}`),
  ),
  seed.map(
    (one): Act =>
      () =>
        database.owner.query(sql`delete from restaurants where id % 7 = ${one % 7}`),
  ),
  fc
    .tuple(seed, fc.array(spot, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([one, spots, again]): Act => async (db, _, records) => {
      const known = [...records.keys()];
      for (const [index, at] of spots.entries()) {
        const id = again && known.length > 0 ? known[(one + index) % known.length]! : unique('map');
        records.set(id, restaurant({ id, ...at }));
      }
      // All of them come again; those that stayed where they are change nothing.
      return runImport(db, [...records.values()]);
    }),
  // What is undone leaves nothing behind.
  spot.map(
    (at): Act =>
      (db) =>
        db
          .transaction(async (inner) => {
            await buildRestaurant(inner, at);
            throw new Error('undone');
          })
          .catch(() => undefined),
  ),
);

it('counts in cells what stands there, after any changes and imports', async () => {
  const ids: number[] = [];
  const records = new Map<string, object>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
      for (const each of acts) await each(database.app, ids, records);
      expect(await counted('cells')).toEqual(await counted('restaurants'));
    }),
    { ...runs, endOnFailure: true },
  );
  expect((await counted('cells')).length).toBeGreaterThan(5);
});

it('counts both of two that come to a cell at the same time, and the last that leaves', async () => {
  const at = { lat: 31.5, lng: -91.5 };
  const { promise: isIn, resolve: goOn } = Promise.withResolvers<void>();
  const first = database.app.transaction(async (db) => {
    await buildRestaurant(db, at);
    goOn();
    // This lasts until the other waits for what this one has.
    for (let tries = 0; tries < 200; tries += 1) {
      const waiting = await database.owner.query(sql`select 1 from pg_locks where not granted limit 1`);
      if (waiting.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  await isIn;
  await Promise.all([first, buildRestaurant(database.app, at)]);
  expect(await counted('cells')).toEqual(await counted('restaurants'));
  await database.owner.query(sql`delete from restaurants where lat = 31.5`);
  expect(await counted('cells')).toEqual(await counted('restaurants'));
});

const box: fc.Arbitrary<Box> = fc
  .record({
    south: fc.double({ min: 39, max: 41, noNaN: true }),
    west: fc.double({ min: -101, max: -99, noNaN: true }),
  })
  .chain(({ south, west }) =>
    fc.record({
      south: fc.constant(south),
      west: fc.constant(west),
      north: fc.double({ min: 0, max: 1, noNaN: true }).map((more) => south + more),
      east: fc.double({ min: 0, max: 1, noNaN: true }).map((more) => west + more),
    }),
  );

it('shows of any part of the map as many as a plain count has, within the same bounds', async () => {
  for (let index = 0; index < 60; index += 1)
    await buildRestaurant(database.app, { lat: 40 + (index % 13) * 0.037, lng: -100 + (index % 11) * 0.041 });
  const boxes = fc.tuple(
    fc.oneof(box, fc.constant({ north: 50, south: 24, west: -125, east: -66 })),
    fc.integer({ min: 0, max: 7 }),
  );
  await fc.assert(
    fc.asyncProperty(boxes, async ([part, zoom]) => {
      const marks = await findClusters(
        database.app,
        { box: part, cells: cellRangesIn(part) },
        gridOf([part], zoom),
        {},
      );
      const within = await database.app.query<{ id: number; lat: number; lng: number }>(sql`
        select id, lat, lng from restaurants where lat between ${part.south} and ${part.north} and lng between ${part.west} and ${part.east}`);
      expect(marks.reduce((sum, { restaurants }) => sum + restaurants, 0)).toBe(within.length);
      if (within.length === 0) return;
      const [lats, lngs] = [within.map(({ lat }) => lat), within.map(({ lng }) => lng)];
      expect({
        north: Math.max(...marks.map(({ bounds }) => bounds.north)),
        south: Math.min(...marks.map(({ bounds }) => bounds.south)),
        west: Math.min(...marks.map(({ bounds }) => bounds.west)),
        east: Math.max(...marks.map(({ bounds }) => bounds.east)),
      }).toEqual({
        north: Math.max(...lats),
        south: Math.min(...lats),
        west: Math.min(...lngs),
        east: Math.max(...lngs),
      });
      for (const { id, lat, lng, restaurants, bounds } of marks) {
        const there = within.filter(
          (each) =>
            each.lat >= bounds.south && each.lat <= bounds.north && each.lng >= bounds.west && each.lng <= bounds.east,
        );
        expect(there.length).toBeGreaterThanOrEqual(restaurants);
        expect(there.map((each) => each.id)).toContain(id);
        expect(lat).toBeGreaterThan(bounds.south - 1e-9);
        expect(lat).toBeLessThan(bounds.north + 1e-9);
        expect(lng).toBeGreaterThan(bounds.west - 1e-9);
        expect(lng).toBeLessThan(bounds.east + 1e-9);
      }
    }),
    runs,
  );
});
