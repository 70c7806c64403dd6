import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf, type PricedLine } from './cart-total.ts';
import { formatPrice } from './money.ts';

/** The tables allow 99 of a dish and 100,000 dollars each. */
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  priceCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { freq: 4 }),
  isRemoved: fc.boolean(),
});
const cart = fc.array(line, { maxLength: 100 });

function holds(check: (lines: readonly PricedLine[], more: readonly PricedLine[]) => void): void {
  fc.assert(fc.property(cart, cart, check), { numRuns: 2000 });
}

describe('the total of a cart', () => {
  it('adds up to the cent, as exact arithmetic does', () => {
    holds((lines) => {
      const exact = lines
        .filter(({ isRemoved, priceCents }) => !isRemoved && priceCents !== null)
        .reduce((sum, { quantity, priceCents }) => sum + BigInt(quantity) * BigInt(priceCents ?? 0), 0n);
      const { cents } = totalOf(lines);
      expect(BigInt(cents)).toBe(exact);
      // Converting cents to dollars and back loses nothing, whereas a sum of dollars might.
      expect(Math.round((cents / 100) * 100)).toBe(cents);
      expect(formatPrice(Math.round(Number(JSON.stringify(cents / 100)) * 100))).toBe(formatPrice(cents));
    });
  });

  it('is that of its parts together, in any order', () => {
    holds((lines, more) => {
      const [one, other, both] = [totalOf(lines), totalOf(more), totalOf([...lines, ...more])];
      expect(both).toEqual({ cents: one.cents + other.cents, unpriced: one.unpriced + other.unpriced });
      expect(totalOf(lines.toReversed())).toEqual(one);
    });
  });

  it('takes a line twice as often for two lines', () => {
    holds((lines) => {
      const doubled = lines.map((each) => ({ ...each, quantity: each.quantity * 2 }));
      expect(totalOf(doubled)).toEqual(totalOf([...lines, ...lines]));
    });
  });

  it('leaves out what can’t be ordered, and counts what has no price', () => {
    holds((lines) => {
      expect(totalOf(lines.map((each) => ({ ...each, isRemoved: true })))).toEqual({ cents: 0, unpriced: 0 });
      const unpriced = lines.map((each) => ({ ...each, isRemoved: false, priceCents: null }));
      expect(totalOf(unpriced)).toEqual({ cents: 0, unpriced: lines.reduce((sum, { quantity }) => sum + quantity, 0) });
    });
  });

  it('of nothing is nothing', () => {
    expect(totalOf([])).toEqual({ cents: 0, unpriced: 0 });
  });
});
