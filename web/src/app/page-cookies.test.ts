import { afterEach, expect, it, vi } from 'vitest';
import { tabStore, ticksKey } from '../shared/lib/storage.ts';
import { syncPageCookies } from './page-cookies.ts';

const ticksOf = (text: string) => `clearplate_ticks=${encodeURIComponent(text)}`;
const cookies = () => document.cookie.split('; ');
let seen = 'visible';

afterEach(() => {
  document.cookie = 'clearplate_ticks=; path=/; max-age=0';
});

it('leaves a tab’s ticks to that tab: the one in sight writes them, and one that is left takes only its own away', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen as DocumentVisibilityState);
  tabStore.write(ticksKey, '["milk"]');
  syncPageCookies(true);
  expect(cookies()).toContain(ticksOf('["milk"]'));

  // Another tab comes into view, and this one hears of a change that concerns all tabs.
  seen = 'hidden';
  document.cookie = `${ticksOf('["peanuts"]')}; path=/`;
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
  expect(cookies()).toContain(ticksOf('["peanuts"]'));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(cookies()).toContain(ticksOf('["peanuts"]'));
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(cookies()).toContain(ticksOf('["peanuts"]'));

  seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(cookies()).toContain(ticksOf('["milk"]'));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(cookies()).not.toContain(ticksOf('["milk"]'));
});
