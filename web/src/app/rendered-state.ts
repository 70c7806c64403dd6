import { digestOfViewer } from '@clearplate/contract/page-rendering';
import type { PagePath } from '@clearplate/contract/pages';
import type { DehydratedState } from '@tanstack/react-query';
import { localStore, readToken, tabStore, ticksKey } from '../shared/lib/storage.ts';

/** Holds what the server rendered a page from. */
export interface RenderedState {
  /** Left out if no page has the address. */
  readonly path?: PagePath;
  /** When the page was rendered, in epoch milliseconds. */
  readonly at: number;
  /** Left out if menus are in the order of what somebody avoids. */
  readonly menuOrder?: string;
  /** The cache, as dehydrated by React Query. */
  readonly queries: DehydratedState;
}

/** Returns the digest of the current user. */
export const digestOfPerson = (): string =>
  digestOfViewer({
    token: readToken(),
    zipcode: localStore.read('zipcode'),
    address: localStore.read('address'),
    ticks: tabStore.read(ticksKey),
  });

/**
 * Returns the page's state if it was rendered for the current user. Returns `undefined` for anybody else: the script in
 * the head has hidden the page from them, and nothing of it is theirs. It compares again, because another tab may have
 * changed something since.
 */
export function takeRenderedState(language: string): RenderedState | undefined {
  const { dataset, lang } = document.documentElement;
  const script = document.getElementById('drawn-state');
  script?.remove();
  const isForThem = dataset['person'] === 'same' && dataset['for'] === digestOfPerson() && lang === language;
  if (!script || !isForThem) return undefined;
  try {
    return JSON.parse(script.textContent) as RenderedState;
  } catch {
    return undefined;
  }
}
