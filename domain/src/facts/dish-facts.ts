import type { AllergenId } from './allergens.ts';
import type { Instant, StatementSource } from './dish.ts';

/**
 * What the domain derived from a {@link DishRecord} by one version of the lexicon: normalised, small
 * enough to travel with the dish, and enough to assess it without the lexicon.
 */
export interface DishFacts {
  readonly lexiconVersion: string;
  /** One entry for each allergen about which anything is known; a missing one is "not stated". */
  readonly allergens: readonly AllergenFact[];
  /**
   * Ids of lexicon ingredients found in the ingredient list, the name or the description, with all
   * their parents; behind a `?`, what an unspecific word among them may mean ("?salmon" for "fish").
   * Sorted, unique.
   */
  readonly terms: readonly string[];
  /** All texts, normalised, for names that no lexicon knows. Sorted, unique. */
  readonly texts: readonly string[];
  /** Opaque ingredients, as written: "spices", "house sauce". */
  readonly opaque: readonly string[];
  readonly ingredientsCompleteAt: Instant | null;
  readonly crossContactStatedAt: Instant | null;
  /** When diners reacted to they don't know what, by their open reports. Sorted, unique; missing where there are none. */
  readonly unexplained?: readonly Instant[] | undefined;
}

/**
 * How strongly an allergen is there.
 * - `none`: nothing says so.
 * - `estimated`: usual in something that is in the dish, or guessed. Warns, never clears.
 * - `possible`: declared "may contain", or its group is declared without saying which member.
 * - `reported`: named by an open reaction report, and nothing else says that it is there. As bad as `present`.
 * - `present`: declared, or implied by an ingredient.
 */
export type Presence = 'none' | 'estimated' | 'possible' | 'reported' | 'present';

export const presenceRank: Readonly<Record<Presence, number>> = {
  none: 0,
  estimated: 1,
  possible: 2,
  reported: 3,
  present: 4,
};

/** Among the terms of a dish: its list names a mixture, so that anything may be in it. */
export const anything = '?anything';

export interface AllergenFact {
  readonly allergen: AllergenId;
  readonly presence: Presence;
  /**
   * When a statement that covers this allergen was made, if nothing it rests on has changed since;
   * `null`: nothing covers it. Whether it is too old is decided when it is read.
   */
  readonly coveredAt: Instant | null;
  readonly evidence: readonly Evidence[];
}

/** Where a piece of knowledge comes from. `words` is the text that gave it away. */
export type Evidence =
  | {
      readonly kind: 'declared';
      readonly level: 'contains' | 'may_contain' | 'absent';
      readonly source: StatementSource;
      readonly at: Instant | null;
      readonly reason?: string | undefined;
      /** Where it is published. */
      readonly address?: string | undefined;
      readonly via?: AllergenId | undefined;
    }
  | {
      readonly kind: 'ingredient' | 'name' | 'description';
      readonly words: string;
      readonly sure: boolean;
      readonly via?: AllergenId | undefined;
    }
  | {
      readonly kind: 'estimate';
      readonly words: string;
      readonly probability: number;
      readonly via?: AllergenId | undefined;
    }
  | { readonly kind: 'report'; readonly at: Instant; readonly via?: AllergenId | undefined };
