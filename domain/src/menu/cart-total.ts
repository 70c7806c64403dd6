/** This is one line of a cart, as its total needs it. */
export interface PricedLine {
  /** This is a whole number from 0. */
  readonly quantity: number;
  /** The price of one in whole US cents; `null` if no price is known. */
  readonly priceCents: number | null;
  /** The dish is no longer on the menu and can't be ordered. */
  readonly isRemoved: boolean;
}

export interface CartTotal {
  /** The price in whole US cents of all lines that can be ordered and have a price. */
  readonly cents: number;
  /** How many dishes can be ordered but have no price, counted by quantity. The total leaves them out. */
  readonly unpriced: number;
}

/** Adds up the lines of a cart. An unknown price counts as unknown, never as free. */
export function totalOf(lines: readonly PricedLine[]): CartTotal {
  let [cents, unpriced] = [0, 0];
  for (const { quantity, priceCents, isRemoved } of lines) {
    if (isRemoved) continue;
    if (priceCents === null) unpriced += quantity;
    else cents += quantity * priceCents;
  }
  return { cents, unpriced };
}
