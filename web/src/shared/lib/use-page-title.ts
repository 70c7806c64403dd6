import { useEffect } from 'react';
import { announce } from '../ui/announcer.tsx';

const product = 'Clearplate';
let arriving = false;
let focusedAtDeparture: Element | null = null;

/** Called by the app when another page is shown: its heading takes the focus, which reads it out. */
export function markArrival(): void {
  arriving = true;
  focusedAtDeparture = document.activeElement;
}

function hasMovedOn(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused !== focusedAtDeparture;
}

function welcome(title: string): void {
  arriving = false;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || hasMovedOn()) {
    announce(title);
    return;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the page in the tab and, after a change of page, to whoever listens. `undefined`: not known yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === product ? product : `${title} · ${product}`;
    if (arriving) welcome(title);
  }, [title]);
}
