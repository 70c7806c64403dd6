import { allergens, ancestorsOf, type AllergenId } from './allergens.ts';
import type { Finding, Implication } from './finding.ts';
import { readText } from './parse-ingredients.ts';
import { uniqueByForm } from './read-dish.ts';

/** Words of a text that gave an allergen away, and where they stand in it. */
export interface Quote {
  readonly from: 'ingredients' | 'name';
  /** Which of the texts, from 0. */
  readonly text: number;
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

type Grade = 'contains' | 'may_contain';

function gradeOf({ trace, partsListed }: Finding, { certainty }: Implication, listed: boolean): Grade {
  if (trace || certainty === 'sometimes') return 'may_contain';
  return certainty === 'always' || !(partsListed || listed) ? 'contains' : 'may_contain';
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

function noteFindings(
  noted: Noted,
  findings: readonly Finding[],
  from: Quote['from'],
  text: number,
  listed: boolean,
): void {
  for (const finding of findings) {
    const { words, start, end } = finding;
    for (const implication of finding.implies) {
      const grade = gradeOf(finding, implication, listed);
      note(noted[grade === 'contains' ? 'contains' : 'mayContain'], implication.allergen, {
        from,
        text,
        words,
        start,
        end,
      });
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

/** What an ingredient text and the name of its dish or product say. */
export function assessText(ingredients: readonly string[], name = ''): TextAssessment {
  const noted: Noted = { contains: new Map(), mayContain: new Map() };
  const opaque: string[] = [];
  const read = (text: string, from: Quote['from'], index: number): void => {
    const { findings, unread } = readText(text);
    noteFindings(noted, findings, from, index, from === 'name' && ingredients.length > 0);
    for (const { ingredient, phrase } of findings) if (ingredient.opaque) opaque.push(phrase);
    if (from === 'ingredients') for (const words of unread) opaque.push(words);
  };
  for (const [index, text] of ingredients.entries()) read(text, 'ingredients', index);
  read(name, 'name', 0);
  return {
    contains: inOrder(noted.contains),
    mayContain: inOrder(noted.mayContain, noted.contains),
    opaque: uniqueByForm(opaque),
  };
}
