import { Suspense, type ReactNode, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A part whose code comes only in the browser, once the page around it is hydrated: a map, the editor of a menu. The
 * server renders `fallback` in its place, as does the browser until the code is there.
 */
export function BrowserPart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
