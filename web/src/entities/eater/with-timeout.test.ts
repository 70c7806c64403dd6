import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

afterEach(() => void vi.useRealTimers());

describe('patience', () => {
  it('ends', async () => {
    vi.useFakeTimers();
    const waiting = withTimeout(new Promise(() => {}));
    await Promise.all([expect(waiting).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(8000)]);
  });

  it('passes on what came in time, good or bad', async () => {
    await expect(withTimeout(Promise.resolve(7))).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
