import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unique } from '../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { withTry } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const now = new Date('2044-01-01T00:00:00Z');
const limit = { name: 'guesses', hits: 5, seconds: 60 };
const newTry = () => ({ limit, who: unique(), now });

const right = async () => ({});
const wrong = async () => {
  await sleep(5);
  return undefined;
};
const fails = () => Promise.reject(new Error('The work failed'));

/** Counts what came of tries: "right", "wrong", or how they failed. */
async function outcomesOf(tries: readonly Promise<object | undefined>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(tries);
  const names = settled.map((one) =>
    one.status === 'rejected' ? (one.reason as Error).message : one.value ? 'right' : 'wrong',
  );
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

const times = <Each>(count: number, make: (turn: number) => Each) =>
  Array.from({ length: count }, (_, turn) => make(turn));
const tooMany = 'Too many tries. Please wait a moment.';

describe('tries that count when they are wrong', () => {
  it('are not in each other’s way while they are right', async () => {
    const one = newTry();
    const outcomes = await outcomesOf(times(40, () => withTry(database.app, one, right)));
    expect(outcomes).toEqual({ right: 40 });
  });

  it('are answered as wrong no more often than the limit, on two servers at once', async () => {
    // Another process has nothing in common with this one but the database.
    vi.resetModules();
    const { withTry: onAnother } = await import('./rate-limit.ts');
    for (let round = 0; round < 5; round += 1) {
      const one = newTry();
      const work = (turn: number) => (turn % 2 ? withTry : onAnother)(database.app, one, wrong);
      expect(await outcomesOf(times(40, work))).toEqual({ wrong: 5, [tooMany]: 35 });
    }
  });

  it('are refused, though right, once as many were wrong while they were looked at', async () => {
    const one = newTry();
    const begun = Promise.withResolvers<void>();
    const others = Promise.withResolvers<void>();
    const slow = withTry(database.app, one, async () => {
      begun.resolve();
      await others.promise;
      return right();
    });
    await begun.promise;
    expect(await outcomesOf(times(8, () => withTry(database.app, one, wrong)))).toEqual({ wrong: 5, [tooMany]: 3 });
    others.resolve();
    await expect(slow).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
  });

  it('don’t count where nobody knows whether they are', async () => {
    const one = newTry();
    expect(await outcomesOf(times(20, () => withTry(database.app, one, fails)))).toEqual({ 'The work failed': 20 });
    expect(await outcomesOf(times(7, () => withTry(database.app, one, wrong)))).toEqual({ wrong: 5, [tooMany]: 2 });
  });

  it('wait for a while for those before them, and are told to come back then', async () => {
    const one = newTry();
    const busy = Promise.withResolvers<object>();
    const first = times(5, () => withTry(database.app, one, () => busy.promise));
    await expect(withTry(database.app, one, right)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    busy.resolve({});
    expect(await outcomesOf(first)).toEqual({ right: 5 });
    expect(await outcomesOf([withTry(database.app, one, right)])).toEqual({ right: 1 });
  });
});
