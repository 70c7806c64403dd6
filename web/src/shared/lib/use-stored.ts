import { useSyncExternalStore } from 'react';
import { localStore, readToken, tabStore, type StoredKey } from './storage.ts';

const nothing = () => undefined;

export function useStored(key: StoredKey): string | undefined {
  return useSyncExternalStore(localStore.subscribe, () => localStore.read(key), nothing);
}

export function useTabStored(key: string): string | undefined {
  return useSyncExternalStore(tabStore.subscribe, () => tabStore.read(key), nothing);
}

export function useToken(): string | undefined {
  return useSyncExternalStore(localStore.subscribe, readToken, nothing);
}
