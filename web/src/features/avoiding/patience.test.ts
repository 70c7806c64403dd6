import { afterEach, describe, expect, it, vi } from 'vitest';
import { withPatience } from './patience.ts';

afterEach(() => void vi.useRealTimers());

describe('patience', () => {
  it('ends', async () => {
    vi.useFakeTimers();
    const waiting = expect(withPatience(new Promise(() => {}))).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(8000);
    await waiting;
  });

  it('passes on what came in time, good or bad', async () => {
    await expect(withPatience(Promise.resolve(7))).resolves.toBe(7);
    await expect(withPatience(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
