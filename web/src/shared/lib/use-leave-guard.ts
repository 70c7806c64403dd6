import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { guardHistory } from './history-guard.ts';

/** Says where the user wants to go: a path, or this many history entries. */
type Destination = string | number;

/**
 * Returns how many entries a navigation goes. The router numbers them; without numbers (another site's page) we assume
 * one step back.
 */
function stepOf(state: unknown, shown: unknown): number {
  const numberOf = (value: unknown) => (value as { idx?: unknown } | null)?.idx;
  const [to, from] = [numberOf(state), numberOf(shown)];
  return typeof to === 'number' && typeof from === 'number' ? to - from : -1;
}

/** Returns the path of a plain click on a link within the app, and leaves everything else to the browser. */
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

/** Reverts Back and Forward, which have already happened when the event fires, and hides them from the router. */
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
  /** The user wants to leave and is being asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** While `active`, asks before following links, going back and closing the tab. */
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
      // The guard must be off before the navigation starts.
      flushSync(() => setFree(true));
      if (typeof wanted === 'string') void navigate(wanted);
      else if (wanted !== undefined) void navigate(wanted);
    },
  };
}
