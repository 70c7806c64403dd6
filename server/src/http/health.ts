import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sql } from '../db/sql.ts';
import { AppError } from './app-error.ts';
import { within } from './deadline.ts';
import type { RequestSlots } from './request-slots.ts';

// This is in milliseconds. A database that takes longer for an empty statement is too slow for everybody.
const longestAnswer = 1500;

/** Serves `/livez`: the process answers; and `/readyz`: the database does too, and requests end. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Context, 'db'>, places: RequestSlots) {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (places.isStuck()) throw new AppError('unavailable', 'No request ends any more', { retryAfter: 10 });
    await within(longestAnswer, db.query(sql`select 1`)).catch(() => {
      throw new AppError('unavailable', 'The database does not answer', { retryAfter: 2 });
    });
    return { status: 'ok' };
  });
}
