/**
 * How often recipes of a dish have an ingredient, in words; what share each stands for is measured
 * (`shares.ts`).
 */
export const frequencies = ['always', 'usually', 'often', 'sometimes', 'seldom'] as const;

/** What only the dish's family has: a veggie burger and beef. */
export const never = 'never';

export type Frequency = (typeof frequencies)[number];

/** A dish or a family of dishes. Case, accents, plural and hyphens don't matter. */
export interface DishEntry {
  readonly name: string;
  /** Other names for the same dish. */
  readonly also: readonly string[];
  /** The family that it belongs to: what that says holds where the dish itself says nothing. */
  readonly is: string | undefined;
  /** By the ingredient's name, which the lexicon knows. Never water or salt: recipes leave them unsaid as often as not. */
  readonly ingredients: ReadonlyMap<string, Frequency | typeof never>;
}

/**
 * Dishes of one kind, one a line; a name first, then what is usual in it:
 * `satay = chicken satay | is curry | always peanut | usually coconut milk | seldom honey`.
 */
export interface DishGroup {
  readonly source: string;
  readonly table: string;
}
