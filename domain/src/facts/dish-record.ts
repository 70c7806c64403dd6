import type { AllergenId } from './allergens.ts';

/** An instant in UTC, ISO 8601 (`2026-11-03T00:00:00.000Z`). Compared as time, never as text. */
export type Instant = string;

/** What somebody said about one allergen of one dish. No statement at all is "not stated". */
export type StatementLevel = 'contains' | 'may_contain' | 'absent';

/**
 * Who stands behind a statement. An estimate is not a statement and has no place here.
 * - `restaurant`: the restaurant itself.
 * - `import`: menu data that whoever imported it vouches for as the restaurant's statement.
 * - `published`: a chart that the chain publishes. It speaks of ingredients, and never of cross-contact.
 * - `claimed`: menu data that nobody vouches for. It warns, and never clears.
 * - `kitchen`: what follows from shared equipment.
 */
export const statementSources = ['restaurant', 'import', 'published', 'claimed', 'kitchen'] as const;
export type StatementSource = (typeof statementSources)[number];

export interface Statement {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly source: StatementSource;
  /** `null`: nobody knows when it was said. Such a statement warns and never clears. */
  readonly stated_at: Instant | null;
  /** What was said at once, as one specification, has the same one. Without it a statement stands by itself. */
  readonly act?: string | undefined;
  /** Why it may be there: "shared fryer". Only beside `may_contain`. */
  readonly reason?: string | undefined;
  /** Only beside `may_contain`: it was said along with it that it is no ingredient, so that traces are all there may be. */
  readonly ingredient?: 'absent' | undefined;
  /** Where it is published. */
  readonly address?: string | undefined;
}

/** An ingredient that somebody guessed, with a probability from 0 to 1. Warns, never clears. */
export interface EstimatedIngredient {
  readonly name: string;
  readonly probability: number;
}

/** Everything that is known about a dish, as it was said, before any reasoning. */
export interface Dish {
  readonly name: string;
  readonly description: string;
  /** Ingredient texts as the restaurant wrote them, in its order. Empty: not known. */
  readonly ingredients: readonly string[];
  /** When the ingredients, or anything that was declared, last changed. Statements from before don't clear. */
  readonly ingredients_changed_at: Instant | null;
  /** When the restaurant confirmed that the list is whole; `null`: partial. */
  readonly ingredients_complete_at: Instant | null;
  /** When the restaurant said all that there is to say about cross-contact; `null`: unstated. */
  readonly cross_contact_stated_at: Instant | null;
  readonly statements: readonly Statement[];
  readonly estimates: readonly EstimatedIngredient[];
  /** Open reports of a reaction. */
  readonly reaction_reports: readonly ReactionReport[];
  /** When diners reacted of whom nobody knows to what: open reports that name no allergen. */
  readonly unexplained_reports?: readonly Instant[] | undefined;
}

export interface ReactionReport {
  readonly allergen: AllergenId;
  readonly reported_at: Instant;
}

/** A dish of which nobody has said anything. */
export const nothingKnown: Dish = {
  name: '',
  description: '',
  ingredients: [],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
  estimates: [],
  reaction_reports: [],
};
