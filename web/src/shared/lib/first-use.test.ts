import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUsed } from './first-use.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settledBy = async (event: string | undefined, ms: number) => {
  const settled = vi.fn<() => void>();
  void whenUsed().then(settled);
  if (event) document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(ms);
  return settled.mock.calls.length;
};

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'click', 'input'])('%s is use', async (event) => {
  expect(await settledBy(event, 0)).toBe(1);
});

it('nothing is not, until after long', async () => {
  expect(await settledBy('load', 9999)).toBe(0);
  expect(await settledBy(undefined, 10_000)).toBe(1);
});
