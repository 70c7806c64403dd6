import { focusManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOutdated, watchReturns, whileInSight } from './in-sight.ts';

const now = 1_800_000_000_000;

describe('what assessments depend on', () => {
  afterEach(() => void vi.useRealTimers());

  const next = (dataUpdatedAt: number, status = 'success') => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    return whileInSight.refetchInterval({ state: { dataUpdatedAt, errorUpdatedAt: 0, status } });
  };

  it('is asked for again before it is a minute old', () => {
    expect(next(now)).toBe(50_000);
    expect(next(now - 20_000)).toBe(30_000);
  });

  it('is asked for soon, and not at once again and again, when it is older already', () => {
    expect(next(now - 45_000)).toBe(10_000);
    expect(next(now - 3_600_000)).toBe(10_000);
  });

  it('does not wait for longer where the clock went back', () => {
    expect(next(now + 3_600_000)).toBe(50_000);
  });

  it('is tried again soon when a refetch failed, but not when there never was anything', () => {
    expect(next(now, 'error')).toBe(10_000);
    expect(next(0, 'error')).toBe(false);
    expect(next(0, 'pending')).toBe(false);
  });
});

describe('data is too old to show', () => {
  it.each([
    ['nothing failed', { dataUpdatedAt: now, errorUpdatedAt: 0 }, false],
    ['a refetch failed within the minute', { dataUpdatedAt: now, errorUpdatedAt: now + 60_000 }, false],
    ['it failed later', { dataUpdatedAt: now, errorUpdatedAt: now + 60_001 }, true],
    ['it failed before the data came', { dataUpdatedAt: now, errorUpdatedAt: now - 90_000 }, false],
    ['there is none', { dataUpdatedAt: 0, errorUpdatedAt: now }, false],
  ])('where %s: %o %s', (_, times, isTooOld) => {
    expect(isOutdated(times)).toBe(isTooOld);
  });
});

describe('coming back to a page', () => {
  it.each(['visibilitychange', 'pageshow', 'focus'])('is noticed by %s, and no longer once nobody listens', (event) => {
    watchReturns();
    const onReturn = vi.fn<() => void>();
    const stop = focusManager.subscribe(onReturn);
    window.dispatchEvent(new Event(event));
    expect(onReturn).toHaveBeenCalled();
    stop();
    onReturn.mockClear();
    window.dispatchEvent(new Event(event));
    expect(onReturn).not.toHaveBeenCalled();
  });
});
