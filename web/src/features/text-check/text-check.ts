import type { AllergenId } from '@clearplate/domain/facts/allergens';

/** Something avoided that is no allergen of the catalogue: `term` where the lexicon knows it. */
export interface AvoidedName {
  readonly key: string;
  readonly name: string;
  readonly term?: string | undefined;
}

/** What was pasted, and which names to look for in it. Kept in memory while the page is open, and nowhere else. */
export interface Question {
  readonly ingredients: string;
  readonly name: string;
  readonly avoided: readonly AvoidedName[];
}

export const hasList = ({ ingredients }: Question): boolean => ingredients.trim() !== '';

/** Words to be marked: where they stand, in UTF-16 code units, and what they gave away; nothing: they are to be asked about. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
}

/** An allergen that words gave away, with its members that were named. */
export interface FoundAllergen {
  readonly allergen: AllergenId;
  readonly members: readonly AllergenId[];
  /** The group was named without saying which member: "nuts". */
  readonly isUnnamed: boolean;
  /** All its words stand behind "may contain": no ingredient has it. Only of these may somebody tolerate traces. */
  readonly isTrace: boolean;
  /** Each once, as written; `more`: how many others there are. */
  readonly words: readonly string[];
  readonly more: number;
}

/** The oil of an allergen, which has it unless it is highly refined, and nobody said so. */
export interface FoundOil {
  readonly allergen: AllergenId;
  /** As first written. */
  readonly words: string;
}

/** So many of a long list, and how many more there are. */
export interface Some {
  readonly words: readonly string[];
  readonly more: number;
}

/** What the words say. What is in none of its lists is not cleared: nobody spoke of it. */
export interface TextCheck {
  /** At least one word names something that is eaten. */
  readonly isUnderstood: boolean;
  readonly contains: readonly FoundAllergen[];
  readonly mayContain: readonly FoundAllergen[];
  readonly oils: readonly FoundOil[];
  /** Of what these are made, nobody says. */
  readonly asks: Some;
  /** Words that the word list doesn't have. */
  readonly unknown: Some;
  /** Keys of the avoided names that were found, and of those that may be meant. */
  readonly named: readonly string[];
  readonly maybeNamed: readonly string[];
  readonly marks: { readonly ingredients: readonly Mark[]; readonly name: readonly Mark[] };
}

/** No more of a text than this is shown with its marks: what is behind it counts, and is not drawn. */
export const shownLength = 10_000;
