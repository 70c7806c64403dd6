/** Where a page was left: as a number that holds while heights do, and as a card that holds while it is on the page. */
export interface ScrollPosition {
  /** From the top of the page, in CSS px. */
  readonly top: number;
  readonly card?: CardPlace;
}

interface CardPlace {
  /** Where the card's first link leads. */
  readonly href: string;
  /** Its upper edge, from the upper edge of the view, in CSS px. */
  readonly offset: number;
}

const cards = 'article';
/** No card is lower than this. To look at each place takes up to 1 ms on a slow device. */
const stepPx = 60;
/** Not in the middle, where a list of two columns has its gap. */
const acrossView = 0.6;

const hrefOf = (card: Element) => card.querySelector('a')?.getAttribute('href') ?? undefined;

/** The topmost card that is seen. Only what is seen is asked: what isn't may have no layout yet, and would be laid out for it. */
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

/** Several cards may lead to the same page first: of those, the one nearest to where it was. */
function cardAt({ top, card }: ScrollPosition): Element | undefined {
  if (!card) return undefined;
  const farFrom = (each: Element) => Math.abs(window.scrollY + each.getBoundingClientRect().top - top - card.offset);
  return [...document.querySelectorAll(cards)]
    .filter((each) => hrefOf(each) === card.href && each.checkVisibility())
    .toSorted((one, other) => farFrom(one) - farFrom(other))[0];
}

/** `without`: as far down as then, but what stood there is not on the page, or not yet. */
export type Arrival = 'there' | 'without' | 'away';

/** As near to there as the page allows now. Says where it was before. */
export function scrollTowards(place: ScrollPosition): Arrival {
  const found = cardAt(place);
  const away = found ? found.getBoundingClientRect().top - (place.card?.offset ?? 0) : place.top - window.scrollY;
  if (Math.abs(away) <= 1) return found || !place.card ? 'there' : 'without';
  window.scrollBy(0, away);
  return 'away';
}
