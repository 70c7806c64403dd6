import type { AllergenId } from '@clearplate/domain/facts/allergens';

/** This is avoided, but outside the catalogue of allergens; `term` is set if the lexicon knows it. */
export interface AvoidedName {
  readonly key: string;
  readonly name: string;
  readonly term?: string | undefined;
}

/** What was pasted, and which names to look for. It is held in memory while the page is open, and never stored. */
export interface Question {
  readonly ingredients: string;
  readonly name: string;
  readonly avoided: readonly AvoidedName[];
}

export const hasList = ({ ingredients }: Question): boolean => ingredients.trim() !== '';

/** Words to mark, with their position in UTF-16 code units and what they imply; if that is empty, ask about them. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
}

/** An allergen that the words imply, with its members that were named. */
export interface FoundAllergen {
  readonly allergen: AllergenId;
  readonly members: readonly AllergenId[];
  /** The group was named without saying which member, such as "nuts". */
  readonly isUnnamed: boolean;
  /** All its words follow "may contain", and no ingredient has it. Only then may somebody tolerate traces. */
  readonly isTrace: boolean;
  /** Each comes once, as written; `more` counts the others. */
  readonly words: readonly string[];
  readonly more: number;
}

/**
 * This is the named oil of an allergen, which has the allergen unless it is highly refined; the text doesn't say so.
 */
export interface FoundOil {
  readonly allergen: AllergenId;
  /** Quotes it as first written. */
  readonly words: string;
}

/** Holds the start of a long list, and how many more there are. */
export interface Some {
  readonly words: readonly string[];
  readonly more: number;
}

/** What the words say. Anything in none of its lists is not cleared, because nobody mentioned it. */
export interface TextCheck {
  /** Whether at least one word names a food. */
  readonly isUnderstood: boolean;
  readonly contains: readonly FoundAllergen[];
  readonly mayContain: readonly FoundAllergen[];
  readonly oils: readonly FoundOil[];
  /** Foods that don't say what they are made of. */
  readonly asks: Some;
  /** Words that the word list doesn't have. */
  readonly unknown: Some;
  /** Keys of the avoided names that were found, and of those that may be meant. */
  readonly named: readonly string[];
  readonly maybeNamed: readonly string[];
  readonly marks: { readonly ingredients: readonly Mark[]; readonly name: readonly Mark[] };
}

/** Only this much of a text is displayed with marks. The rest is checked too, but not rendered. */
export const shownLength = 10_000;
