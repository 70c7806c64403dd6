import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import { deriveOutdated, type DeriveOptions } from './derive-outdated.ts';

interface RederiveOptions extends Omit<DeriveOptions, 'onBatch'> {
  readonly log: (line: string) => void;
}

/**
 * Says how many milliseconds lie between two scans. Each costs two reads of an index. Dishes that were locked get their
 * turn then.
 */
const interval = 60_000;
/** Is the same while some dishes can't be derived. Each scan tries them again. */
const intervalAfterFailure = 3_600_000;
/** Says how many milliseconds lie between two lines about the progress. */
const reportInterval = 30_000;

/** Reports the progress in numbers only, without naming a dish. */
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

/** Knows which dishes were reported already, so that one that can't be derived isn't reported at every scan. */
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
    // Whatever went wrong, a later scan tries again.
    log(`Deriving dishes again waits: ${error instanceof Error ? error.name : 'unknown'}`);
    return 0;
  }
}

/** Derives all dishes under the current lexicon until the signal, then returns. */
export async function storeDerived(db: Db, { log, ...options }: RederiveOptions): Promise<void> {
  const { signal } = options;
  const reportFailures = createFailureReport(log);
  while (!signal.aborted) {
    const failures = await lookOnce(db, { ...options, log, reportFailures });
    const wait = failures > 0 ? intervalAfterFailure : interval;
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
