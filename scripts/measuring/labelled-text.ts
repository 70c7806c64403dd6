import { us9, type AllergenId } from '../../domain/src/facts/allergens.ts';

/** A text about ingredients, and what somebody says is in it. */
export type LabelledText = {
  id: string;
  name?: string;
  ingredients: string;
  contains: ReadonlySet<string>;
  mayContain: ReadonlySet<string>;
  /** Allergens for which either answer is right. */
  either: ReadonlySet<string>;
  kind?: string;
  trap?: boolean;
};

export type LabelledSet = {
  name: string;
  about: string;
  /** A label that doesn't name an allergen says that it isn't there. */
  isComplete: boolean;
  texts: readonly LabelledText[];
};

export const nine: readonly AllergenId[] = us9;

/** The codes of the collected sets. */
const codes: Readonly<Record<string, AllergenId>> = {
  milk: 'milk',
  egg: 'eggs',
  fish: 'fish',
  shellfish: 'crustacean-shellfish',
  tree_nut: 'tree-nuts',
  peanut: 'peanuts',
  wheat: 'wheat',
  soy: 'soybeans',
  sesame: 'sesame',
};

/** Reads "milk|egg". Codes that stand for none of the nine are left out. */
export function readCodes(text: string): ReadonlySet<string> {
  return new Set(text.split('|').flatMap((code) => codes[code] ?? []));
}
