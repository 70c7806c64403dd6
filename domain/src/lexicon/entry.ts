import type { AllergenId } from '../facts/allergens.ts';

/** Describes one ingredient or dish word. Case, accents, plurals and hyphens don't matter. */
export interface LexiconEntry {
  /** Canonical name, without commas; its kebab-case form is the id. */
  readonly name: string;
  /** Other names for the same thing. */
  readonly also: readonly string[];
  /** Names of the entries that this is a kind of, or is made from. It implies what they imply. */
  readonly is: readonly string[];
  /**
   * Names of entries that occur inside a name of this one without meaning it: peanut butter is not a kind of butter.
   */
  readonly notOf: readonly string[];
  /** Allergens that it contains by nature or by definition. */
  readonly always: readonly AllergenId[];
  /** Allergens that are in at least four of five recipes or brands: an estimate that warns and never clears. */
  readonly usually: readonly AllergenId[];
  /** Allergens that are in a real share of them, but fewer than that: also an estimate. */
  readonly sometimes: readonly AllergenId[];
  /** The name stands for whole allergens: avoiding it, or being "free" of it, means avoiding or lacking them. */
  readonly stands: readonly AllergenId[];
  /** Names of entries that it may mean without saying which. */
  readonly mayBe: readonly string[];
  /** Names of entries that its bare name usually means, although its members belong to none of them. */
  readonly mostly: readonly string[];
  /** Its name doesn't say what is in it, which raises a question to the restaurant. */
  readonly opaque: boolean;
  /** It is a dish, sauce or other mixture with unnamed ingredients. Implied by `usually`, `sometimes` or `opaque`. */
  readonly mixture: boolean;
  /** Its bare name may mean any of its members: "fish" may be salmon. */
  readonly unspecific: boolean;
  /**
   * It is a single food without other ingredients. This must be declared, because anything may be in what nobody
   * reviewed.
   */
  readonly plain: boolean;
  /** Its true synonyms, if somebody reviewed all its names, forms and members; empty if nobody did. */
  readonly closedUnder: readonly string[];
}

/**
 * Holds entries from the same sources, one per line (an indented line continues the one above): a name, then what is
 * known, as in `pesto = basil pesto, pesto sauce | is basil, garlic | usually milk, pine-nut`. The parts are those of
 * {@link LexiconEntry}: `=`, `is`, `not of`, `may be`, `mostly`, `always`, `usually`, `sometimes`, `stands for`,
 * `opaque`, `mixture`, `unspecific`.
 */
export interface LexiconGroup {
  readonly source: string;
  readonly table: string;
  /** Each entry that is no mixture is a single food, except under names with a word of `preparations.ts`. */
  readonly plain?: boolean;
}
