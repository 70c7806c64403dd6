import { setTimeout as sleep } from 'node:timers/promises';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Db } from '../../db/db.ts';
import { findVersionInForce, startOf } from './derivation.queries.ts';
import type { Derive } from '../../dish-changes/save-dishes.ts';
import { deriveBatch } from './derive-batch.ts';

export interface DeriveOptions {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly batchSize?: number;
  /** Derives one record; the domain's function by default. */
  readonly derive?: Derive;
  /** Is called after each batch, with the number of its dishes. */
  readonly onBatch?: (derived: number) => void;
}

export interface PassOutcome {
  readonly derived: number;
  readonly failed: readonly number[];
}

// Batches are small, so that an edit waits for milliseconds and requests run in between.
const standardBatch = 25;
const shortestPause = 20;

/** Pauses as long as the work took, so that it uses at most half of a core and of a connection. */
async function rest(workedFor: number, signal: AbortSignal): Promise<void> {
  await sleep(Math.max(workedFor, shortestPause), undefined, { signal }).catch(() => undefined);
}

/**
 * Derives every dish whose facts another version of the lexicon made, once, in short transactions. It stores no
 * position: dishes with another version are what is left. So it can be stopped or killed at any point, and several
 * servers share the work. A server with an outdated version leaves it to newer ones.
 */
export async function deriveOutdated(db: Db, options: DeriveOptions): Promise<PassOutcome> {
  const { signal, now, batchSize: limit = standardBatch, derive = deriveDish, onBatch } = options;
  const failed: number[] = [];
  let derived = 0;
  if ((await findVersionInForce(db)) !== lexiconVersion) return { derived, failed };
  for (const side of ['below', 'above'] as const) {
    const range = { version: lexiconVersion, side, limit };
    for (let after = startOf(range); !signal.aborted;) {
      const start = performance.now();
      const batch = await deriveBatch(db, { ...range, after }, derive, now());
      if (batch.last === undefined) break;
      after = batch.last;
      derived += batch.derived;
      failed.push(...batch.failed);
      onBatch?.(batch.derived);
      await rest(performance.now() - start, signal);
    }
  }
  return { derived, failed };
}
