import { type ReactNode, useSyncExternalStore } from 'react';
import { announce } from './announcer.tsx';

export type ToastKind = 'success' | 'error';

let shown: ReactNode;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns what renders toasts, from the first one on, because it loads lazily. */
export function useToaster(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

/**
 * Shows a message at the top right for 1500 ms. Anything that the user must know is on the page as well. If the code
 * can't be loaded, for example without a network, the message is announced in sight, and the next toast tries again.
 */
export async function toast(text: string, kind: ToastKind = 'success'): Promise<void> {
  try {
    const { showToast, toaster } = await import('./toaster.tsx');
    shown = toaster;
    for (const listener of listeners) listener();
    showToast(text, kind);
  } catch {
    announce(text, true);
  }
}
