import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import { deriveOutdated, type DeriveOptions } from './derive-outdated.ts';

interface RederiveOptions extends Omit<DeriveOptions, 'onBatch'> {
  readonly log: (line: string) => void;
}

/** Between two looks, in ms. Each costs two reads of an index; dishes that were locked get their turn then. */
const interval = 60_000;
/** The same while there are dishes that can't be derived: they are tried again each time. */
const intervalAfterFailure = 3_600_000;
/** Between two lines about the progress, in ms. */
const reportInterval = 30_000;

/** Says how far it is, by numbers only: no dish is named. */
function createProgress(log: (line: string) => void) {
  let derived = 0;
  let reported = performance.now();
  return (count: number) => {
    if (derived === 0 && count > 0) log('Dishes that another lexicon derived are derived again in the background');
    derived += count;
    if (performance.now() - reported < reportInterval) return;
    reported = performance.now();
    log(`Derived ${derived} dishes again so far`);
  };
}

/** What is left alone from now on, so that a dish that can't be derived isn't reported at every look. */
function createFailureReport(log: (line: string) => void) {
  const known = new Set<number>();
  return (failed: readonly number[]) => {
    const fresh = failed.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    if (fresh.length > 0)
      log(`${fresh.length} dishes can't be derived and stay not verified: ${fresh.slice(0, 10).join(', ')}`);
  };
}

/** Returns how many dishes can't be derived. */
async function lookOnce(
  db: Db,
  { log, reportFailures, ...options }: RederiveOptions & { reportFailures: (failed: readonly number[]) => void },
): Promise<number> {
  try {
    const { derived, failed } = await deriveOutdated(db, { ...options, onBatch: createProgress(log) });
    reportFailures(failed);
    if (derived > 0) log(`Derived ${derived} dishes again`);
    return failed.length;
  } catch (error) {
    // Whatever it is, a later look tries again.
    log(`Deriving dishes again waits: ${error instanceof Error ? error.name : 'unknown'}`);
    return 0;
  }
}

/** Keeps all dishes derived under the lexicon in force until the signal; returns when it has stopped. */
export async function storeDerived(db: Db, { log, ...options }: RederiveOptions): Promise<void> {
  const { signal } = options;
  const reportFailures = createFailureReport(log);
  while (!signal.aborted) {
    const failures = await lookOnce(db, { ...options, log, reportFailures });
    const wait = failures > 0 ? intervalAfterFailure : interval;
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
