import type { PagePath } from '@clearplate/contract/page-paths';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server drew a page from. */
export interface DrawnState {
  /** Left out where no page has the address. */
  readonly path?: PagePath;
  /** As React Query writes down what it holds. */
  readonly queries: DehydratedState;
}

/**
 * What stands in the page for whoever goes on from what the server drew: a visitor. `undefined` for others, of whom
 * the script in the page's head found something in the browser; nothing of a visitor's view is theirs.
 */
export function takeDrawnState(language: string): DrawnState | undefined {
  const script = document.getElementById('drawn-state');
  script?.remove();
  const isVisitor = document.documentElement.dataset['person'] === 'no';
  // It is drawn in English.
  if (!script || !isVisitor || language !== 'en') return undefined;
  try {
    return JSON.parse(script.textContent) as DrawnState;
  } catch {
    return undefined;
  }
}
