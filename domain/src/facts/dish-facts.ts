import type { AllergenId } from './allergens.ts';
import type { Instant, StatementSource } from './dish.ts';

/**
 * The domain derives these facts from a {@link Dish} with one version of the lexicon. They are normalised, small enough
 * to travel with the dish, and enough to assess it without the lexicon.
 */
export interface DishFacts {
  readonly lexiconVersion: string;
  /** Has one entry for each allergen about which anything is known; a missing one is "not stated". */
  readonly allergens: readonly AllergenFact[];
  /**
   * Ids of the lexicon's ingredients in the list, the name or the description, with all their parents. An id with the
   * prefix `?` is one that an unspecific word may mean ("?salmon" for "fish"). Sorted, unique.
   */
  readonly terms: readonly string[];
  /** All texts, normalised, in which to search for names that the lexicon doesn't know. Sorted, unique. */
  readonly texts: readonly string[];
  /** Opaque ingredients as written: "spices", "house sauce". */
  readonly opaque: readonly string[];
  readonly ingredientsCompleteAt: Instant | null;
  readonly crossContactStatedAt: Instant | null;
  /** Dates of open reports of a reaction without a known cause. Sorted, unique; missing if there are none. */
  readonly unexplained?: readonly Instant[] | undefined;
}

/**
 * How certain it is that the dish contains an allergen.
 * - `none`: no evidence.
 * - `estimated`: usual in something that is in the dish, or guessed. Warns, never clears.
 * - `possible`: declared "may contain", or its group is declared without naming the member.
 * - `reported`: only an open reaction report names it. As bad as `present`.
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

/** Marks dishes whose list names a mixture, which may contain anything. */
export const anything = '?anything';

export interface AllergenFact {
  readonly allergen: AllergenId;
  readonly presence: Presence;
  /**
   * When a statement that covers this allergen was made, if nothing it relies on has changed since; `null` if nothing
   * covers it. The assessment decides whether it is too old.
   */
  readonly coveredAt: Instant | null;
  readonly evidence: readonly Evidence[];
}

/** Says where a piece of knowledge comes from. `words` quotes the text that implies it. */
export type Evidence =
  | {
      readonly kind: 'declared';
      readonly level: 'contains' | 'may_contain' | 'absent';
      readonly source: StatementSource;
      readonly at: Instant | null;
      readonly reason?: string | undefined;
      /** The publication is at this address. */
      readonly address?: string | undefined;
      /** Names the component of the dish that brings it. */
      readonly in?: string | undefined;
      readonly via?: AllergenId | undefined;
    }
  | {
      readonly kind: 'ingredient' | 'name' | 'description';
      readonly words: string;
      /** `null` if the text only says that there may be traces: "may contain nuts". */
      readonly sure: boolean | null;
      /** Names the component of the dish that brings it. */
      readonly in?: string | undefined;
      readonly via?: AllergenId | undefined;
    }
  | {
      readonly kind: 'estimate';
      readonly words: string;
      readonly probability: number;
      readonly via?: AllergenId | undefined;
    }
  | {
      readonly kind: 'report';
      readonly at: Instant;
      /** Nobody reacted, but a diner was told that it is in there. */
      readonly told?: true | undefined;
      readonly via?: AllergenId | undefined;
    };
