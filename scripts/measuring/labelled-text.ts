import { us9, type AllergenId } from '../../domain/src/facts/allergens.ts';

/** This is a text about ingredients, with the allergens that it was labelled with. */
export type LabelledText = {
  id: string;
  name?: string;
  ingredients: string;
  contains: ReadonlySet<string>;
  mayContain: ReadonlySet<string>;
  /** Either answer is right for these allergens. */
  either: ReadonlySet<string>;
  kind?: string;
  trap?: boolean;
};

export type LabelledSet = {
  name: string;
  about: string;
  /** Whether a label without an allergen means that it is absent. */
  isComplete: boolean;
  texts: readonly LabelledText[];
};

export const nine: readonly AllergenId[] = us9;

/** Finds allergens by their codes in the collected sets. */
export const allergensByCode: Readonly<Record<string, AllergenId>> = {
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

/** Reads "milk|egg", ignoring codes for anything but the nine. */
export function readCodes(text: string): ReadonlySet<string> {
  return new Set(text.split('|').flatMap((code) => allergensByCode[code] ?? []));
}
