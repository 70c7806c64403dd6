/**
 * Describes the scroll position of a page by a number, which is right while heights stay the same, and by a card, which
 * is right while it is on the page.
 */
export interface ScrollPosition {
  /** Measures from the top of the page, in CSS px. */
  readonly top: number;
  readonly card?: CardPlace;
}

interface CardPlace {
  /** The target of the card's first link. */
  readonly href: string;
  /** Measures the card's top edge from the top of the viewport, in CSS px. */
  readonly offset: number;
}

const cards = 'article';
/** Every card is taller than this, and each lookup takes up to 1 ms on a slow device. */
const stepPx = 60;
/** Off centre, because a list of two columns has its gap in the middle. */
const acrossView = 0.6;

const hrefOf = (card: Element) => card.querySelector('a')?.getAttribute('href') ?? undefined;

/** Returns the topmost visible card. Asking about invisible ones could force their layout. */
function topmostCard(): CardPlace | undefined {
  if (!document.querySelector(cards)) return undefined;
  for (let y = 1; y < window.innerHeight; y += stepPx) {
    const card = document.elementFromPoint(window.innerWidth * acrossView, y)?.closest(cards);
    const href = card && hrefOf(card);
    if (href) return { href, offset: Math.round(card.getBoundingClientRect().top) };
  }
  return undefined;
}

export function placeInView(): ScrollPosition {
  const top = Math.round(window.scrollY);
  const card = top > 0 ? topmostCard() : undefined;
  return { top, ...(card && { card }) };
}

/** Returns the saved card. If several link to the same page, it is the one nearest to the old position. */
function cardAt({ top, card }: ScrollPosition): Element | undefined {
  if (!card) return undefined;
  const farFrom = (each: Element) => Math.abs(window.scrollY + each.getBoundingClientRect().top - top - card.offset);
  return [...document.querySelectorAll(cards)]
    .filter((each) => hrefOf(each) === card.href && each.checkVisibility())
    .toSorted((one, other) => farFrom(one) - farFrom(other))[0];
}

/** `without` means that the scroll position is right but the card isn't on the page, or isn't there yet. */
export type Arrival = 'there' | 'without' | 'away';

/** Scrolls as near to the saved position as possible now. Returns where the page was before. */
export function scrollTowards(place: ScrollPosition): Arrival {
  const found = cardAt(place);
  const away = found ? found.getBoundingClientRect().top - (place.card?.offset ?? 0) : place.top - window.scrollY;
  if (Math.abs(away) <= 1) return found || !place.card ? 'there' : 'without';
  window.scrollBy(0, away);
  return 'away';
}
