import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many notices of pages say that this device is offline. */
let shown = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  shown += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by a page's own notice, so that the bar above all pages doesn't say the same. */
export function useOwnOfflineNotice(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export const useHasOwnOfflineNotice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
