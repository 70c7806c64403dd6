import { allergens as catalogue, ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { leavesOpen, type Match } from './match.ts';
import type { Certainty } from '../lexicon/compile.ts';
import { nearMisses } from './near-misses.ts';
import { readingWordsOf } from '../lexicon/grammar.ts';
import { tokensOf } from './normalise.ts';
import { listDetail, type ListDetail } from '../verdict/list-detail.ts';
import { readText, type TextReading } from './parse-ingredients.ts';

interface Place {
  readonly from: 'ingredients' | 'name';
  /** Indexes the texts. */
  readonly text: number;
}

/** Holds words of a text that imply an allergen, and their position in it. */
export interface Quote extends Place {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

export interface AssessedAllergen {
  readonly allergen: AllergenId;
  readonly because: readonly Quote[];
}

/** Says what texts imply by themselves. An allergen in neither list is not cleared: nobody mentioned it. */
export interface TextAssessment {
  readonly contains: readonly AssessedAllergen[];
  readonly mayContain: readonly AssessedAllergen[];
  /** Words that don't reveal what they contain, and words that we don't know, as written. */
  readonly opaque: readonly string[];
}

/**
 * Returns whether what a thing usually has, or always has by recipe, counts as contained; otherwise the text may
 * contain it. It doesn't count if somebody listed what is in the thing, or everything in the product or mixture that is
 * named, because such a list would have included it ("peanut butter cookies" of three things). The caller handles what
 * a text denies. Measured in docs/reports/allergen-accuracy.md; no other function decides this.
 */
function believes(
  { ingredient, partsListed }: Match,
  certainty: Certainty,
  from: Quote['from'],
  detail: ListDetail,
): boolean {
  if (certainty === 'sometimes') return false;
  if (detail === 'label')
    return from === 'ingredients' && certainty === 'always' && !(partsListed && ingredient.mixture);
  const isRecipeName = from === 'name' && detail === 'recipe';
  if (certainty === 'always') return !(isRecipeName && ingredient.mixture);
  return !partsListed && !isRecipeName;
}

interface Noted {
  readonly contains: Map<AllergenId, Quote[]>;
  readonly mayContain: Map<AllergenId, Quote[]>;
}

function note(quotes: Map<AllergenId, Quote[]>, allergen: AllergenId, quote: Quote): void {
  for (const one of [allergen, ...ancestorsOf(allergen)]) {
    const known = quotes.get(one);
    if (known === undefined) quotes.set(one, [quote]);
    else known.push(quote);
  }
}

/** This is one of the texts, with its reading. */
interface ReadText extends TextReading {
  readonly written: string;
  readonly at: Place;
}

function noteFindings(
  noted: Noted,
  { findings, at }: ReadText,
  detail: ListDetail,
  denied: ReadonlySet<AllergenId>,
): void {
  const { from, text } = at;
  for (const finding of findings) {
    const { words, start, end, trace } = finding;
    for (const { allergen, certainty } of finding.implies) {
      // A text may say that the dish is made differently from its name: "Sundae", made with dairy-free ice cream.
      const isByName = from === 'name' && finding.ingredient.mixture && !finding.ingredient.terms.includes(allergen);
      const isDenied = (certainty !== 'always' || isByName) && denied.has(allergen);
      const isThere = !trace && !isDenied && believes(finding, certainty, from, detail);
      note(isThere ? noted.contains : noted.mayContain, allergen, { from, text, words, start, end });
    }
  }
}

/** Adds likely misspellings: "peanits" are peanuts, while "craker" may be a cracker or a croaker. */
function noteNearMisses({ contains, mayContain }: Noted, { written, unread, at }: ReadText): void {
  let behind = 0;
  for (const { word, allergens, meant } of nearMisses(unread)) {
    const next = written.indexOf(word, behind);
    const start = Math.max(0, next === -1 ? written.indexOf(word) : next);
    behind = start + word.length;
    const quote = { ...at, words: word, start, end: start + word.length };
    for (const allergen of allergens) note(meant.includes(allergen) ? contains : mayContain, allergen, quote);
  }
}

const places: ReadonlyMap<AllergenId, number> = new Map(catalogue.map(({ id }, index) => [id, index]));
const placeOf = ([allergen]: readonly [AllergenId, unknown]): number => places.get(allergen) ?? 0;

/** Sorts allergens by the order of the catalogue. */
function inOrder(quotes: ReadonlyMap<AllergenId, Quote[]>): AssessedAllergen[] {
  const sorted = [...quotes].toSorted((one, other) => placeOf(one) - placeOf(other));
  return sorted.map(([allergen, because]) => ({ allergen, because }));
}

const details: readonly ListDetail[] = ['line', 'recipe', 'label'];

/** Returns how complete the texts are together: like the best one, and several are at least a recipe. */
function detailOf(texts: readonly string[]): ListDetail {
  const said = texts.map((text) => details.indexOf(listDetail(text)));
  return details[Math.max(texts.length > 1 ? 1 : 0, ...said)] ?? 'line';
}

/** Returns what a name denies of the whole dish: "Vegan Mac", but not "can be vegan". */
function deniedByName(name: string): readonly AllergenId[] {
  const words = readingWordsOf(tokensOf(name)).flatMap((placed) => placed?.word ?? []);
  if (words.some(({ does }) => does === 'guard')) return [];
  return words.flatMap((word) => (word.does === 'free' ? word.of : []));
}

/** Returns allergens that the name or one of the texts says are absent, with their members. */
function deniedIn(texts: readonly ReadText[], name: string): ReadonlySet<AllergenId> {
  const named = [...deniedByName(name), ...texts.flatMap(({ denied }) => [...denied])];
  return new Set(named.flatMap((allergen) => [allergen, ...descendantsOf(allergen)]));
}

function opaqueIn({ findings, unread }: ReadText): string[] {
  return [...findings.filter(leavesOpen).map(({ phrase }) => phrase), ...unread];
}

/** Removes duplicates regardless of case and keeps the last spelling. */
const eachOnce = (phrases: readonly string[]): string[] => [
  ...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values(),
];

/** Assesses texts about the ingredients of a dish or product, and its name. */
export function assessText(ingredients: readonly string[], name = ''): TextAssessment {
  const detail = detailOf(ingredients);
  const texts: ReadText[] = ingredients.map((text, index) => ({
    ...readText(text, true),
    written: text,
    at: { from: 'ingredients', text: index },
  }));
  if (name !== '') texts.push({ ...readText(name), written: name, at: { from: 'name', text: 0 } });
  const noted: Noted = { contains: new Map(), mayContain: new Map() };
  const denied = deniedIn(texts, name);
  for (const text of texts) {
    noteFindings(noted, text, detail, denied);
    noteNearMisses(noted, text);
  }
  for (const allergen of noted.contains.keys()) noted.mayContain.delete(allergen);
  return {
    contains: inOrder(noted.contains),
    mayContain: inOrder(noted.mayContain),
    opaque: eachOnce(texts.flatMap(opaqueIn)),
  };
}
