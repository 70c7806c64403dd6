import { useSyncExternalStore } from 'react';
import { localStore, readToken, tabStore, ticksKey, type StoredKey } from './storage.ts';

/** Holds what the server rendered the page with; `undefined` on the server itself, which reads it from cookies. */
let rendered: ReadonlyMap<string, string | undefined> | undefined;

/**
 * Remembers what the page was rendered with, because another tab may store something else while React still hydrates.
 * Hydration reads this, and later changes follow by themselves. Call it once we know that the page is for the current
 * user; `menuOrder` isn't compared there, so the page says it.
 */
export function rememberStored(menuOrder: string | undefined): void {
  rendered = new Map([
    ['token', readToken()],
    ['zipcode', localStore.read('zipcode')],
    ['address', localStore.read('address')],
    ['menuOrder', menuOrder],
    [ticksKey, tabStore.read(ticksKey)],
  ]);
}

/** The server knows nothing about any other key. */
const readRendered = (key: string, read: () => string | undefined) => (rendered ? rendered.get(key) : read());

export function useStored(key: StoredKey): string | undefined {
  const read = () => localStore.read(key);
  return useSyncExternalStore(localStore.subscribe, read, () => readRendered(key, read));
}

export function useTabStored(key: string): string | undefined {
  const read = () => tabStore.read(key);
  return useSyncExternalStore(tabStore.subscribe, read, () => readRendered(key, read));
}

export function useToken(): string | undefined {
  return useSyncExternalStore(localStore.subscribe, readToken, () => readRendered('token', readToken));
}
