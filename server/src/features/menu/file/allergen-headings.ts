import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { foldName } from '@clearplate/domain/menu/dish-names';
import { wholeAllergenNamed } from '@clearplate/domain/reading/whole-names';
import { headingSign, isOpenTitle, readHeading, signIn, turnsAround } from '@clearplate/menus/chart/headings';

/** Spanish for allergens, which a heading rarely has otherwise. */
const spanish = new Map(
  Object.entries({
    lacteos: 'milk',
    leche: 'milk',
    huevo: 'eggs',
    huevos: 'eggs',
    pescado: 'fish',
    crustaceos: 'crustacean-shellfish',
    mariscos: 'crustacean-shellfish+molluscs',
    moluscos: 'molluscs',
    'frutos secos': 'tree-nuts+peanuts',
    nueces: 'tree-nuts+peanuts',
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
  }),
);

/** Returns the allergens that a Spanish name means, joined by `+`. */
export const spanishNamed = (name: string): string | undefined => spanish.get(foldName(name));

/** Nothing but words: a sign or a bracket may narrow what stands before it. */
const isBare = (heading: string): boolean => /^[\p{L}\p{M}\p{N}\s'’_-]+$/u.test(heading);

/**
 * Whether a heading means all of an allergen and nothing else, so that a "none" below it denies. A footnote ("Soy*"), a bracket
 * ("Milk (excluding butter)"), a part ("Peanut oil") and a loose word ("Nuts") may mean less, whatever somebody matches them
 * with: they warn. The rule is that of charts.
 */
export function meansAllOf(heading: string, allergen: AllergenId): boolean {
  if (headingSign(heading) !== undefined) return false;
  if (isBare(heading) && (wholeAllergenNamed(heading) ?? spanishNamed(heading)) === allergen) return true;
  const read = readHeading(heading);
  return (
    read?.kind === 'allergen' &&
    !read.free &&
    read.level === 'contains' &&
    read.code === undefined &&
    read.named.denies === allergen
  );
}

const turning = /\b(?:free|without|non|no|not|sin|libre|sans|safe|friendly|suitable|apto)\b/;

/** Whether a "yes" below a heading says what a dish is without, or whom it is for: "Gluten-free", "No dairy", "Sin leche". */
export function isTurnedAround(heading: string): boolean {
  const read = readHeading(heading);
  return turning.test(foldName(heading)) || (read?.kind === 'allergen' && read.free) || turnsAround(heading);
}

const longest = 90;

/**
 * Whether a line above the headings may change what a "none" below them says: "Made without", "* without its oil", "May contain
 * traces", anything that names an allergen, anything long.
 */
export const mayTurnTable = (line: string): boolean =>
  line.length >= longest ||
  isTurnedAround(line) ||
  isOpenTitle(line) ||
  signIn(line) !== undefined ||
  /\b(?:may|traces?|shared|cross|allerg\w*)\b/i.test(line) ||
  line.split(/[^\p{L}]+/u).some((word) => wholeAllergenNamed(word) !== undefined);
