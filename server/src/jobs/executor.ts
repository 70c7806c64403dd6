import type { Db as BossDb } from 'pg-boss';
import type { Db } from '../db/db.ts';

/** Lets pg-boss send its statements over our own pool or in a transaction of ours. */
export function executorOn(db: Db): BossDb {
  return {
    executeSql: async (text, values = []) => ({ rows: await db.query({ text, values: [...values] }) }),
  };
}
