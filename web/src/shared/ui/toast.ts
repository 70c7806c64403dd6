import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error';

let wanted = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true from the first toast on, because the toaster loads lazily. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
}

/** Shows a message at the top right for 1500 ms. Anything that the user must know is on the page as well. */
export async function toast(text: string, kind: ToastKind = 'success'): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { showToast } = await import('./toaster.tsx');
  showToast(text, kind);
}
