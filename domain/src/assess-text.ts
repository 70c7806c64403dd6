import { allergens, ancestorsOf, type AllergenId } from './allergens.ts';
import type { Finding } from './finding.ts';
import type { Certainty } from './lexicon/compile.ts';
import { listDetail, type ListDetail } from './list-detail.ts';
import { readText } from './parse-ingredients.ts';
import { uniqueByForm } from './read-dish.ts';

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
 * the thing, or in the dish that is named: such a list would have said it. Then it may be there.
 * Measured in docs/allergen-accuracy.md; the only place that decides it.
 */
function believes(
  { ingredient, partsListed }: Finding,
  certainty: Certainty,
  from: Quote['from'],
  detail: ListDetail,
): boolean {
  const isSpelledOut = partsListed && detail === 'label';
  if (certainty === 'always') return !(isSpelledOut && ingredient.mixture);
  if (certainty === 'sometimes' || partsListed || detail === 'label') return false;
  return from === 'ingredients' || detail === 'line';
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

function noteFindings(noted: Noted, findings: readonly Finding[], at: Place, detail: ListDetail): void {
  for (const finding of findings) {
    const { words, start, end } = finding;
    for (const implication of finding.implies) {
      const quotes =
        !finding.trace && believes(finding, implication.certainty, at.from, detail) ? noted.contains : noted.mayContain;
      note(quotes, implication.allergen, { ...at, words, start, end });
    }
  }
}

function inOrder(
  quotes: ReadonlyMap<AllergenId, Quote[]>,
  without?: ReadonlyMap<AllergenId, unknown>,
): AssessedAllergen[] {
  return allergens.flatMap(({ id }) => {
    const because = without?.has(id) === true ? undefined : quotes.get(id);
    return because === undefined ? [] : [{ allergen: id, because }];
  });
}

const details: readonly ListDetail[] = ['line', 'recipe', 'label'];

/** What of a dish is told by all its texts: as much as by the one that tells most; several texts are a recipe at least. */
function detailOf(texts: readonly string[]): ListDetail {
  const said = texts.map((text) => details.indexOf(listDetail(text)));
  return details[Math.max(texts.length > 1 ? 1 : 0, ...said)] ?? 'line';
}

/** What the texts about a dish's or a product's ingredients say, and its name. */
export function assessText(ingredients: readonly string[], name = ''): TextAssessment {
  const noted: Noted = { contains: new Map(), mayContain: new Map() };
  const opaque: string[] = [];
  const detail = detailOf(ingredients);
  const read = (text: string, at: Place): void => {
    const { findings, unread } = readText(text);
    noteFindings(noted, findings, at, detail);
    for (const { ingredient, phrase } of findings) if (ingredient.opaque) opaque.push(phrase);
    if (at.from === 'ingredients') for (const words of unread) opaque.push(words);
  };
  for (const [index, text] of ingredients.entries()) read(text, { from: 'ingredients', text: index });
  read(name, { from: 'name', text: 0 });
  return {
    contains: inOrder(noted.contains),
    mayContain: inOrder(noted.mayContain, noted.contains),
    opaque: uniqueByForm(opaque),
  };
}
