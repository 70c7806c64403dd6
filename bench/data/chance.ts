/** Pseudo-random numbers that are the same in every run. */
export interface Chance {
  /** Returns a number from 0 to 1, without 1. */
  next(): number;
  /** Returns a whole number from 0 to `end`, without `end`. */
  below(end: number): number;
  is(probability: number): boolean;
  of<Value>(values: readonly Value[]): Value;
  /** Returns a log-normally distributed number. */
  around(median: number, spread: number): number;
}

/** Mulberry32, a generator with 32 bits of state, which is good enough for text that needn't be unpredictable. */
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

/** Returns a function that picks an index with a probability proportional to its weight. */
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

/** Returns a function that picks a rank by Zipf's law: the n-th is 1 / n^exponent as frequent as the first. */
export function zipf(count: number, exponent: number): (chance: Chance) => number {
  return weighted(Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent));
}
