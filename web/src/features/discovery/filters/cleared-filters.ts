import { useSyncExternalStore } from 'react';
import type { Filters } from '../../../entities/area/find-params.ts';

/**
 * Holds the filters that were last cleared on this page, and whether the button that cleared them disappears with its
 * empty list.
 */
interface Cleared {
  readonly filters: Filters;
  readonly isGone?: boolean;
}

let cleared: Cleared | undefined;
const listeners = new Set<() => void>();

export function rememberCleared(next: Cleared | undefined): void {
  cleared = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCleared = (): Cleared | undefined =>
  useSyncExternalStore(
    subscribe,
    () => cleared,
    () => undefined,
  );
