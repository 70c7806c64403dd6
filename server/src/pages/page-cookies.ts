import { digestOf, pageCookies, type Viewer } from '@clearplate/contract/page-rendering';
import { z } from 'zod';
import { languageOf } from '../http/language.ts';
import { bearerToken } from '../http/session.ts';

// This is how long an unused session lasts.
const idleSeconds = 30 * 24 * 60 * 60;

/** With TLS, no other host of the domain, and nobody in between, can write a cookie with this name. */
const sessionName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${pageCookies.session}`;

const written = (value: string, isSecure: boolean, seconds: number) =>
  `${sessionName(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** Makes a browser send its token when it requests pages. No script and no call of the API reads this cookie. */
export const sessionCookie = (token: string, isSecure: boolean): string => written(token, isSecure, idleSeconds);

/** Removes the cookie of a session that has ended. */
export const endedCookie = (isSecure: boolean): string => written('', isSecure, 0);

const short = z.string().min(1).max(200).optional();

const View = z.object({ session: short, zipcode: short, address: short, language: short, menuOrder: short });

/** Is more than every allergen that can be ticked. */
const longestTicks = 4000;

function readText(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readView(text: string | undefined): z.infer<typeof View> {
  try {
    return View.parse(JSON.parse(readText(text) ?? '{}'));
  } catch {
    // The browser of whoever wrote that stores something else, so it discards the page.
    return {};
  }
}

function findCookies(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2) as [string, string?]);
  return new Map(pairs.map(([name, value = '']) => [name, value]));
}

interface PageHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Returns the viewer of a page that is the same for all who read its language. */
export const visitorReading = (language: Viewer['language']): Viewer => ({
  token: undefined,
  zipcode: undefined,
  address: undefined,
  ticks: undefined,
  language,
});

export const readVisitor = (headers: PageHeaders): Viewer => visitorReading(languageOf(headers['accept-language']));

/**
 * Returns whom a page is for, from the cookies; a session's cookie is still to be looked up. `hasLeft`: there is one,
 * but the browser has another token or none by now, for example after signing out without a network.
 */
export function readViewer(headers: PageHeaders, isSecure: boolean): Viewer & { readonly hasLeft: boolean } {
  // Most visitors have no cookie to read.
  if (headers.cookie === undefined) return { ...readVisitor(headers), hasLeft: false };
  const cookies = findCookies(headers.cookie);
  const view = readView(cookies.get(pageCookies.view));
  const token = bearerToken(`Bearer ${cookies.get(sessionName(isSecure)) ?? ''}`);
  const ticks = readText(cookies.get(pageCookies.ticks));
  const isTheirs = token !== undefined && view.session === digestOf(token);
  const chosen = view.language?.slice(0, 2);
  return {
    token: isTheirs ? token : undefined,
    hasLeft: token !== undefined && !isTheirs,
    zipcode: view.zipcode,
    address: view.address,
    ticks: ticks !== undefined && ticks !== '' && ticks.length <= longestTicks ? ticks : undefined,
    menuOrder: view.menuOrder,
    language: chosen === 'en' || chosen === 'es' ? chosen : languageOf(headers['accept-language']),
  };
}

/** Returns whether every visitor gets the same page, in their language. */
export const isVisitor = ({ token, zipcode, address, ticks }: Viewer): boolean =>
  token === undefined && zipcode === undefined && address === undefined && ticks === undefined;
