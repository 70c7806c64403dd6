import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { guardHistory } from './history-guard.ts';

/** Where somebody wants to go: a path, or so many entries of the history. */
type Destination = string | number;

/** The router numbers its entries; without the numbers (another page of the web) one step back is meant. */
function stepOf(state: unknown, shown: unknown): number {
  const numberOf = (value: unknown) => (value as { idx?: unknown } | null)?.idx;
  const [to, from] = [numberOf(state), numberOf(shown)];
  return typeof to === 'number' && typeof from === 'number' ? to - from : -1;
}

/** The path of a plain press on a link within the app; anything else the browser handles. */
function ownPathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Back and Forward have happened when they are heard of: they are taken back, and the router never knows. */
function holdHistory(onTry: (to: Destination) => void): () => void {
  const shown: unknown = window.history.state;
  let passing = 0;
  return guardHistory((event) => {
    if (passing > 0) {
      passing -= 1;
      event.stopImmediatePropagation();
      return;
    }
    const step = stepOf(event.state, shown);
    if (step === 0) return;
    event.stopImmediatePropagation();
    passing += 1;
    window.history.go(-step);
    onTry(step);
  });
}

export interface LeaveGuard {
  /** Somebody wants to leave and has not been answered. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** While `active`, links, Back and closing the tab ask first. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [wanted, setWanted] = useState<Destination>();
  const [isFree, setFree] = useState(false);
  const navigate = useNavigate();
  const ask = useEffectEvent(setWanted);
  const isGuarding = active && !isFree;

  useEffect(() => {
    if (!isGuarding) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onPress = (event: MouseEvent) => {
      const path = ownPathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(path);
    };
    document.addEventListener('click', onPress, { capture: true, signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const release = holdHistory((to) => ask(to));
    return () => {
      stop.abort();
      release();
    };
  }, [isGuarding]);

  return {
    isAsking: isGuarding && wanted !== undefined,
    stay: () => setWanted(undefined),
    leave: () => {
      // Nothing may hold it back any more when it goes.
      flushSync(() => setFree(true));
      if (typeof wanted === 'string') void navigate(wanted);
      else if (wanted !== undefined) void navigate(wanted);
    },
  };
}
