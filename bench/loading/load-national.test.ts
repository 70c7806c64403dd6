import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/src/db/db.ts';
import { raw } from '../../server/src/db/sql.ts';
import { importRecords } from '../../server/src/features/import/import-records.ts';
import type { SourceRecord } from '../../server/src/features/import/source-record.ts';
import { makeNational, type National } from '../data/national.ts';
import { componentKey } from '../data/make-components.ts';
import { findDishTables } from './copy-dishes.ts';
import { openEmpty } from './open-empty.ts';
import { loadNational } from './load-national.ts';

const now = new Date();
const national = makeNational(600, now);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-load-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Which components the dishes of each restaurant name. */
function namedComponents(): Map<number, Set<string>> {
  const named = new Map<number, Set<string>>();
  for (const { restaurant, archetype } of national.menuLines())
    named.set(restaurant, new Set([...(named.get(restaurant) ?? []), ...(national.archetypes[archetype]?.uses ?? [])]));
  return named;
}

async function* everyRecord({
  restaurants,
  archetypes,
  components,
  menuLines,
}: National): AsyncGenerator<SourceRecord> {
  const record = (value: unknown): SourceRecord => ({ value, file: 'test', line: 1 });
  for (const restaurant of restaurants) yield record(restaurant.record);
  for (const [restaurant, keys] of namedComponents())
    for (const [at, component] of components.entries())
      if (keys.has(componentKey(at)))
        yield record({
          type: 'component',
          id: componentKey(at),
          restaurant: restaurants[restaurant]?.record.id,
          ...component,
        });
  const places = new Map<number, number>();
  for (const { restaurant, archetype, price } of menuLines()) {
    const position = places.get(restaurant) ?? 0;
    places.set(restaurant, position + 1);
    const dish = { type: 'dish', id: `d${position}`, restaurant: restaurants[restaurant]?.record.id, price };
    yield record({ ...dish, ...archetypes[archetype] });
  }
}

/** Columns that always differ: numbered by the database or random, or the time of writing. */
const passing = ['id', 'dish_id', 'restaurant_id', 'created_at', 'act'];

/** Returns all rows about dishes by table, with the dish's key instead of the database's numbers. */
async function readTables(owner: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  const components = await owner.query<{ id: number; key: string }>(
    raw(
      `select c.id, r.external_id || ' ' || c.external_id as key from components c join restaurants r on r.id = c.restaurant_id`,
    ),
  );
  const keys = new Map(components.map(({ id, key }) => [String(id), key]));
  const keyOf = (id: string) => keys.get(id) ?? `unknown component ${id}`;
  // Acts and ids of ways are random, and components are numbered by the database: whose they are is compared in place of the number.
  const withNames = (row: string) =>
    row
      .replace(/"act": "[^"]*"/g, '"act"')
      .replace(/"id": "[\da-f]{12}"/g, '"id"')
      .replace(/"(component_id|id)": (\d+)/g, (_, name: string, id: string) => `"${name}": "${keyOf(id)}"`)
      .replace(/"uses": \[([\d, ]+)\]/g, (_, ids: string) => `"uses": ${ids.split(', ').map(keyOf).join()}`);
  for (const table of ['dishes', 'dish_terms', ...(await findDishTables(owner))]) {
    const key = table === 'dishes' ? 'x.id' : 'x.dish_id';
    const rows = await owner.query<{ row: string }>(
      raw(`select r.external_id || ' ' || d.external_id || ' ' || (to_jsonb(x) - '{${passing.join(',')}}'::text[])::text as row
        from ${table} x join dishes d on d.id = ${key} join restaurants r on r.id = d.restaurant_id order by 1`),
    );
    tables[table] = rows.map(({ row }) => withNames(row)).toSorted();
  }
  tables['components'] = (
    await owner.query<{ row: string }>(
      raw(`select r.external_id || (to_jsonb(c) - '{id,restaurant_id}'::text[])::text
          || (select jsonb_agg(to_jsonb(h) - '{id,at}'::text[])::text from component_history h where h.component_id = c.id) as row
        from components c join restaurants r on r.id = c.restaurant_id order by 1`),
    )
  )
    .map(({ row }) => withNames(row))
    .toSorted();
  return tables;
}

it('fills the tables with exactly what an import of every dish would write', async () => {
  const copied = await openEmpty(path.join(folder, 'copied'), () => undefined);
  const imported = await openEmpty(path.join(folder, 'imported'), () => undefined);
  try {
    await loadNational(copied, national, now, () => undefined);
    const report = await importRecords(imported.app, everyRecord(national), {
      source: 'restaurant',
      historySource: 'import',
      now: () => now,
    });
    expect(report.errors).toEqual([]);
    const [ours, theirs] = [await readTables(copied.owner), await readTables(imported.owner)];
    expect(ours['dishes']).toHaveLength(600);
    expect(ours['dish_terms']?.length).toBeGreaterThan(600);
    expect(ours['dish_facts']).toHaveLength(600);
    expect(ours['dish_components']?.length).toBeGreaterThan(60);
    expect(ours['components']?.length).toBeGreaterThan(30);
    expect(JSON.stringify(ours)).not.toContain('unknown component');
    expect(ours).toEqual(theirs);
  } finally {
    await copied.close();
    await imported.close();
  }
});
