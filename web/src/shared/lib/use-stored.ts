import { useSyncExternalStore } from 'react';
import { localStore, readToken, tabStore, ticksKey, type StoredKey } from './storage.ts';

/** What the server knows of a browser, and renders pages with: the first rendering there has the same. */
const known: ReadonlySet<StoredKey> = new Set(['token', 'zipcode', 'address', 'language']);

export function useStored(key: StoredKey): string | undefined {
  const read = () => localStore.read(key);
  return useSyncExternalStore(localStore.subscribe, read, known.has(key) ? read : nothing);
}

const nothing = () => undefined;

/** Of the tab's own the server knows the ticks of a guest. */
export function useTabStored(key: string): string | undefined {
  const read = () => tabStore.read(key);
  return useSyncExternalStore(tabStore.subscribe, read, key === ticksKey ? read : nothing);
}

export function useToken(): string | undefined {
  return useSyncExternalStore(localStore.subscribe, readToken, readToken);
}
