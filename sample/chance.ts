/**
 * A number in [0, 1) that depends on the words alone (FNV-1a, then a final mix): the same words give
 * the same number on every machine, and neighbouring words give unrelated numbers.
 */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join('\u0000')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included. */
export function chanceBetween(low: number, high: number, ...words: (string | number)[]): number {
  return low + Math.floor(chance(...words) * (high - low + 1));
}

/** One of the keys, each as likely as its weight says. */
export function chanceOf<Key extends string>(
  weights: Readonly<Partial<Record<Key, number>>>,
  ...words: (string | number)[]
): Key {
  const entries = Object.entries(weights) as [Key, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance(...words) * total;
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new Error('no weights');
}
