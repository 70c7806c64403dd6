import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { placeInView } from './scroll-place.ts';
import { ScrollPositions, scrollWhenReady, type Restoration } from './scroll-positions.ts';

/** A fresh visit starts at the top, also where this tab has been before. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

interface Shown {
  /** The entry of the history. */
  entry: string;
  /** Until it is over, the page is not where it was left, and that stays known. */
  restoration?: Restoration | undefined;
}

function useRecording(positions: ScrollPositions, shown: { readonly current: Shown }): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leaving = new AbortController();
    const on = (event: string, act: () => void, capture = true) =>
      window.addEventListener(event, act, { capture, passive: true, signal: leaving.signal });
    const recordPlace = () => {
      const { entry, restoration } = shown.current;
      if (restoration?.isOver() ?? true) positions.set(entry, placeInView());
    };
    on('scroll', recordPlace, false);
    on('click', recordPlace);
    // Before the router hears it: it shows the next page at once.
    on('popstate', recordPlace);
    on('pagehide', () => {
      recordPlace();
      positions.save();
    });
    return () => leaving.abort();
  }, [positions, shown]);
}

/** Back and Forward find a page where it was left; another page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(() => new ScrollPositions());
  const entry = `${key} ${pathname}${search}`;
  const current = useRef<Shown>({ entry });
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const page = `${pathname}${search}`;
    const before = shown.current;
    current.current = { entry };
    shown.current = page;
    if (before === undefined) positions.load();
    const isReturn = before === undefined ? cameBack() : type === 'POP';
    const left = positions.get(entry);
    // A page that was seen before its code was there: the browser has put it where it was, or somebody has scrolled.
    if (before === undefined && (!left || window.scrollY > 0)) return undefined;
    if (isReturn && left?.top) {
      const restoration = scrollWhenReady(left);
      current.current = { entry, restoration };
      return restoration.end;
    }
    const isOtherPage = before !== undefined && (type === 'PUSH' ? before !== page : before.split('?')[0] !== pathname);
    if (isReturn || (isOtherPage && !hash)) window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, search, hash, type, positions]);

  useRecording(positions, current);
}
