/** "Milk", "Milk and Eggs", "Milk, Eggs and Sesame". */
export function sayAnd(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
