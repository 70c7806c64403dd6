import { afterEach, describe, expect, it, vi } from 'vitest';
import { withPatience } from './patience.ts';

afterEach(() => void vi.useRealTimers());

describe('patience', () => {
  it('ends', async () => {
    vi.useFakeTimers();
    const waiting = withPatience(new Promise(() => {}));
    await Promise.all([expect(waiting).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(8000)]);
  });

  it('passes on what came in time, good or bad', async () => {
    await expect(withPatience(Promise.resolve(7))).resolves.toBe(7);
    await expect(withPatience(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
