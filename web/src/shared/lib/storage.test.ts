import { describe, expect, it, vi } from 'vitest';
import { localStore, readStorageWith, readToken, tabStore } from './storage.ts';

describe('a browser that refuses storage', () => {
  const refusing = new Proxy({} as Storage, {
    get: () => () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });

  it('leaves what was written for as long as the page lives', () => {
    vi.stubGlobal('localStorage', refusing);
    localStore.write('zipcode', '02139');
    expect(localStore.read('zipcode')).toBe('02139');
    localStore.remove('zipcode');
    expect(localStore.read('zipcode')).toBeUndefined();
    localStore.write('zipcode', '02139');
    localStore.clear();
    expect(localStore.read('zipcode')).toBeUndefined();
  });

  it('tells those who listen all the same', () => {
    vi.stubGlobal('localStorage', refusing);
    const listener = vi.fn<() => void>();
    const stop = localStore.subscribe(listener);
    localStore.write('token', 'x');
    localStore.remove('token');
    stop();
    localStore.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a browser whose store is full', () => {
  /** Replaces the browser's storages by ones that accept nothing more from then on. */
  const fill = () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      const stored = globalThis[area];
      vi.stubGlobal(area, {
        getItem: (key: string) => stored.getItem(key),
        removeItem: (key: string) => stored.removeItem(key),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
    }
  };

  it('reads what was written, and not what was there before', () => {
    for (const store of [localStore, tabStore]) {
      store.write('told', 'old');
      fill();
      store.write('told', 'new');
      expect(store.read('told')).toBe('new');
      vi.unstubAllGlobals();
      store.write('told', 'newer');
      expect(store.read('told')).toBe('newer');
      fill();
      store.write('told', 'newest');
      store.remove('told');
      expect(store.read('told')).toBeUndefined();
      vi.unstubAllGlobals();
    }
  });

  it('follows what another tab changed afterwards', () => {
    const stop = localStore.subscribe(() => undefined);
    localStore.write('token', 'old');
    fill();
    localStore.write('token', 'new');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'told' }));
    expect(localStore.read('token')).toBe('new');
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'token' }));
    expect(localStore.read('token')).toBeUndefined();
    localStore.write('token', 'new');
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
    expect(localStore.read('token')).toBeUndefined();
    stop();
  });
});

describe('those who listen', () => {
  it('hear of another tab, and of a page that Back brings back', () => {
    const listener = vi.fn<() => void>();
    const stop = localStore.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it.each(['', 'undefined', 'null', 'false'])('a token that is damaged counts as none: “%s”', (token) => {
  localStore.write('token', token);
  expect(readToken()).toBeUndefined();
});

it('a token is one', () => {
  expect(readToken()).toBeUndefined();
  localStore.write('token', 'abc');
  expect(readToken()).toBe('abc');
});

it('on the server only what the asking browser keeps is read, and nothing is written', () => {
  localStorage.setItem('token', 'of-the-process');
  readStorageWith((area, key) => (area === 'localStorage' && key === 'zipcode' ? '02139' : undefined));
  try {
    expect([localStore.read('zipcode'), readToken()]).toEqual(['02139', undefined]);
    localStore.write('zipcode', '10001');
    localStore.remove('token');
    expect(localStore.read('zipcode')).toBe('02139');
  } finally {
    readStorageWith(undefined);
  }
  expect([localStorage.getItem('zipcode'), localStorage.getItem('token')]).toEqual([null, 'of-the-process']);
});
