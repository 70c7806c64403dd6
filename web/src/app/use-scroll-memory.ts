import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type ScrollPosition, placeInView, scrollTowards } from './scroll-position.ts';
import { returnStateOf } from '../features/session/return-state.ts';
import { tabStore } from '../shared/lib/storage.ts';

const storeKey = 'places';
const kept = 60;

/** The browser itself may scroll by a pixel when what becomes visible differs from its estimated height. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/**
 * Scroll positions by history entry, which survive a reload of the tab. A card stays recorded while a transition covers
 * it.
 */
class ScrollPositions {
  #positions = new Map<string, ScrollPosition>();

  load(): void {
    try {
      const entries: unknown = JSON.parse(tabStore.read(storeKey) ?? '[]');
      if (Array.isArray(entries)) this.#positions = new Map(entries as [string, ScrollPosition][]);
    } catch {
      this.#positions = new Map();
    }
  }

  set(entry: string, place: ScrollPosition): void {
    const before = this.#positions.get(entry);
    this.#positions.delete(entry);
    this.#positions.set(entry, place.card || !before || !isSame(before.top, place.top) ? place : before);
  }

  get(entry: string): ScrollPosition | undefined {
    return this.#positions.get(entry);
  }

  save(): void {
    tabStore.write(storeKey, JSON.stringify([...this.#positions].slice(-kept)));
  }
}

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;
const timeoutMs = 4000;
/** A card that somebody returns to is put this far below the top of the window, in CSS px. */
const belowTop = 80;
/**
 * A page must be still for this many frames in a row: what comes into view gets its layout some frames later, and what
 * is awaited even later.
 */
const calmFrames = { there: 12, without: 60, away: Infinity };

interface Restoration {
  readonly isOver: () => boolean;
  readonly end: () => void;
}

const look = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

/** Scrolls to a position and holds it until the page is long enough and still, unless the user moves first. */
function scrollWhenReady(place: ScrollPosition): Restoration {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  const until = performance.now() + timeoutMs;
  let calm = 0;
  let left = look();
  const attempt = () => {
    const now = look();
    // The height is the same and we didn't scroll, so the user did, in one way or another.
    if (now.height === left.height && Math.abs(now.top - left.top) > 1) end();
    if (signal.aborted) return;
    const arrival = scrollTowards(place);
    left = look();
    calm = arrival === 'away' ? 0 : calm + 1;
    if (calm > calmFrames[arrival] || performance.now() > until) end();
    else requestAnimationFrame(attempt);
  };
  for (const sign of signsOfLife) window.addEventListener(sign, end, { signal, passive: true });
  attempt();
  return { isOver: () => signal.aborted, end };
}

/**
 * Returns whether the tab came back to the page. A fresh visit starts at the top, even where this tab has been before.
 */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

interface Shown {
  entry: string;
  /** Until it is over, the page isn't at its saved position, which must not be overwritten. */
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
    // This must run before the router, which renders the next page at once.
    on('popstate', recordPlace);
    on('pagehide', () => {
      recordPlace();
      positions.save();
    });
    return () => leaving.abort();
  }, [positions, shown]);
}

/** Restores the scroll position on Back and Forward, and scrolls other pages to their top. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(() => new ScrollPositions());
  const entry = `${key} ${pathname}${search}`;
  // Somebody who signs in for a card finds it again, wherever it is on their page now.
  const { card: href } = returnStateOf(state);
  const current = useRef<Shown>({ entry });
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const page = `${pathname}${search}`;
    const before = shown.current;
    current.current = { entry };
    shown.current = page;
    if (before === undefined) positions.load();
    const isBack = before === undefined ? cameBack() : type === 'POP';
    const left =
      positions.get(entry) ?? (href === undefined ? undefined : { top: 0, card: { href, offset: belowTop } });
    const isReturn = isBack || href !== undefined;
    // The page was visible before hydration, so the browser has restored its position, or the user has scrolled.
    if (before === undefined && (!left || window.scrollY > 0)) return undefined;
    if (isReturn && (left?.top || left?.card)) {
      const restoration = scrollWhenReady(left);
      current.current = { entry, restoration };
      return restoration.end;
    }
    const isOtherPage = before !== undefined && (type === 'PUSH' ? before !== page : before.split('?')[0] !== pathname);
    if (isReturn || (isOtherPage && !hash)) window.scrollTo(0, 0);
    return undefined;
  }, [entry, href, pathname, search, hash, type, positions]);

  useRecording(positions, current);
}
