import { useEffect, useSyncExternalStore } from 'react';

let spoken = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Announces a text to screen readers, in a live region that is on the page from the start. */
export function announce(text: string): void {
  // A trailing space makes repeating the same text a change.
  spoken = text === spoken ? `${text} ` : text;
  for (const listener of listeners) listener();
}

/** Announces a text whenever it changes. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}

export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  );
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer="">
      {text}
    </div>
  );
}
