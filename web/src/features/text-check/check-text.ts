import { type AllergenId, ancestorsOf, descendantsOf } from '@clearplate/domain/facts/allergens';
import {
  type AssessedAllergen,
  type Quote,
  type TextAssessment,
  assessText,
} from '@clearplate/domain/reading/assess-text';
import { type Match, leavesOpen } from '@clearplate/domain/reading/match';
import { hasPhrase, normalise } from '@clearplate/domain/reading/normalise';
import { readText } from '@clearplate/domain/reading/parse-ingredients';
import { uniqueByForm } from '@clearplate/domain/reading/read-dish';
import {
  type AvoidedName,
  type FoundAllergen,
  type FoundOil,
  type Mark,
  type Question,
  type Some,
  type TextCheck,
  hasList,
  shownLength,
} from './text-check.ts';
import { isOwnLine } from './own-line.ts';

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly contains: ReadonlySet<AllergenId>;
  readonly mayContain: ReadonlySet<AllergenId>;
}

function join(one: Marked, other: Marked): Marked {
  return {
    start: one.start,
    end: Math.max(one.end, other.end),
    contains: new Set([...one.contains, ...other.contains]),
    mayContain: new Set([...one.mayContain, ...other.mayContain]),
  };
}

/** Merges overlapping marks into one that has the findings of each. */
function merge(marks: readonly Marked[]): Mark[] {
  const merged: Marked[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const before = merged.at(-1);
    if (before && mark.start < before.end) merged[merged.length - 1] = join(before, mark);
    else merged.push(mark);
  }
  return merged.map(({ start, end, contains, mayContain }) => ({
    start,
    end,
    contains: [...contains],
    mayContain: [...mayContain].filter((allergen) => !contains.has(allergen)),
  }));
}

/** Marks the words of one text that imply an allergen or leave something open, but only those that are displayed. */
function markText(from: Quote['from'], { contains }: TextAssessment, findings: readonly Match[]): Mark[] {
  const certain = new Map<string, Set<AllergenId>>();
  for (const { allergen, because } of contains) {
    for (const quote of because) {
      if (quote.from !== from || quote.start >= shownLength) continue;
      const place = `${quote.start} ${quote.end}`;
      certain.set(place, (certain.get(place) ?? new Set()).add(allergen));
    }
  }
  const shown = findings.filter(
    (found) => found.start < shownLength && (found.implies.length > 0 || leavesOpen(found)),
  );
  return merge(
    shown.map(({ start, end, implies }) => ({
      start,
      end,
      contains: certain.get(`${start} ${end}`) ?? new Set(),
      mayContain: new Set(implies.flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen)])),
    })),
  );
}

const mostWords = 8;
const mostPhrases = 40;

function some(words: readonly string[], most: number): Some {
  return { words: words.slice(0, most), more: Math.max(0, words.length - most) };
}

const placeOf = ({ from, start, end }: Pick<Quote, 'from' | 'start' | 'end'>): string => `${from} ${start} ${end}`;

/** Returns the positions of words that name what is or may be in it, unless they follow "may contain". */
function placesOfIngredients(list: readonly Match[], named: readonly Match[]): ReadonlySet<string> {
  const places = (findings: readonly Match[], from: Quote['from']) =>
    findings.flatMap(({ trace, start, end }) => (trace ? [] : [placeOf({ from, start, end })]));
  return new Set([...places(list, 'ingredients'), ...places(named, 'name')]);
}

function listFound(assessed: readonly AssessedAllergen[], ingredients: ReadonlySet<string>): FoundAllergen[] {
  const found = new Map(assessed.map(({ allergen, because }) => [allergen, because]));
  const ids = new Set(found.keys());
  return assessed
    .filter(({ allergen }) => isOwnLine(allergen, ids))
    .map(({ allergen, because }) => {
      const members = descendantsOf(allergen).filter((id) => ids.has(id) && !isOwnLine(id, ids));
      const named = new Set(descendantsOf(allergen).flatMap((id) => found.get(id)?.map(placeOf) ?? []));
      const words = uniqueByForm(because.map((quote) => quote.words));
      return {
        allergen,
        members,
        isTrace: !because.some((quote) => ingredients.has(placeOf(quote))),
        isUnnamed: !because.every((quote) => named.has(placeOf(quote))),
        ...some(words, mostWords),
      };
    });
}

/**
 * Oils that contain nothing of the allergen when highly refined, by lexicon term (Food Labeling Act, 21 USC 321(qq)).
 */
const oilTerms: ReadonlyMap<AllergenId, string> = new Map([
  ['peanuts', 'peanut-oil'],
  ['soybeans', 'soybean-oil'],
]);

function findOils(findings: readonly Match[]): FoundOil[] {
  return [...oilTerms].flatMap(([allergen, term]) => {
    const found = findings.find(({ ingredient }) => ingredient.terms.includes(term));
    return found === undefined ? [] : [{ allergen, words: found.phrase }];
  });
}

interface Names {
  readonly named: readonly string[];
  readonly maybeNamed: readonly string[];
}

function findNames(avoided: readonly AvoidedName[], findings: readonly Match[], texts: readonly string[]): Names {
  if (avoided.length === 0) return { named: [], maybeNamed: [] };
  const terms = new Set(findings.flatMap(({ ingredient }) => ingredient.terms));
  const meant = new Set(findings.flatMap(({ ingredient }) => ingredient.mayMean));
  const written = texts.map(normalise);
  const isWritten = (name: string) => written.some((text) => hasPhrase(text, normalise(name)));
  const isNamed = ({ name, term }: AvoidedName) => (term === undefined ? isWritten(name) : terms.has(term));
  const mayBe = ({ name, term }: AvoidedName) => term !== undefined && (meant.has(term) || isWritten(name));
  const named = avoided.filter(isNamed).map(({ key }) => key);
  return { named, maybeNamed: avoided.filter(mayBe).flatMap(({ key }) => (named.includes(key) ? [] : [key])) };
}

/** Reads an ingredient list or a line of a menu, and the dish's name, in linear time. */
export function checkText(question: Question): TextCheck {
  const { ingredients, name, avoided } = question;
  const assessed = assessText(hasList(question) ? [ingredients] : [], name);
  const list = readText(ingredients, true);
  const named = readText(name);
  const findings = [...list.findings, ...named.findings];
  const places = placesOfIngredients(list.findings, named.findings);
  const asks = uniqueByForm(findings.filter(leavesOpen).map(({ phrase }) => phrase));
  const asked = new Set(asks.map(normalise));
  const unknown = uniqueByForm([...list.unread, ...named.unread]).filter((words) => !asked.has(normalise(words)));
  return {
    isUnderstood: findings.length > 0,
    contains: listFound(assessed.contains, places),
    mayContain: listFound(assessed.mayContain, places),
    oils: findOils(findings),
    asks: some(asks, mostPhrases),
    unknown: some(unknown, mostPhrases),
    ...findNames(avoided, findings, [ingredients, name]),
    marks: {
      ingredients: markText('ingredients', assessed, list.findings),
      name: markText('name', assessed, named.findings),
    },
  };
}
