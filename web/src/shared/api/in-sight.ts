import { focusManager } from '@tanstack/react-query';

/** A little under a minute, so that with the answer's own way nothing in sight is older than one. */
const renewMs = 50_000;
/** So soon it is tried again where that failed. */
const tryAgainMs = 10_000;

interface Renewed {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * Options of a query that something is assessed by: while the page is in sight it is asked for again each minute, and at
 * once when the page comes back into sight, however fresh it is. What never came is left to whoever shows its failure.
 */
export const whileInSight = {
  refetchInterval: ({ state: { dataUpdatedAt, status } }: { readonly state: Renewed & { readonly status: string } }) =>
    dataUpdatedAt > 0 &&
    (status === 'error' ? tryAgainMs : Math.min(renewMs, Math.max(tryAgainMs, dataUpdatedAt + renewMs - Date.now()))),
  refetchOnWindowFocus: 'always',
} as const;

/** What could not be renewed and is older than it may be in sight: nobody may be cleared by it any more. */
export const isOutdated = ({ dataUpdatedAt, errorUpdatedAt }: Renewed): boolean =>
  dataUpdatedAt > 0 && errorUpdatedAt - dataUpdatedAt > 60_000;

/** Going back in the browser, and another window beside this one, change what is in sight without hiding the page. */
const returns = ['visibilitychange', 'pageshow', 'focus'];

export function watchReturns(): void {
  focusManager.setEventListener((onReturn) => {
    const onEvent = () => onReturn();
    for (const event of returns) globalThis.addEventListener(event, onEvent);
    return () => {
      for (const event of returns) globalThis.removeEventListener(event, onEvent);
    };
  });
}
