import { useEffect } from 'react';
import { announce } from '../ui/announcer.tsx';
import { noteHead } from './page-head.ts';

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

const fullTitle = (title: string) => (title === product ? product : `${title} · ${product}`);

/** What stands in the page's head as long as no page says anything of its own. */
let standing: string | undefined;

function describe(description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) return;
  standing ??= meta.dataset['standing'] ?? meta.content;
  meta.content = description ?? standing;
}

export interface PageAbout {
  /** In a sentence or two, for who has not opened the page yet. */
  readonly description?: string | undefined;
  readonly picture?: string | null | undefined;
}

/**
 * Names the page in the tab and, after a change of page, to whoever listens. `undefined`: not known yet. On the server
 * it says, with what the page is about, what stands in its head.
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
