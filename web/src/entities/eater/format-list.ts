import { formatList } from '../../translations/t.ts';

/** Returns "Milk", "Milk and Eggs" or "Milk, Eggs and Sesame". */
export function formatAnd(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return formatList(words);
}
