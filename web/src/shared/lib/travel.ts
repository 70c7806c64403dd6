/** The screen may freeze this long for the next page, in ms. A slower page arrives without the animation. */
const timeoutMs = 200;

let arrive: (() => void) | undefined;

/**
 * Called when another page renders. Returns whether a view transition is running, so that it needs no other animation.
 */
export function endTravel(): boolean {
  const isTravelling = arrive !== undefined;
  arrive?.();
  return isTravelling;
}

/** Returns the animated elements, under the names that the next page's head uses: see travel.css. */
const partsOf = (card: Element | null) =>
  [
    ['record-picture', card?.querySelector<HTMLElement>('.picture')],
    ['record-name', card?.querySelector<HTMLElement>('h2, h3, h4')],
  ] as const;

function nameParts(card: Element | null, named: boolean): void {
  for (const [name, part] of partsOf(card)) if (part) part.style.viewTransitionName = named ? name : '';
}

/**
 * Animates from a card to its page with a view transition of picture and name. Returns `false` and does nothing if the
 * browser doesn't support it, or the user prefers reduced motion.
 */
export function travel(card: Element | null, go: () => void): boolean {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  nameParts(card, true);
  const end = () => {
    arrive = undefined;
    delete document.documentElement.dataset['travelling'];
  };
  const transition = document.startViewTransition(() => {
    nameParts(card, false);
    document.documentElement.dataset['travelling'] = '';
    return new Promise<void>((resolve) => {
      // The current page has elements of the same names, and nothing may be animated to those.
      const giveUp = setTimeout(() => {
        end();
        resolve();
        transition.skipTransition();
      }, timeoutMs);
      arrive = () => {
        clearTimeout(giveUp);
        resolve();
      };
      go();
    });
  });
  // The transition is skipped if another follows at once or the page is hidden.
  transition.ready.catch(() => undefined);
  void transition.finished.then(end, end);
  return true;
}
