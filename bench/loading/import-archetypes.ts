import type { Db } from '../../server/src/db/db.ts';
import { importRecords } from '../../server/src/features/import/import-records.ts';
import type { SourceRecord } from '../../server/src/features/import/source-record.ts';
import { componentKey } from '../data/make-components.ts';
import type { National } from '../data/national.ts';

export const archetypePrefix = 'archetype:';
export const archetypesRestaurant = 'bench-archetypes';

async function* recordsOf({ restaurants, archetypes, components }: National): AsyncGenerator<SourceRecord> {
  let line = 0;
  const record = (value: unknown): SourceRecord => ({ value, file: 'bench', line: (line += 1) });
  for (const restaurant of restaurants) yield record(restaurant.record);
  yield record({ type: 'restaurant', id: archetypesRestaurant, name: 'Archetypes', zip: '66952' });
  for (const [at, component] of components.entries())
    yield record({ type: 'component', id: componentKey(at), restaurant: archetypesRestaurant, ...component });
  for (const [id, dish] of archetypes.entries())
    yield record({ type: 'dish', id: `${archetypePrefix}${id}`, restaurant: archetypesRestaurant, price: 1, ...dish });
}

/** Imports the restaurants, and each distinct dish once, like any import. */
export async function importArchetypes(db: Db, national: National, now: Date): Promise<void> {
  const report = await importRecords(db, recordsOf(national), {
    source: 'restaurant',
    historySource: 'import',
    now: () => now,
  });
  const [first] = report.errors;
  if (first) throw new Error(`Record ${first.line} was refused: ${first.reason}`);
}
