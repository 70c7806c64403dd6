import { afterEach, expect, it, vi } from 'vitest';
import { readMinute, startAt } from './use-minute.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('goes on with the time that the page was rendered at, until it is half a minute old', () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  const rendered = Date.now() - 2000;
  startAt(rendered);
  expect(readMinute()).toBe(rendered);
  vi.advanceTimersByTime(27_000);
  expect(readMinute()).toBe(rendered);
  vi.advanceTimersByTime(1000);
  expect(readMinute()).toBe(Date.now());
});

it('does not go on with the time of a page that was kept for longer, or of a server whose clock is wrong', () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  for (const difference of [-86_400_000, 86_400_000]) {
    startAt(Date.now() + difference);
    expect(readMinute()).toBe(Date.now());
  }
});
