/** One line of a cart, as far as its total goes. */
export interface PricedLine {
  /** A whole number from 0. */
  readonly quantity: number;
  /** Whole US cents for one; `null`: no price is known. */
  readonly priceCents: number | null;
  /** The dish is no longer on the menu, so that it can't be ordered. */
  readonly isRemoved: boolean;
}

export interface CartTotal {
  /** Whole US cents of all lines that can be ordered and have a price. */
  readonly cents: number;
  /** Dishes (each as often as it is wanted) that can be ordered and have no price: the total leaves them out. */
  readonly unpriced: number;
}

/** What lines of a cart cost together. A price that isn't known counts as unknown, never as free. */
export function totalOf(lines: readonly PricedLine[]): CartTotal {
  let [cents, unpriced] = [0, 0];
  for (const { quantity, priceCents, isRemoved } of lines) {
    if (isRemoved) continue;
    if (priceCents === null) unpriced += quantity;
    else cents += quantity * priceCents;
  }
  return { cents, unpriced };
}
