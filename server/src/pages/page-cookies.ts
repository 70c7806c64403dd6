import { digestOf, pageCookies, type Viewer } from '@clearplate/contract/page-rendering';
import { z } from 'zod';
import { languageOf } from '../http/language.ts';
import { bearerToken } from '../http/session.ts';

// As long as a session lasts that nobody uses.
const idleSeconds = 30 * 24 * 60 * 60;

/** By TLS no other host of the domain, and nobody in between, can write a cookie of this name. */
const sessionName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${pageCookies.session}`;

const written = (value: string, isSecure: boolean, seconds: number) =>
  `${sessionName(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** Has a browser send its token with the pages that it asks for. No script reads it, and no call of the API. */
export const sessionCookie = (token: string, isSecure: boolean): string => written(token, isSecure, idleSeconds);

/** Takes the cookie of a session away that has ended. */
export const endedCookie = (isSecure: boolean): string => written('', isSecure, 0);

const short = z.string().min(1).max(200).optional();

const View = z.object({ session: short, zipcode: short, address: short, language: short, menuOrder: short });

/** More than every allergen that can be ticked. */
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
    // Whoever wrote that has a browser that keeps something else: it throws the page away.
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
 * Whom a page is for; with a session's cookie to be looked up. `hasLeft`: there is one, and the browser keeps another token
 * or none by now, as after a sign-out without a network.
 */
export function readViewer(headers: PageHeaders, isSecure: boolean): Viewer & { readonly hasLeft: boolean } {
  // Of most visitors there is nothing to read.
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

/** Whether every visitor gets the same page, in their language. */
export const isVisitor = ({ token, zipcode, address, ticks }: Viewer): boolean =>
  token === undefined && zipcode === undefined && address === undefined && ticks === undefined;
