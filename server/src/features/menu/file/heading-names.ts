import { readHeading, isFreeGroup, isOpenTitle } from '@clearplate/menus/chart/headings';
import { allNoteSigns } from '@clearplate/menus/claims/raised';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { wholeAllergenNamed } from '@clearplate/domain/reading/whole-names';

/** Spanish words for allergens that headings use. */
const spanish = new Map<string, AllergenId | readonly AllergenId[]>(
  Object.entries({
    lacteos: 'milk',
    leche: 'milk',
    huevo: 'eggs',
    huevos: 'eggs',
    pescado: 'fish',
    crustaceos: 'crustacean-shellfish',
    mariscos: ['crustacean-shellfish', 'molluscs'],
    moluscos: 'molluscs',
    'frutos secos': ['tree-nuts', 'peanuts'],
    nueces: ['tree-nuts', 'peanuts'],
    trigo: 'wheat',
    mani: 'peanuts',
    cacahuate: 'peanuts',
    cacahuates: 'peanuts',
    cacahuete: 'peanuts',
    soja: 'soybeans',
    soya: 'soybeans',
    ajonjoli: 'sesame',
    sesamo: 'sesame',
    mostaza: 'mustard',
    apio: 'celery',
    altramuces: 'lupin',
    sulfitos: 'sulphites',
  } as const),
);

/** Returns the words only: without accents, signs and case. */
export const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the allergens that a Spanish name means. */
export const spanishNamed = (words: string): readonly AllergenId[] => [spanish.get(wordsOf(words)) ?? []].flat();

/** Whether a heading is a name and nothing more: it has no footnote, bracket, number or question. */
export const isBare = (heading: string): boolean =>
  heading.replaceAll(allNoteSigns, '#') === heading && /^[\p{L}\p{M}\s'’_-]+:?$/u.test(heading);

const asked = /^(?:contains?|allergens?:?|contiene)\s+/iu;

/**
 * Returns the allergen that a heading names exactly; only then may its cells deny. A footnote, a bracket or a further
 * word may exclude something ("Soy*", "Milk (excluding butter)").
 */
export function wholeNameIn(heading: string): AllergenId | undefined {
  if (!isBare(heading)) return undefined;
  const name = heading.trim().replace(/:$/, '');
  const named = wholeAllergenNamed(name) ?? wholeAllergenNamed(name.replace(asked, ''));
  if (named !== undefined) return named;
  const [only, ...more] = spanishNamed(name.replace(asked, ''));
  return more.length === 0 ? only : undefined;
}

/** These words reverse a name, as in the reader of charts, in the languages of headings. */
const turning =
  /\b(?:free|without|non|no|nots?|never|none|sin|libres?|apt[oa]s?|sans|exempte?s?|ne contient|avoid\w*|tolerat\w*|allowed|suit\w*|safe\w*|remov\w*|omit\w*)\b|n['’]t\b/i;

/** Whether a "no" below a heading may mean that the dish has the allergen, or a "yes" that somebody may eat it. */
export function turnsCells(heading: string): boolean {
  if (wholeNameIn(heading) !== undefined) return false;
  const read = readHeading(heading);
  return (
    turning.test(wordsOf(heading)) ||
    turning.test(heading) ||
    isFreeGroup(heading) ||
    (read?.kind === 'allergen' && read.free) ||
    isOpenTitle(heading)
  );
}

/** Whether a heading says that marked dishes may contain it: "Milk (may contain)". */
export const saysTraces = (heading: string): boolean => {
  const read = readHeading(heading);
  return (
    ((read?.kind === 'allergen' || read?.kind === 'list') && read.level === 'may_contain') ||
    /\bmay\b|\btraces?\b|\bpossibl[ey]\b|\bcross\b|\bpuede\b|\btrazas?\b/.test(wordsOf(heading))
  );
};
