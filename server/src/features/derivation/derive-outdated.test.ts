import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { DatabaseUnreachable } from '../../db/database-errors.ts';
import type { Db } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';
import { deriveOutdated, type DeriveOptions } from './derive-outdated.ts';
import { storeDerived } from './store-derived.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());
beforeEach(() => database.owner.query(raw('truncate dishes cascade')));

const now = () => new Date('2026-11-20T12:00:00Z');
const options: DeriveOptions = { signal: new AbortController().signal, now, batchSize: 4 };

/** Builds dishes with ghee in them, of which versions below and above the one in force know nothing. */
async function buildOutdated(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await buildDish(database.app, { ingredients: ['Ghee'] })).id);
  await database.app.query(sql`
    update dish_facts set facts = '{}', lexicon_version = case when dish_id % 3 = 0 then '0' else '~' end`);
  return ids;
}

/** Returns the dishes that are found to have milk under the version in force. */
async function findDerived(): Promise<number[]> {
  const rows = await database.app.query<{ id: number }>(sql`
    select f.dish_id as id from dish_facts f join ${dishAllergens} a on a.dish_id = f.dish_id and a.allergen_id = 'milk'
    where f.lexicon_version = ${lexiconVersion} and f.facts ->> 'lexiconVersion' = ${lexiconVersion}
      and a.presence = 'present' order by 1`);
  return rows.map(({ id }) => id);
}

describe('deriving again what another lexicon derived', () => {
  it('derives every dish once and then finds nothing to do', async () => {
    const ids = await buildOutdated(11);
    expect(await deriveOutdated(database.app, options)).toEqual({ derived: 11, failed: [] });
    expect(await findDerived()).toEqual(ids);
    expect(await deriveOutdated(database.app, options)).toEqual({ derived: 0, failed: [] });
  });

  it('goes on where it was stopped', async () => {
    const ids = await buildOutdated(11);
    const stopping = new AbortController();
    const stopped = { ...options, signal: stopping.signal, onBatch: () => stopping.abort() };
    expect(await deriveOutdated(database.app, stopped)).toMatchObject({ derived: expect.toSatisfy((n) => n < 5) });
    const before = await findDerived();
    expect(before.length).toBeGreaterThan(0);
    expect(await deriveOutdated(database.app, options)).toMatchObject({ derived: 11 - before.length });
    expect(await findDerived()).toEqual(ids);
  });

  it('keeps what was committed when its connection is killed, and nothing of what was not', async () => {
    const ids = await buildOutdated(11);
    let batches = 0;
    const dying: Db = {
      query: (statement) => database.app.query(statement),
      transaction: (work) =>
        database.app.transaction(async (transaction) => {
          const result = await work(transaction);
          batches += 1;
          const [row] = await transaction.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
          if (batches === 2) await database.owner.query(sql`select pg_terminate_backend(${row!.pid})`);
          return result;
        }),
    };
    await expect(deriveOutdated(dying, options)).rejects.toBeInstanceOf(DatabaseUnreachable);
    const before = await findDerived();
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(5);
    expect(await deriveOutdated(database.app, options)).toEqual({ derived: 11 - before.length, failed: [] });
    expect(await findDerived()).toEqual(ids);
  });

  it('is shared by two servers, each dish done by one of them', async () => {
    const ids = await buildOutdated(60);
    const both = await Promise.all([deriveOutdated(database.app, options), deriveOutdated(database.app, options)]);
    expect(both.map(({ derived }) => derived).reduce((sum, each) => sum + each)).toBe(60);
    for (const { derived } of both) expect(derived).toBeGreaterThan(4);
    expect(await findDerived()).toEqual(ids);
  });

  it('waits for no edit that is under way, and overwrites none', async () => {
    const ids = await buildOutdated(5);
    const [edited] = ids as [number];
    await database.app.transaction(async (edit) => {
      await edit.query(sql`select 1 from dishes where id = ${edited} for update`);
      await edit.query(sql`update dishes set ingredients = '{Rice}' where id = ${edited}`);
      expect(await deriveOutdated(database.app, options)).toEqual({ derived: 4, failed: [] });
    });
    expect(await findDerived()).toEqual(ids.slice(1));
    expect(await deriveOutdated(database.app, options)).toEqual({ derived: 1, failed: [] });
    expect(await findDerived()).toEqual(ids.slice(1));
  });

  it('leaves out dishes that throw and dishes that the database refuses, and goes on', async () => {
    const ids = await buildOutdated(11);
    const bad = ids.slice(4, 8);
    await database.app.query(sql`update dishes set name = 'throws' where id = any(${bad}::bigint[])`);
    await database.app.query(
      sql`update dishes set name = 'is refused' where id = any(${bad}::bigint[]) and id % 2 = 0`,
    );
    const derive: DeriveOptions['derive'] = (record) => {
      if (record.name === 'throws') throw new Error('no way');
      const { facts, ...others } = deriveDish(record);
      const strange = { allergen: 'unheard-of' as 'milk', presence: 'present' as const, coveredAt: null, evidence: [] };
      return { ...others, facts: record.name === 'is refused' ? { ...facts, allergens: [strange] } : facts };
    };
    const { derived, failed } = await deriveOutdated(database.app, { ...options, derive });
    expect({ derived, failed: failed.toSorted((one, other) => one - other) }).toEqual({ derived: 7, failed: bad });
    expect(await findDerived()).toEqual(ids.filter((id) => !bad.includes(id)));
  });

  it('estimates anew what the dishes without a list are made of', async () => {
    const { id } = await buildDish(database.app, { name: 'Breakfast Burrito' });
    await database.app.query(sql`update dish_facts set lexicon_version = '0'`);
    await database.app.query(sql`
      insert into ingredient_estimates (dish_id, position, name, probability, derived) values (${id}, 0, 'snow', 0.9, true)`);
    await deriveOutdated(database.app, options);
    const rows = await database.app.query<{ name: string; derived: boolean }>(
      sql`select name, derived from ingredient_estimates where dish_id = ${id} order by position`,
    );
    expect(rows[0]).toEqual({ name: 'egg', derived: true });
    expect(rows.map(({ name }) => name)).not.toContain('snow');
    expect(
      await database.app.query(sql`
      select presence from ${dishAllergens} a where dish_id = ${id} and allergen_id = 'eggs'`),
    ).toEqual([{ presence: 'estimated' }]);
  });

  it('leaves the work to servers with a newer lexicon', async () => {
    await buildOutdated(2);
    const setVersion = (version: string) =>
      database.owner.query(sql`update reference_versions set version = ${version} where name = 'lexicon'`);
    await setVersion('newer');
    expect(await deriveOutdated(database.app, options)).toEqual({ derived: 0, failed: [] });
    await setVersion(lexiconVersion);
    expect(await deriveOutdated(database.app, options)).toMatchObject({ derived: 2 });
  });

  it('runs until it is told to stop, and tells of numbers only', async () => {
    await buildOutdated(6);
    const stopping = new AbortController();
    const lines: string[] = [];
    const log = (line: string) => void (lines.push(line) === 2 && stopping.abort());
    await storeDerived(database.app, { ...options, signal: stopping.signal, log });
    expect(lines).toEqual([
      'Dishes that another lexicon derived are derived again in the background',
      'Derived 6 dishes again',
    ]);
  });
});
