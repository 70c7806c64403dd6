/**
 * Returns how many letters have to be added, removed, changed or swapped with their neighbour to turn one word into the
 * other.
 */
export function editDistance(one: string, other: string): number {
  const from = Array.from(one);
  const to = Array.from(other);
  let before: number[] = [];
  let last = to.map((_, index) => index + 1);
  last.unshift(0);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

const withoutDoubles = (word: string) => word.replaceAll(/(\p{L})\1+/gu, '$1');

/**
 * Returns how badly a word is misspelled. A letter that is wrongly doubled or single is the least of mistakes:
 * "buritto".
 */
export function spellingDistance(word: string, right: string): number {
  const distance = editDistance(word, right);
  return distance > 0 && withoutDoubles(word) === withoutDoubles(right) ? 0.5 : distance;
}
