import { useSyncExternalStore } from 'react';
import { localStore, readToken, tabStore, ticksKey, type StoredKey } from './storage.ts';

/** The keys that the server knows from cookies and renders with, so that hydration reads the same. */
const known: ReadonlySet<StoredKey> = new Set(['token', 'zipcode', 'address', 'language', 'menuOrder']);

export function useStored(key: StoredKey): string | undefined {
  const read = () => localStore.read(key);
  return useSyncExternalStore(localStore.subscribe, read, known.has(key) ? read : nothing);
}

const nothing = () => undefined;

/** Of the tab's keys, the server only knows a guest's ticks. */
export function useTabStored(key: string): string | undefined {
  const read = () => tabStore.read(key);
  return useSyncExternalStore(tabStore.subscribe, read, key === ticksKey ? read : nothing);
}

export function useToken(): string | undefined {
  return useSyncExternalStore(localStore.subscribe, readToken, readToken);
}
