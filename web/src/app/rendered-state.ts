import { digestOfViewer } from '@clearplate/contract/page-rendering';
import type { PagePath } from '@clearplate/contract/pages';
import type { DehydratedState } from '@tanstack/react-query';
import { localStore, readToken, tabStore, ticksKey } from '../shared/lib/storage.ts';

/** What the server rendered a page from. */
export interface RenderedState {
  /** Left out where no page has the address. */
  readonly path?: PagePath;
  /** The time that it was rendered at. Milliseconds since 1970. */
  readonly at: number;
  /** As React Query writes down what it holds. */
  readonly queries: DehydratedState;
}

/** Of whoever is here now. */
export const digestOfPerson = (): string =>
  digestOfViewer({
    token: readToken(),
    zipcode: localStore.read('zipcode'),
    address: localStore.read('address'),
    ticks: tabStore.read(ticksKey),
  });

/**
 * What stands in the page for whoever it was rendered for. `undefined` for others: the script in the page's head has hidden it
 * from them, and nothing of it is theirs. Looked at again here, as another tab may have changed something since.
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
