import { createHash } from 'node:crypto';
import type { Call } from '@clearplate/contract/define-contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { badField } from './app-error.ts';

/** Says how long the answer to a key is kept. A daily job deletes older ones. */
const maxAgeMs = 86_400_000;

const field = 'Idempotency-Key';

/** Returns the header's value. The client chooses another one for each thing that it wants done. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw badField(field, 'must have 8 to 100 letters, digits, _ or -');
  return key;
}

/** Is one try of a call: who wants what done, and the key. */
export interface KeyedCall {
  readonly call: Pick<Call, 'method' | 'path'>;
  readonly key: string;
  /** Is `undefined` for a guest. */
  readonly userId: number | undefined;
  readonly input: unknown;
}

const hash = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest();

/** Reserves the key until the transaction ends; `false` if it was used. A concurrent try waits for that. */
async function claim(db: Db, key: Buffer, input: Buffer, userId: number | undefined, now: Date): Promise<boolean> {
  const tooOld = new Date(now.getTime() - maxAgeMs);
  const rows = await db.query(sql`
    insert into idempotency_keys (key, user_id, input, answer, created_at)
    values (${key}, ${userId ?? null}, ${input}, 'null', ${now})
    on conflict (key) do update set input = excluded.input, created_at = excluded.created_at
      where idempotency_keys.created_at <= ${tooOld}
    returning 1`);
  return rows.length > 0;
}

async function findAnswer(db: Db, key: Buffer, input: Buffer): Promise<unknown> {
  const [row] = await db.query<{ input: Buffer; answer: unknown }>(
    sql`select input, answer from idempotency_keys where key = ${key}`,
  );
  if (!row?.input.equals(input)) throw badField(field, 'was sent before, with something else');
  return row.answer;
}

/**
 * Does the work once, however often the call comes with this key, and returns its answer. The key is stored together
 * with what the work wrote. If the work fails, the key isn't stored, so it can be tried again.
 */
export function doOnce(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { call, key, userId, input }: KeyedCall,
  work: (transaction: Db) => Promise<unknown>,
): Promise<unknown> {
  const [named, sent] = [hash(userId ?? null, call.method, call.path, key), hash(input)];
  return db.transaction(async (transaction) => {
    if (!(await claim(transaction, named, sent, userId, now()))) return findAnswer(transaction, named, sent);
    const answer = await work(transaction);
    await transaction.query(
      sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb where key = ${named}`,
    );
    return answer;
  });
}
