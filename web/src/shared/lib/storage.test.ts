import { describe, expect, it, vi } from 'vitest';
import { localStore, readStorageWith, readToken } from './storage.ts';

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
