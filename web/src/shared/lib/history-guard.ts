type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Must run once, before the router listens: browsers call a window's listeners in the order of registration, and only
 * an earlier one can hide a navigation from the router.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Intercepts Back and Forward before the router. Returns how to stop. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
