function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** Returns the first words of a text, with an ellipsis only where something was cut. */
export function shorten(text: string, most: number): string {
  const words = wordsOf(text);
  return words.length > most ? `${words.slice(0, most).join(' ')}…` : words.join(' ');
}

/** Returns the first words of a text, without an ellipsis. */
export function firstWords(text: string, most: number): string {
  return wordsOf(text).slice(0, most).join(' ');
}
