import { useEffect, useSyncExternalStore } from 'react';

interface Spoken {
  readonly text: string;
  readonly isSeen?: boolean | undefined;
}

const nothing: Spoken = { text: '' };
let spoken = nothing;

/** A text that is shown stays for this long, in ms. */
const shown = 6000;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Announces a text to screen readers, in a live region that is on the page from the start, and shows it if asked to. */
export function announce(text: string, isSeen?: boolean): void {
  // A trailing space makes repeating the same text a change.
  const own: Spoken = { text: text === spoken.text ? `${text} ` : text, isSeen };
  spoken = own;
  for (const listener of listeners) listener();
  if (isSeen) setTimeout(() => spoken === own && announce(''), shown);
}

/** Announces a text whenever it changes. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}

export function Announcer() {
  const { text, isSeen } = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => nothing,
  );
  return (
    <div className={isSeen ? 'announced' : 'visually-hidden'} aria-live="polite" aria-atomic="true" data-announcer="">
      {text}
    </div>
  );
}
