import { expandHeadings, type Abbreviations } from '../chart/abbreviations.ts';
import { byReading, type Phrase } from './phrases.ts';

/** Writes headings in full where they are short and stand on one line, or turned beside each other. */
export function inFull(phrases: readonly Phrase[], known: Abbreviations): readonly Phrase[] {
  if (known.size === 0) return phrases;
  const rows: Phrase[][] = [phrases.filter(({ turn }) => turn !== 0)];
  let bottom = -Infinity;
  for (const phrase of phrases.filter(({ turn }) => turn === 0).toSorted(byReading)) {
    if (phrase.bottom - bottom > phrase.size * 0.5) rows.push([]);
    rows.at(-1)?.push(phrase);
    bottom = phrase.bottom;
  }
  const full = new Map<Phrase, string>();
  for (const row of rows) {
    const texts = row.map(({ text }) => text);
    const said = expandHeadings(texts, known);
    for (const [at, phrase] of row.entries()) full.set(phrase, said?.[at] ?? phrase.text);
  }
  return phrases.map((phrase) => ({ ...phrase, text: full.get(phrase) ?? phrase.text }));
}
