import { useSyncExternalStore } from 'react';

/** A position is in degrees, rounded to about 100 m, because nobody needs to know the house. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Says what we know of the browser's position. It is held in memory only, so a reload forgets it. */
export type Here =
  | { readonly status: 'not-asked' | 'asking' | 'refused' | 'late' | 'unavailable' }
  | { readonly status: 'known'; readonly position: Position };

let here: Here = { status: 'not-asked' };
const listeners = new Set<() => void>();

function tell(next: Here): void {
  here = next;
  for (const listener of listeners) listener();
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
const statuses = { 1: 'refused', 3: 'late' } as const;
const timeoutMs = 15_000;
/** We accept a position that the browser determined up to this long ago. */
const maxAgeMs = 5 * 60_000;

/** Asks the browser for its position, after the user has pressed for it. The answer is never stored. */
export function askWhere(): void {
  if (here.status === 'asking') return;
  // Geolocation is missing if the page came over an insecure connection.
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) return tell({ status: 'unavailable' });
  tell({ status: 'asking' });
  geolocation.getCurrentPosition(
    ({ coords }) =>
      tell({ status: 'known', position: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } }),
    ({ code }) => tell({ status: code === 1 || code === 3 ? statuses[code] : 'unavailable' }),
    { timeout: timeoutMs, maximumAge: maxAgeMs },
  );
}

export function forgetWhere(): void {
  tell({ status: 'not-asked' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useHere(): Here {
  return useSyncExternalStore(
    subscribe,
    () => here,
    () => here,
  );
}
