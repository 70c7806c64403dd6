import { useEffect } from 'react';
import { announce } from '../ui/announcer.tsx';
import { noteHead } from './page-head.ts';

const product = 'Clearplate';
let arriving = false;
let focusedAtDeparture: Element | null = null;

/** Called by the app when another page renders: its heading takes the focus, so that screen readers announce it. */
export function markArrival(): void {
  arriving = true;
  focusedAtDeparture = document.activeElement;
}

function hasMovedOn(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused !== focusedAtDeparture;
}

/** Moves the focus to a heading, which is read then, and leaves the page where it is. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function welcome(title: string): void {
  arriving = false;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || hasMovedOn()) {
    announce(title);
    return;
  }
  focusHeading(heading);
}

const fullTitle = (title: string) => (title === product ? product : `${title} · ${product}`);

/** The page's head has this description while no page sets its own. */
let standing: string | undefined;

function describe(description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) return;
  standing ??= meta.dataset['standing'] ?? meta.content;
  meta.content = description ?? standing;
}

export interface PageAbout {
  /** A sentence or two for somebody who hasn't opened the page yet. */
  readonly description?: string | undefined;
  readonly picture?: string | null | undefined;
}

/**
 * Sets the title and, after a navigation, announces it to screen readers; `undefined` while it is unknown. On the
 * server it also sets what is in the page's head.
 */
export function usePageTitle(title: string | undefined, { description, picture }: PageAbout = {}): void {
  if (title !== undefined) noteHead({ title: fullTitle(title), description, picture: picture ?? undefined });
  useEffect(() => {
    if (title === undefined) return;
    document.title = fullTitle(title);
    describe(description);
    if (arriving) welcome(title);
  }, [title, description]);
}
