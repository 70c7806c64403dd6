import { digestOf, pageCookies, type ViewCookie } from '@clearplate/contract/page-rendering';
import { client } from '../shared/api/client.ts';
import { localStore, readToken, tabStore, ticksKey } from '../shared/lib/storage.ts';

const halfYear = 180 * 24 * 60 * 60;

/** Writes a cookie. `undefined` removes it, and without a maximum age it lasts for the browser's session. */
function writeCookie(name: string, value: string | undefined, seconds?: number): void {
  const age = value === undefined ? '; max-age=0' : seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; samesite=lax${age}${secure}`;
}

const hasCookie = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${encodeURIComponent(value)}`);

/** Returns the view as JSON, leaving out what isn't stored. */
function viewOf(token: string | undefined): string {
  const view: Readonly<Record<keyof ViewCookie, string | undefined>> = {
    session: token && digestOf(token),
    zipcode: localStore.read('zipcode'),
    address: localStore.read('address'),
    language: localStore.read('language'),
    menuOrder: localStore.read('menuOrder'),
  };
  return JSON.stringify(view);
}

/**
 * Tells the server by cookies whom to render the next page for. The browser's storage decides: the session cookie,
 * which only the server can write, counts only while its token is stored here. Of two tabs with different ticks the
 * last one counts, and the other discards what was rendered. `wasTheirs` means that no page was rendered for somebody
 * else, so that the session cookie is there if the browser ever got one.
 */
export function syncPageCookies(wasTheirs: boolean): void {
  const first = readToken();
  let told = wasTheirs && first !== undefined && document.cookie.includes(digestOf(first)) ? first : undefined;
  let isOpen = true;
  // The visible tab decides. A tab that is left removes its own ticks, but not those of another tab.
  const tellTicks = () => {
    const ticks = tabStore.read(ticksKey);
    if (isOpen) {
      if (document.visibilityState === 'visible') writeCookie(pageCookies.ticks, ticks);
    } else if (ticks !== undefined && hasCookie(pageCookies.ticks, ticks)) writeCookie(pageCookies.ticks, undefined);
  };
  const tell = () => {
    const token = readToken();
    const view = viewOf(token);
    writeCookie(pageCookies.view, view === '{}' ? undefined : view, halfYear);
    tellTicks();
    if (token === told) return;
    told = token;
    // If this fails, the next page is rendered in the browser.
    if (token !== undefined) client.keepPageSession().catch(() => undefined);
  };
  tell();
  localStore.subscribe(tell);
  tabStore.subscribe(tell);
  // A reloaded page is requested before this one fires pagehide.
  for (const event of ['pagehide', 'pageshow'])
    addEventListener(event, () => {
      isOpen = event === 'pageshow';
      tell();
    });
  document.addEventListener('visibilitychange', tellTicks);
}
