import { availableParallelism } from 'node:os';
import type { Database, Db } from '../../server/src/db/db.ts';
import { quoteIdentifier } from '../../server/src/db/roles.ts';
import { raw, sql } from '../../server/src/db/sql.ts';
import type { National } from '../data/national.ts';
import { copyComponents } from './copy-components.ts';
import { copyStatements, findDishTables } from './copy-dishes.ts';
import { archetypesRestaurant, importArchetypes } from './import-archetypes.ts';
import { planMenus } from './plan-menus.ts';
import { rebuildTables, rebuiltTables } from './rebuilt-tables.ts';
import { setIndexesAside } from './set-indexes-aside.ts';

type Log = (line: string) => void;

const partSize = 20_000;

async function timed<Result>(log: Log, title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  log(`${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** Removes the archetypes' rows, which all come before the first copy; nothing else was there. */
async function forget(owner: Db, first: number): Promise<void> {
  for (const table of await findDishTables(owner))
    await owner.query(sql`delete from ${raw(quoteIdentifier(table))} where dish_id < ${first}`);
  await owner.query(sql`delete from dishes where id < ${first}`);
  await owner.query(raw('set session_replication_role = origin'));
  await owner.query(sql`delete from restaurants where external_id = ${archetypesRestaurant}`);
  await owner.query(raw('drop table bench_plan'));
}

async function copyAll(owner: Db, { first, end }: { first: number; end: number }, log: Log): Promise<void> {
  // The import has already checked the copied rows. What triggers would maintain is filled in afterwards.
  await owner.query(raw('set session_replication_role = replica'));
  await copyComponents(owner);
  const copy = await copyStatements(owner);
  for (let from = first; from < end; from += partSize) {
    await copy(from, Math.min(end, from + partSize));
    log(`${Math.min(end, from + partSize) - first} of ${end - first} dishes`);
  }
  await owner.query(sql`select setval(pg_get_serial_sequence('dishes', 'id'), ${end - 1})`);
}

/**
 * Fills an empty, migrated database. The restaurants and each distinct dish are imported; the rows of a distinct dish
 * are then copied for every menu that includes it, as the import would have written them.
 */
export async function loadNational(
  { app, owner }: { app: Database; owner: Database },
  national: National,
  now: Date,
  log: Log,
): Promise<void> {
  await timed(log, `Imported ${national.restaurants.length} restaurants, ${national.archetypes.length} dishes`, () =>
    importArchetypes(app, national, now),
  );
  await owner.session(async (session) => {
    const ids = await timed(log, 'Planned the menus', () => planMenus(session, national));
    const tables = ['dishes', ...(await findDishTables(session))];
    const restoreIndexes = await setIndexesAside(session, tables, rebuiltTables);
    await session.query(raw(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`));
    await session.query(raw(`set max_parallel_maintenance_workers = ${availableParallelism()}`));
    await timed(log, 'Copied the dishes', () => copyAll(session, ids, log));
    await timed(log, 'Removed what was copied from', () => forget(session, ids.first));
    await timed(log, 'Rebuilt what follows from the dishes', () => rebuildTables(session));
    await timed(log, 'Made the indexes', () => restoreIndexes(log));
    await timed(log, 'Gathered statistics', () => session.query(raw('vacuum analyze')));
  });
}
