/** Numbers that look random and are the same in every run. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  is(probability: number): boolean;
  of<Value>(values: readonly Value[]): Value;
  /** A number whose logarithm is normally distributed. */
  around(median: number, spread: number): number;
}

/** Mulberry32, a generator of 32 bits of state: enough for text that nobody has to guess. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    is: (probability) => next() < probability,
    of<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to choose from');
      return value;
    },
    around(median, spread) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(spread * normal);
    },
  };
}

/** Draws the index of a weight, each as often as it weighs. */
export function weighted(weights: readonly number[]): (chance: Chance) => number {
  const sums: number[] = [];
  let total = 0;
  for (const weight of weights) sums.push((total += weight));
  return (chance) => {
    const at = chance.next() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Draws a rank as Zipf's law has it: the n-th is 1 / n^exponent as frequent as the first. */
export function zipf(count: number, exponent: number): (chance: Chance) => number {
  return weighted(Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent));
}
