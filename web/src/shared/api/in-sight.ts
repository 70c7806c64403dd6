import { focusManager } from '@tanstack/react-query';

/** This is a little under a minute, so that nothing on screen is older than one, including the time of the request. */
const renewMs = 50_000;
/** After a failed refetch, the next try waits this long. */
const tryAgainMs = 10_000;

interface Renewed {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * These are options of a query that assessments depend on: on a visible page it is refetched each minute, and at once
 * when the page becomes visible, however fresh it is. If the first load fails, whoever shows the failure handles it.
 */
export const whileInSight = {
  refetchInterval: ({ state: { dataUpdatedAt, status } }: { readonly state: Renewed & { readonly status: string } }) =>
    dataUpdatedAt > 0 &&
    (status === 'error' ? tryAgainMs : Math.min(renewMs, Math.max(tryAgainMs, dataUpdatedAt + renewMs - Date.now()))),
  refetchOnWindowFocus: 'always',
} as const;

/** Returns whether a refetch failed and the data is too old to show, so that it may clear nothing. */
export const isOutdated = ({ dataUpdatedAt, errorUpdatedAt }: Renewed): boolean =>
  dataUpdatedAt > 0 && errorUpdatedAt - dataUpdatedAt > 60_000;

/** Going back in the browser, and switching between windows side by side, bring a page back without hiding it. */
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
