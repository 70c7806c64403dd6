import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { endTravel } from '../shared/lib/travel.ts';
import { markArrival } from '../shared/lib/use-page-title.ts';

/** As `--quick`, in ms. */
const quick = 140;

/** Not at the first page, which is seen the sooner without; nor for who asked for less motion. */
function fadeIn(element: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Tests' documents have no animations.
  element?.animate?.({ opacity: [0, 1] }, { duration: quick, easing: 'ease-out' });
}

/** After a change of page, not at the first one: the page fades in, the next title is announced and takes the focus. */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    markArrival();
    if (!endTravel()) fadeIn(main.current);
  }, [pathname, main]);
}
