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
  /** Which of the texts, from 0. */
  readonly text: number;
}

/** Words of a text that gave an allergen away, and where they stand in it. */
export interface Quote extends Place {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

export interface AssessedAllergen {
  readonly allergen: AllergenId;
  readonly because: readonly Quote[];
}

/** What texts say by themselves. An allergen that is in neither list is not cleared: nobody spoke of it. */
export interface TextAssessment {
  readonly contains: readonly AssessedAllergen[];
  readonly mayContain: readonly AssessedAllergen[];
  /** As written: words of which nobody says what they hold, and words that nothing knows. */
  readonly opaque: readonly string[];
}

/**
 * Whether what a thing usually has, or by recipe always has, counts as there. Not where somebody listed what is in
 * the thing, or all that is in the product or the mixture that is named: such a list would have said it ("peanut
 * butter cookies" of three things). Then it may be there.
 * Nor what is only usual where one of the texts says that there is none.
 * Measured in docs/reports/allergen-accuracy.md; the only place that decides it.
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

/** One of the texts, as it was read. */
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
      // What a dish's name stands for is made otherwise where a text says so: "Sundae", of dairy-free ice cream.
      const isByName = from === 'name' && finding.ingredient.mixture && !finding.ingredient.terms.includes(allergen);
      const isDenied = (certainty !== 'always' || isByName) && denied.has(allergen);
      const isThere = !trace && !isDenied && believes(finding, certainty, from, detail);
      note(isThere ? noted.contains : noted.mayContain, allergen, { from, text, words, start, end });
    }
  }
}

/** "Peanits" may be peanuts. */
function noteNearMisses({ mayContain }: Noted, { written, unread, at }: ReadText): void {
  let behind = 0;
  for (const { word, allergens } of nearMisses(unread)) {
    const next = written.indexOf(word, behind);
    const start = Math.max(0, next === -1 ? written.indexOf(word) : next);
    behind = start + word.length;
    const quote = { ...at, words: word, start, end: start + word.length };
    for (const allergen of allergens) note(mayContain, allergen, quote);
  }
}

const places: ReadonlyMap<AllergenId, number> = new Map(catalogue.map(({ id }, index) => [id, index]));
const placeOf = ([allergen]: readonly [AllergenId, unknown]): number => places.get(allergen) ?? 0;

/** In the order of the catalogue. */
function inOrder(quotes: ReadonlyMap<AllergenId, Quote[]>): AssessedAllergen[] {
  const sorted = [...quotes].toSorted((one, other) => placeOf(one) - placeOf(other));
  return sorted.map(([allergen, because]) => ({ allergen, because }));
}

const details: readonly ListDetail[] = ['line', 'recipe', 'label'];

/** What of a dish is told by all its texts: as much as by the one that tells most; several texts are a recipe at least. */
function detailOf(texts: readonly string[]): ListDetail {
  const said = texts.map((text) => details.indexOf(listDetail(text)));
  return details[Math.max(texts.length > 1 ? 1 : 0, ...said)] ?? 'line';
}

/** What a name says of the whole dish: "Vegan Mac", and not "can be vegan". */
function deniedByName(name: string): readonly AllergenId[] {
  const words = readingWordsOf(tokensOf(name)).flatMap((placed) => placed?.word ?? []);
  if (words.some(({ does }) => does === 'guard')) return [];
  return words.flatMap((word) => (word.does === 'free' ? word.of : []));
}

/** Allergens that the name or one of the texts says are not there, with their members. */
function deniedIn(texts: readonly ReadText[], name: string): ReadonlySet<AllergenId> {
  const named = [...deniedByName(name), ...texts.flatMap(({ denied }) => [...denied])];
  return new Set(named.flatMap((allergen) => [allergen, ...descendantsOf(allergen)]));
}

function opaqueIn({ findings, unread }: ReadText): string[] {
  return [...findings.filter(leavesOpen).map(({ phrase }) => phrase), ...unread];
}

/** Whatever their case; the last way of writing stays. */
const eachOnce = (phrases: readonly string[]): string[] => [
  ...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values(),
];

/** What the texts about a dish's or a product's ingredients say, and its name. */
export function assessText(ingredients: readonly string[], name = ''): TextAssessment {
  const detail = detailOf(ingredients);
  const texts: ReadText[] = ingredients.map((text, index) => ({
    ...readText(text),
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
