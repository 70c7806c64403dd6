import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error';

let wanted = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True from the first toast on: only then is the toaster loaded. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
}

/** A passing message, top right for 1500 ms. What somebody must know stands in the page as well. */
export async function toast(text: string, kind: ToastKind = 'success'): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { showToast } = await import('./toaster.tsx');
  showToast(text, kind);
}
