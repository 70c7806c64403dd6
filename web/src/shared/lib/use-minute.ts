import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const halfMinute = 30_000;

let minute = 0;

/** Returns the same time to everybody who asks within half a minute, so that they agree, also on the server. */
export function readMinute(): number {
  const now = Date.now();
  // A device's clock may also be set back.
  if (Math.abs(now - minute) >= halfMinute) minute = now;
  return minute;
}

/** Pauses while the page is hidden, and updates the moment that it becomes visible. */
function subscribe(onChange: () => void): () => void {
  const tick = () => {
    if (focusManager.isFocused()) onChange();
  };
  const timer = setInterval(tick, halfMinute);
  const forget = focusManager.subscribe(tick);
  return () => {
    clearInterval(timer);
    forget();
  };
}

let started: number | undefined;

/**
 * Sets the time that the server rendered the page at, so that hydration renders the same. It stays the minute until it
 * is half a minute old: another one right after hydration would have React render the whole menu again, at once.
 */
export function startAt(time: number): void {
  started = time;
  minute = time;
}

/** Returns the time in epoch milliseconds, less than a minute old while the page is visible. */
export const useMinute = (): number => useSyncExternalStore(subscribe, readMinute, () => started ?? readMinute());
