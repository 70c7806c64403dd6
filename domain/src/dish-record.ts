import type { AllergenId } from './allergens.ts';

/** An instant in UTC, ISO 8601 (`2026-11-03T00:00:00.000Z`). Compared as time, never as text. */
export type Instant = string;

/** What somebody said about one allergen of one dish. No statement at all is "not stated". */
export type StatementLevel = 'contains' | 'may_contain' | 'absent';

/** Who stands behind a statement. An estimate is not a statement and has no place here. */
export type StatementSource = 'restaurant' | 'import' | 'kitchen';

export interface AllergenStatement {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly source: StatementSource;
  /** `null`: nobody knows when it was said. Such a statement warns and never clears. */
  readonly statedAt: Instant | null;
  /**
   * What was said at once, as one specification, has the same one. Without it, what the restaurant's own saves say is one act
   * where the server dated it alike to the millisecond; of anything else nobody knows.
   */
  readonly act?: string | undefined;
  /** Why it may be there: "shared fryer". Only beside `may_contain`. */
  readonly reason?: string | undefined;
}

/** An ingredient that somebody guessed, with a probability from 0 to 1. Warns, never clears. */
export interface EstimatedIngredient {
  readonly name: string;
  readonly probability: number;
}

/** Everything that is known about a dish, as it was said, before any reasoning. */
export interface DishRecord {
  readonly name: string;
  readonly description: string;
  /** Ingredient texts as the restaurant wrote them, in its order. Empty: not known. */
  readonly ingredients: readonly string[];
  /** When the ingredients, or anything that was declared, last changed. Statements from before don't clear. */
  readonly ingredientsChangedAt: Instant | null;
  /** When the restaurant confirmed that the list is whole; `null`: partial. */
  readonly ingredientsCompleteAt: Instant | null;
  /** When the restaurant said all that there is to say about cross-contact; `null`: unstated. */
  readonly crossContactStatedAt: Instant | null;
  readonly statements: readonly AllergenStatement[];
  readonly estimates: readonly EstimatedIngredient[];
  /** Open reports of a reaction. */
  readonly reactionReports: readonly ReactionReport[];
}

export interface ReactionReport {
  readonly allergen: AllergenId;
  readonly reportedAt: Instant;
}

/** A dish of which nobody has said anything. */
export const nothingKnown: DishRecord = {
  name: '',
  description: '',
  ingredients: [],
  ingredientsChangedAt: null,
  ingredientsCompleteAt: null,
  crossContactStatedAt: null,
  statements: [],
  estimates: [],
  reactionReports: [],
};
