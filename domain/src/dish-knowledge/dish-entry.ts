/**
 * Says how often recipes of a dish include an ingredient. `shares.ts` has the share measured for each of these words.
 */
export const frequencies = ['always', 'usually', 'often', 'sometimes', 'seldom'] as const;

/** Excludes an ingredient that the dish's family has: beef in a veggie burger. */
export const never = 'never';

export type Frequency = (typeof frequencies)[number];

/** Describes a dish or a family of dishes. Case, accents, plurals and hyphens don't matter. */
export interface DishEntry {
  readonly name: string;
  readonly also: readonly string[];
  /** The dish's family, whose ingredients apply unless the dish itself names them. */
  readonly is: string | undefined;
  /**
   * Frequencies by an ingredient's name in the lexicon. Water and salt are left out, because recipes often omit them.
   */
  readonly ingredients: ReadonlyMap<string, Frequency | typeof never>;
}

/**
 * Holds dishes of one kind, one per line: a name, then its usual ingredients: `satay = chicken satay | is curry |
 * always peanut | usually coconut milk | seldom honey`.
 */
export interface DishGroup {
  readonly source: string;
  readonly table: string;
}
