import { Suspense, type ReactNode, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Renders code that only loads in the browser, after hydration, such as a map or the menu editor. Until then, and on
 * the server, `fallback` is rendered.
 */
export function BrowserPart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
