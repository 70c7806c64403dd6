import type { AllergenId } from '../facts/allergens.ts';
import type { Certainty, Ingredient } from '../lexicon/compile.ts';

export interface Implication {
  readonly allergen: AllergenId;
  /** `possible` after "may contain"; `estimated` if it is only usual in it. */
  readonly presence: 'present' | 'possible' | 'estimated';
  /** How certain the lexicon is. An imitation or substitute has `sometimes` what the original has. */
  readonly certainty: Certainty;
}

/** This is a term of the lexicon found in a text and not negated. */
export interface Match {
  readonly ingredient: Ingredient;
  /** The text as written. */
  readonly words: string;
  /** The position in the text, in UTF-16 code units: `text.slice(start, end)`, even where `words` is cut short. */
  readonly start: number;
  readonly end: number;
  /** Quotes an opaque term with the few words around it: "house sauce" for "sauce". */
  readonly phrase: string;
  /** `true` after "may contain": it is not an ingredient, but traces are possible. */
  readonly trace: boolean;
  /** A free word removed an allergen, so it is unknown what replaces it. */
  readonly replaced?: boolean | undefined;
  /** A word such as "vegan" says that it is made of no animal, whatever its name. */
  readonly imitated?: boolean | undefined;
  /** It only describes the form of its neighbour: "lemongrass extract", "whole grain oats". */
  readonly formOf?: boolean | undefined;
  /** Its ingredients follow in brackets or after a colon. */
  readonly partsListed: boolean;
  /** What it implies here, without what "free" words removed. */
  readonly implies: readonly Implication[];
}

/** Returns whether a match leaves open what it is made of. */
export const leavesOpen = ({ ingredient, replaced, formOf }: Match): boolean =>
  (ingredient.opaque && formOf !== true) || replaced === true;

/** This is a match, with the index of its first word in the segment and the index after its last. */
export interface Found extends Match {
  readonly from: number;
  readonly until: number;
}
