import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { clean, readAllergenName } from '../claims/allergen-words.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Level } from '../draft.ts';
import { limits } from '../limits.ts';

/** Is a dish of a system's file, before its labels are read. */
export interface ExportedDish {
  readonly key?: string;
  readonly name: string;
  readonly section?: string;
  readonly description?: string;
  readonly cents?: number | undefined;
  readonly ingredients?: readonly string[];
  readonly labels: readonly Label[];
  readonly path: string;
}

/** Is a label that a system attaches to a dish: its words, and what it states by them. */
export interface Label {
  readonly words: string;
  readonly level: Level;
  /** Holds the allergens that it names, unless they are read from the words. */
  readonly allergens?: readonly AllergenId[];
  readonly reason?: string;
  /** Is its position within the dish. */
  readonly at: string;
}

/** Diets say nothing of an allergen: "vegan" is no statement about milk. */
const diets =
  /^(?:vegan|vegetarian|halal|kosher|organic|keto|paleo|low[ _-]?(?:carb|fat|lactose|salt|calorie|sugar)\w*|diabetic|hindu|jain|pescatarian|spicy|alcohol|plant[ _-]based)(?:[ _-]?(?:diet|friendly))?$/i;

/** Reads a label that names a diet or what a dish is free from: GLUTEN_FREE, "Dairy Free", VEGAN. */
export function dietLabel(words: string, at: string): Label | undefined {
  const said = words
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\s*diet$/i, '')
    .trim();
  if (diets.test(said)) return undefined;
  const free = /^(?:no |without )?(.+?)(?:[\s-]+free)?$/i.exec(said)?.[1] ?? said;
  return { words: words, level: 'absent', allergens: deniedBy(free), at };
}

function deniedBy(name: string): AllergenId[] {
  const denies = readAllergenName(name)?.denies;
  return denies === undefined ? [] : [denies];
}

function readLabel({ words, level, allergens, reason, at }: Label, path: string): { claims: Claim[]; doubts: Doubt[] } {
  const where = { path: at === '' ? path : `${path}.${at}` };
  const said = clean(words.replaceAll('_', ' '));
  const named = allergens === undefined ? readAllergenName(said) : undefined;
  const unknown: Doubt = { about: 'claim', says: `Not understood: "${said.slice(0, 100)}".`, where };
  if (level === 'absent') {
    const denied = allergens ?? (named?.denies === undefined ? [] : [named.denies]);
    return {
      claims: denied.map((allergen) => ({ allergen, level, words: said, where })),
      doubts: denied.length === 0 ? [unknown] : [],
    };
  }
  const warned = allergens?.map((allergen) => ({ allergen, sure: true })) ?? named?.warns ?? [];
  const claims = warned.map(({ allergen, sure }): Claim => {
    const real = sure ? level : 'may_contain';
    return {
      allergen,
      level: real,
      words: said,
      where,
      ...(real === 'may_contain' && reason !== undefined && { reason }),
    };
  });
  return { claims, doubts: claims.length === 0 ? [unknown] : [] };
}

/** Returns a dish of the draft from a system's dish, or `undefined` if it has no name. */
export function asDraftDish({
  key,
  name,
  section = '',
  description = '',
  cents,
  ingredients = [],
  labels,
  path,
}: ExportedDish): DraftDish | undefined {
  const title = clean(name).slice(0, limits.textLength);
  if (title === '') return undefined;
  const read = labels.slice(0, 300).map((label) => readLabel(label, path));
  const text = withoutTags(description);
  const inText = readTextClaims(text, { path: `${path}.description` });
  const merged = mergeClaims([...read.flatMap(({ claims }) => claims), ...inText.claims]);
  const isPrice = cents !== undefined && Number.isFinite(cents) && cents >= 0 && cents < 10_000_000;
  return {
    name: title,
    ...(key !== undefined && key !== '' && { key }),
    section: clean(section),
    description: text,
    ...(isPrice && { priceCents: Math.round(cents) }),
    ingredients: ingredients.map(clean).filter((each) => each !== ''),
    claims: merged.claims,
    where: { path },
    doubts: [...read.flatMap(({ doubts }) => doubts), ...inText.doubts, ...merged.doubts],
  };
}

/** Descriptions may be HTML. None of it is rendered. */
const withoutTags = (text: string): string =>
  clean(text.slice(0, limits.textLength).replaceAll(/<[^>]*>/g, ' ')).replaceAll('&amp;', '&');
