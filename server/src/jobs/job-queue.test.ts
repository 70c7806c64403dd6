import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { idleJobs } from '../../test/idle-jobs.ts';
import { DatabaseUnreachable } from '../db/database-errors.ts';
import type { Database } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';
import { openJobQueue, type JobHandlers, type JobQueue } from './job-queue.ts';
import { jobSchema, prepareJobs } from './prepare-jobs.ts';
import { findUndelivered, tryUndeliveredAgain } from './undelivered.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
  // It happens at once, because what is tested is that it tries again and gives up, not how long it waits.
  await database.owner.query(
    raw(
      `update ${jobSchema}.queue set retry_limit = 2, retry_delay = 0, retry_backoff = false where name = 'account-mail'`,
    ),
  );
});
afterAll(() => database.end());

const errors: Error[] = [];
const givenUp: [string, unknown][] = [];
const open = () =>
  openJobQueue(database.app, {
    onError: (error) => errors.push(error),
    onGivenUp: (...about) => givenUp.push(about),
    pollingSeconds: 0.5,
  });

async function withQueue(work: (queue: JobQueue) => Promise<void>): Promise<void> {
  const queue = await open();
  try {
    await work(queue);
  } finally {
    await queue.stop();
  }
}

const waiting = () =>
  database.app.query<{ name: string; link: number }>(
    sql`select name, (data->>'linkId')::int as link from jobs.job where state = 'created' and name in ('account-mail', 'password-mail', 'undelivered')`,
  );

test('a job appears with the transaction that left it, and not without it', async () => {
  await withQueue(async (queue) => {
    await expect(
      database.app.transaction(async (db) => {
        await queue.enqueue(db, 'account-mail', { linkId: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await database.app.transaction((db) => queue.enqueue(db, 'account-mail', { linkId: 2 }));
    expect(await waiting()).toEqual([{ name: 'account-mail', link: 2 }]);
  });
});

test('two servers share the work: each job is done once', async () => {
  const done: (number | null)[] = [];
  const handlers: JobHandlers = { ...idleJobs, 'account-mail': async ({ linkId }) => void done.push(linkId) };
  await withQueue((one) =>
    withQueue(async (other) => {
      for (const linkId of [10, 11, 12, 13]) await one.enqueue(database.app, 'account-mail', { linkId });
      await Promise.all([one.work(handlers), other.work(handlers)]);
      await vi.waitFor(() => expect(done.map(String).toSorted()).toEqual(['10', '11', '12', '13', '2']), 8000);
    }),
  );
});

test('many jobs are done without waiting between them, and one that fails fails alone', async () => {
  const done = new Set<number | null>();
  await withQueue(async (queue) => {
    for (let linkId = 100; linkId < 140; linkId += 1) await queue.enqueue(database.app, 'account-mail', { linkId });
    const start = performance.now();
    await queue.work({
      ...idleJobs,
      'account-mail': async ({ linkId }) => {
        if (linkId === 102) throw new Error('refused');
        if (done.has(linkId)) throw new Error('done twice');
        done.add(linkId);
      },
    });
    await vi.waitFor(() => expect(done.size).toBe(39), 8000);
    // One after the other, each after a look for work, they would take 20 s.
    expect(performance.now() - start).toBeLessThan(8000);
    await vi.waitFor(async () => expect(await waiting()).toContainEqual({ name: 'undelivered', link: 102 }), 8000);
    await database.app.query(sql`delete from jobs.job where name = 'undelivered'`);
  });
});

test('a job that fails is tried again; given up, it lies in the dead letter queue', async () => {
  const tries: boolean[] = [];
  await withQueue(async (queue) => {
    await queue.enqueue(database.app, 'account-mail', { linkId: 20 });
    await queue.work({
      ...idleJobs,
      'account-mail': async (_, { isLast }) => {
        tries.push(isLast);
        throw new Error('refused');
      },
    });
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ name: 'undelivered', link: 20 }]), 8000);
  });
  expect(tries).toEqual([false, false, true]);
});

test('what was given up is listed, and done when it is put back', async () => {
  const done: (number | null)[] = [];
  await withQueue(async (queue) => {
    expect(await findUndelivered(database.app)).toEqual([
      { kind: 'account-mail', data: { linkId: 20 }, since: expect.any(Date) as Date },
    ]);
    expect(await tryUndeliveredAgain(database.app)).toBe(1);
    await queue.work({ ...idleJobs, 'account-mail': async ({ linkId }) => void done.push(linkId) });
    await vi.waitFor(() => expect(done).toEqual([20]), 8000);
  });
  expect(await findUndelivered(database.app)).toEqual([]);
});

test('whatever kind of work is given up, the operator is told once, and with the error', async () => {
  givenUp.length = 0;
  await database.owner.query(
    raw(`update ${jobSchema}.queue set retry_limit = 1, retry_delay = 0 where name = 'clean-up'`),
  );
  await withQueue(async (queue) => {
    await queue.enqueue(database.app, 'clean-up', {});
    await queue.work({
      ...idleJobs,
      async 'clean-up'() {
        throw new Error('refused');
      },
    });
    await vi.waitFor(() => expect(givenUp).toEqual([['clean-up', new Error('refused')]]), 8000);
  });
});

test('if no job can be fetched, the operator is told so once, with the kind of error', async () => {
  const told: Error[] = [];
  let isAway = false;
  // A worker's own errors arrive as copies.
  const fetches = (statement: object) => /skip locked/i.test(JSON.stringify(statement));
  const app: Database = {
    ...database.app,
    query: (statement) =>
      isAway && fetches(statement)
        ? Promise.reject(new DatabaseUnreachable('It does not answer'))
        : database.app.query(statement),
  };
  const queue = await openJobQueue(app, { onError: (error) => told.push(error), pollingSeconds: 0.5 });
  try {
    await queue.work(idleJobs);
    isAway = true;
    await vi.waitFor(() => expect(told).not.toEqual([]), 8000);
    await sleep(1500);
  } finally {
    await queue.stop();
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toBeInstanceOf(Error);
  expect(told[0]).toMatchObject({
    name: 'DatabaseUnreachable',
    message: expect.stringMatching(/^It does not answer \(Queue: /),
  });
});

test('a stop waits for what is under way, and does not begin more', async () => {
  const queue = await open();
  let ended = false;
  await queue.enqueue(database.app, 'account-mail', { linkId: 30 });
  const begun = new Promise<void>((resolve) => {
    void queue.work({
      ...idleJobs,
      'account-mail': async () => {
        resolve();
        await sleep(700);
        ended = true;
      },
    });
  });
  await begun;
  await queue.enqueue(database.app, 'account-mail', { linkId: 31 });
  await queue.stop();
  expect(ended).toBe(true);
  expect(await waiting()).toContainEqual({ name: 'account-mail', link: 31 });
});

test('preparing again changes nothing, and the server’s role can change no table', async () => {
  await prepareJobs(database.owner);
  await withQueue(async () => undefined);
  for (const statement of ['drop table jobs.job', 'alter table jobs.job add column x int', 'create table jobs.mine ()'])
    await expect(database.app.query(raw(statement))).rejects.toMatchObject({ code: '42501' });
  expect(errors).toEqual([]);
});
