function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** The first words of a text; an ellipsis follows only where something was cut. */
export function shorten(text: string, most: number): string {
  const words = wordsOf(text);
  return words.length > most ? `${words.slice(0, most).join(' ')}…` : words.join(' ');
}

/** The first words of a text, with nothing to show that there is more. */
export function firstWords(text: string, most: number): string {
  return wordsOf(text).slice(0, most).join(' ');
}
