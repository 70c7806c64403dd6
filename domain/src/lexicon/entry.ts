import type { AllergenId } from '../facts/allergens.ts';

/** One ingredient or dish word. Case, accents, plural and hyphens don't matter. */
export interface LexiconEntry {
  /** Canonical name, without commas; its kebab-case form is the id. */
  readonly name: string;
  /** Other names for the same thing. */
  readonly also: readonly string[];
  /** Names of the entries that this is a kind of or is made from. What they imply, this implies. */
  readonly is: readonly string[];
  /** Names of entries that stand inside a name of this one and say nothing about it: peanut butter is not of butter. */
  readonly notOf: readonly string[];
  /** Allergens that are in it by nature or by definition. */
  readonly always: readonly AllergenId[];
  /** Allergens that four of five recipes or brands have, or more: an estimate that warns and never clears. */
  readonly usually: readonly AllergenId[];
  /** Allergens that a real share of them has, but fewer than that: also an estimate. */
  readonly sometimes: readonly AllergenId[];
  /** The name stands for whole allergens: to avoid it, or to be "free" of it, means them. */
  readonly stands: readonly AllergenId[];
  /** Names of entries that it may be, without saying which. */
  readonly mayBe: readonly string[];
  /** Names of entries that its bare name means as a rule, though those below it are none of them. */
  readonly mostly: readonly string[];
  /** Its name doesn't say what is in it: a question to the restaurant. */
  readonly opaque: boolean;
  /** A dish, a sauce or another mixture: what else is in it isn't said. So is whatever has `usually`, `sometimes` or `opaque`. */
  readonly mixture: boolean;
  /** The bare name may mean any of the entries below it: "fish" may be salmon. */
  readonly unspecific: boolean;
  /** One food, in which nothing else is. Said of it, never concluded: what nobody looked at may hold anything. */
  readonly plain: boolean;
  /** Its true synonyms, where somebody looked all its names, forms and members through; empty: nobody did. */
  readonly closedUnder: readonly string[];
}

/**
 * Entries that were learned from the same sources, one a line (an indented line continues the one above); a name
 * first, then what is known:
 * `pesto = basil pesto, pesto sauce | is basil, garlic | usually milk, pine-nut`.
 * The parts are those of {@link LexiconEntry}: `=`, `is`, `not of`, `may be`, `mostly`, `always`, `usually`, `sometimes`, `stands for`, `opaque`, `mixture`, `unspecific`.
 */
export interface LexiconGroup {
  readonly source: string;
  readonly table: string;
  /** Each entry that is no mixture is one food, but under names with a word of `preparations.ts`. */
  readonly plain?: boolean;
}
