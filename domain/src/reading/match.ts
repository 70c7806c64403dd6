import type { AllergenId } from '../facts/allergens.ts';
import type { Certainty, Ingredient } from '../lexicon/compile.ts';

export interface Implication {
  readonly allergen: AllergenId;
  /** `possible`: behind "may contain"; `estimated`: only usual in it. */
  readonly presence: 'present' | 'possible' | 'estimated';
  /** How sure the lexicon is. A thing "in place of" another, or an imitation of it, has `sometimes` what that has. */
  readonly certainty: Certainty;
}

/** A term of the lexicon that stands in a text and was not turned around. */
export interface Match {
  readonly ingredient: Ingredient;
  /** As written. */
  readonly words: string;
  /** Where they stand in the text, in UTF-16 code units: `text.slice(start, end)`, also where `words` is cut short. */
  readonly start: number;
  readonly end: number;
  /** For what is opaque, with the words that belong to it if they are few: "house sauce" around "sauce". */
  readonly phrase: string;
  /** `true` behind "may contain": it may be there, and is no ingredient. */
  readonly trace: boolean;
  /** A free word took something away from it: what is in its place? */
  readonly replaced?: boolean | undefined;
  /** It only tells the form of what stands right beside it: "lemongrass extract", "whole grain oats". */
  readonly formOf?: boolean | undefined;
  /** What it is made of follows, in brackets or behind a colon. */
  readonly partsListed: boolean;
  /** What it implies here, after "free" words took away what they bind. */
  readonly implies: readonly Implication[];
}

/** Whether a finding leaves open what it is made of. */
export const leavesOpen = ({ ingredient, replaced, formOf }: Match): boolean =>
  (ingredient.opaque && formOf !== true) || replaced === true;

/** A finding, and at which word of its segment it starts, and behind which it ends. */
export interface Found extends Match {
  readonly from: number;
  readonly until: number;
}
