import type { AllergenId } from '../../domain/src/facts/allergens.ts';
import { assessText, type AssessedAllergen } from '../../domain/src/reading/assess-text.ts';
import { labelErrorAt } from './label-errors.ts';
import { type LabelledSet, type LabelledText, nine } from './labelled-text.ts';

/** This answer differs from its label. */
export type Difference = {
  id: string;
  allergen: AllergenId;
  what: 'missed' | 'extra' | 'trace missed';
  /** These are some of the words that led to the answer. */
  words: string;
};

export type Count = { found: number; missed: number; extra: number };

export type Score = {
  set: LabelledSet;
  texts: number;
  byAllergen: ReadonlyMap<AllergenId, Count>;
  total: Count;
  /** Counts allergens labelled as may-contain: found as such, or even as contained. */
  traces: { found: number; missed: number };
  /** Lists texts and allergens that were missed entirely: neither a warning nor a question. */
  silent: string[];
  differences: Difference[];
};

const noCount = (): Count => ({ found: 0, missed: 0, extra: 0 });

export const recallOf = ({ found, missed }: Count): number => found / (found + missed);
export const precisionOf = ({ found, extra }: Count): number => found / (found + extra);

const wordsOf = (assessed: AssessedAllergen | undefined): string =>
  [...new Set(assessed?.because.map(({ words }) => words))].slice(0, 2).join(', ');

type Answers = { there: AssessedAllergen | undefined; perhaps: AssessedAllergen | undefined };

function differenceOf(text: LabelledText, allergen: AllergenId, { there, perhaps }: Answers, isComplete: boolean) {
  if (text.contains.has(allergen)) return there ? undefined : 'missed';
  if (there) return isComplete ? 'extra' : undefined;
  return text.mayContain.has(allergen) && !perhaps ? 'trace missed' : undefined;
}

function compare(text: LabelledText, score: Score): void {
  const { contains, mayContain, opaque } = assessText(text.ingredients === '' ? [] : [text.ingredients], text.name);
  for (const allergen of nine.filter((one) => !text.either.has(one))) {
    const there = contains.find((one) => one.allergen === allergen);
    const perhaps = mayContain.find((one) => one.allergen === allergen);
    const what = differenceOf(text, allergen, { there, perhaps }, score.set.isComplete);
    if (what !== undefined) score.differences.push({ id: text.id, allergen, what, words: wordsOf(there ?? perhaps) });
    for (const count of [score.total, score.byAllergen.get(allergen)]) {
      if (count === undefined) continue;
      if (what === 'missed') count.missed += 1;
      else if (text.contains.has(allergen)) count.found += 1;
      if (what === 'extra') count.extra += 1;
    }
    if (what === 'missed' && !perhaps && opaque.length === 0) score.silent.push(`${text.id} ${allergen}`);
    if (text.mayContain.has(allergen)) score.traces[there || perhaps ? 'found' : 'missed'] += 1;
  }
}

/** Returns the counts for one allergen without differences that are due to wrong labels. */
export function mendedCount({ byAllergen, differences }: Score, allergen: AllergenId): Count {
  const { found, missed, extra } = byAllergen.get(allergen) ?? noCount();
  const wrong = differences.filter((one) => one.allergen === allergen && labelErrorAt(one.id, allergen) !== undefined);
  const of = (what: Difference['what']): number => wrong.filter((one) => one.what === what).length;
  return { found, missed: missed - of('missed'), extra: extra - of('extra') };
}

/** Assesses the texts of a set, or those that `chosen` accepts, and compares the answers with the labels. */
export function scoreSet(set: LabelledSet, chosen: (text: LabelledText) => boolean = () => true): Score {
  const texts = set.texts.filter(chosen);
  const score: Score = {
    set,
    texts: texts.length,
    byAllergen: new Map(nine.map((allergen) => [allergen, noCount()])),
    total: noCount(),
    traces: { found: 0, missed: 0 },
    silent: [],
    differences: [],
  };
  for (const text of texts) compare(text, score);
  return score;
}

/** Counts found, missed and extra allergens for stored answers. */
export function countKept(set: LabelledSet, answers: readonly { id: string; contains: readonly string[] }[]): Count {
  const kept = new Map(answers.map(({ id, contains }) => [id, new Set(contains)]));
  const total = noCount();
  for (const { id, contains, either } of set.texts)
    for (const allergen of nine.filter((one) => !either.has(one))) {
      const isThere = kept.get(id)?.has(allergen) === true;
      if (contains.has(allergen)) total[isThere ? 'found' : 'missed'] += 1;
      else if (isThere) total.extra += 1;
    }
  return total;
}
