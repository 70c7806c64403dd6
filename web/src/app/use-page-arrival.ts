import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { markArrival } from '../shared/lib/use-page-title.ts';

/** After a change of page, not at the first one: the next page title is announced and takes the focus. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    markArrival();
  }, [pathname]);
}
