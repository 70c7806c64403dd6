import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const halfMinute = 30_000;

let minute = 0;

/** One time for all who ask within half a minute, so that they agree, on the server as well. */
export function readMinute(): number {
  const now = Date.now();
  // A device's clock may also be set back.
  if (Math.abs(now - minute) >= halfMinute) minute = now;
  return minute;
}

/** Stands still while nobody sees the page, and goes on the moment that somebody does. */
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

/** A page that the server rendered begins with its time, so that the first rendering here says the same. */
export function startAt(time: number): void {
  started = time;
}

/** The time, as it goes on while the page is in sight: less than a minute old. Milliseconds since 1970. */
export const useMinute = (): number => useSyncExternalStore(subscribe, readMinute, () => started ?? readMinute());
