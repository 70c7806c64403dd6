type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Called once, before the router listens: browsers call a window's listeners in the order in which they came,
 * and only an earlier one can keep a step through the history from the router.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Hears of Back and Forward before the router does. Returns how to stop. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
