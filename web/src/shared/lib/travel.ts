/** So long the screen may stand still for the next page, in ms. What takes longer arrives without this motion. */
const patience = 200;

let arrive: (() => void) | undefined;

/** Called when another page is shown. Says whether it travels in, and needs no other motion. */
export function endTravel(): boolean {
  const isTravelling = arrive !== undefined;
  arrive?.();
  return isTravelling;
}

/** What goes along, under the names that the next page's head takes: see travel.css. */
const partsOf = (card: Element | null) =>
  [
    ['record-picture', card?.querySelector<HTMLElement>('.picture')],
    ['record-name', card?.querySelector<HTMLElement>('h2, h3, h4')],
  ] as const;

function nameParts(card: Element | null, named: boolean): void {
  for (const [name, part] of partsOf(card)) if (part) part.style.viewTransitionName = named ? name : '';
}

/**
 * Goes from a card to its page in one motion: picture and name travel to where they stand there. `false`: not here, or
 * not for who asked for less motion; then nothing is done.
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
      // The page that is still there has places of the same names, which nothing may travel to.
      const giveUp = setTimeout(() => {
        end();
        resolve();
        transition.skipTransition();
      }, patience);
      arrive = () => {
        clearTimeout(giveUp);
        resolve();
      };
      go();
    });
  });
  // Skipped where another follows at once, or the page is hidden.
  transition.ready.catch(() => undefined);
  void transition.finished.then(end, end);
  return true;
}
