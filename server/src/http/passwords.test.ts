import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('more at once than can wait are turned away at once; the others are served, and so is who comes later', async () => {
  const stored = await hashPassword('correct horse');
  // The hash to compare with where there is nobody takes a turn as well.
  await verifyPassword(undefined, 'correct horse');
  const tries = Array.from({ length: 130 }, () =>
    verifyPassword(stored, 'correct horse').catch((error: { code: string }) => error.code),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(104);
  expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(26);
  expect(await verifyPassword(stored, 'wrong horse')).toBe(false);
  expect(await verifyPassword(undefined, 'correct horse')).toBe(false);
}, 30_000);

test('hashing leaves the event loop free: whoever doesn’t sign in doesn’t wait for those who do', async () => {
  const stored = await hashPassword('correct horse');
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 40 }, () => verifyPassword(stored, 'correct horse')));
  // On the loop itself it would be 1.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
