import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { sql } from '../../db/sql.ts';
import { parseCsvMapping } from './csv-mapping.ts';
import { importRecords } from './import-records.ts';
import type { ImportReport } from './import-report.ts';
import { readImportFile } from './read-import-file.ts';
import type { SourceRecord } from './source-record.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

const data = process.env['CLEARPLATE_DATA'];
const mappings = path.resolve(import.meta.dirname, '../../../../docs/import-mappings');
if (data === undefined) console.log('Skips the published data: CLEARPLATE_DATA names no folder.');

describe.skipIf(data === undefined)('published data', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ fresh: true });
  });
  afterAll(() => database.end());

  async function* slice(
    records: AsyncIterable<SourceRecord>,
    isTaken: (index: number) => boolean,
  ): AsyncGenerator<SourceRecord> {
    let index = 0;
    for await (const record of records) if (isTaken(index++)) yield record;
  }

  async function run(file: string, mappingFile: string, isTaken: (index: number) => boolean): Promise<ImportReport> {
    const mapping = parseCsvMapping(await readFile(path.join(mappings, mappingFile), 'utf8'), mappingFile);
    const records = slice(readImportFile(path.join(data ?? '', file), { mapping }), isTaken);
    return importRecords(database.app, records, {
      source: 'import',
      historySource: 'import',
      now: () => new Date('2026-11-20'),
    });
  }

  it('loads restaurants of New York', async () => {
    const report = await run('restaurants/nyc_restaurants.csv', 'nyc-restaurants.json', (index) => index % 10 === 0);
    expect(report.restaurants.created + report.skipped).toBe(report.records);
    expect(report.skipped).toBeLessThanOrEqual(1);
  });

  it("loads chains' places and the menus that they share", async () => {
    const places = await run(
      'restaurants/fastfood_us_datafiniti.csv',
      'fast-food-restaurants.json',
      (index) => index < 1500,
    );
    expect(places).toMatchObject({ skipped: 0, restaurants: { created: 1500 } });
    const menus = () => run('menus/chain_dishes.csv', 'chain-dishes.json', (index) => index % 12 === 0);
    const first = await menus();
    expect(first.dishes.created).toBeGreaterThan(500);
    for (const { reason } of first.errors) expect(reason).toContain('no restaurant has the menu');
    expect(await menus()).toMatchObject({ dishes: { created: 0, updated: 0, unchanged: first.dishes.created } });
  });

  it('clears nothing, because nothing in it has a date', async () => {
    const rows = await database.owner.query(
      sql`select count(*) as covered from ${dishAllergens} a where covered_at is not null`,
    );
    expect(rows).toEqual([{ covered: 0 }]);
    const warned = await database.owner.query<{ count: number }>(sql`
      select count(*) from ${dishAllergens} a where presence = 'present'`);
    expect(warned[0]?.count).toBeGreaterThan(100);
  });
});
