import { useEffect, useSyncExternalStore } from 'react';

let spoken = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something to screen readers through the live region that stands in the page from the start. */
export function announce(text: string): void {
  // A trailing space makes the same words twice in a row a change.
  spoken = text === spoken ? `${text} ` : text;
  for (const listener of listeners) listener();
}

/** Says a text whenever it becomes another one. */
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
