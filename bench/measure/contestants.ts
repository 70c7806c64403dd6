import type { DataSet } from '../loading/data-set.ts';
import type { LoadResult } from '../load/run-load.ts';
import { summariseRound, type Summary } from '../load/summarise.ts';
import type { Row } from '../report/rows.ts';
import type { RunningPostgres, RunningSystem } from '../systems/start-systems.ts';
import type { WorkRequest } from '../works/request.ts';
import type { Work, WorkName } from '../works/works.ts';
import type { Agreement } from './agreement.ts';
import { processorSeconds } from './processor-time.ts';

/** A system that takes part in the measurements, on its data. */
export interface Contestant {
  readonly name: Row['system'];
  readonly set: DataSet['kind'];
  readonly running: RunningSystem;
  readonly postgres: RunningPostgres;
  agreement: Agreement | undefined;
  /** Its requests for the pages of the app; only the floor has them. */
  readonly pages?: ReadonlyMap<WorkName, readonly WorkRequest[]>;
}

export const keyOf = (work: Row['work'], { name, set }: Contestant): string => `${work} ${name} ${set}`;

/** Leaves out tasks that the systems of a kind can't do; the "ceiling" is measured for the app alone. */
export function canDo({ name, pages }: Contestant, work: Work): boolean {
  if (name === 'Clearplate') return true;
  if (pages) return pages.has(work.name);
  const isLibrary = name !== 'spec (ILIKE)' && name !== 'PostgreSQL full text';
  return work.others.length > 0 && !(isLibrary && (work.name === 'restaurants' || work.name === 'menu'));
}

export const requestsOf = ({ name, pages }: Contestant, work: Work): readonly WorkRequest[] =>
  name === 'Clearplate' ? work.app : (pages?.get(work.name) ?? work.others);

/** Runs a load, with the processor time of the system and its PostgreSQL. */
export async function measureLoad(
  { running, postgres }: Pick<Contestant, 'running' | 'postgres'>,
  load: () => Promise<LoadResult>,
): Promise<Summary> {
  const before = await processorSeconds([running.pid, postgres.pid]);
  const result = await load();
  return summariseRound(result, (await processorSeconds([running.pid, postgres.pid])) - before);
}

type How = Pick<Row, 'clients' | 'loop' | 'rate' | 'saves'>;

export async function rowOf(
  dishes: number,
  work: Row['work'],
  { name, set, running, agreement }: Contestant,
  how: How,
  summary: Summary,
): Promise<Row> {
  return {
    dishes,
    set,
    work,
    system: name,
    ...how,
    ...summary,
    memory_mb: await running.memory(),
    build_s: running.buildSeconds,
    ...(agreement && { app_hits_found: agreement.appHitsFound, hits_app_has: agreement.hitsAppHas }),
  };
}
