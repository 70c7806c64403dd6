import { sayList } from '../../translations/say.ts';

/** "Milk", "Milk and Eggs", "Milk, Eggs and Sesame". */
export function sayAnd(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return sayList(words);
}
