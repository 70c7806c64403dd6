import type { AllergenId } from './allergens.ts';

/** An instant in UTC, ISO 8601 (`2026-11-03T00:00:00.000Z`). Compared as time, never as text. */
export type Instant = string;

/** What somebody said about one allergen of one dish. No statement at all is "not stated". */
export type StatementLevel = 'contains' | 'may_contain' | 'absent';

/**
 * Who stands behind a statement. An estimate is not a statement and is never listed here.
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
  /** `null` when nobody knows when it was said. Such a statement warns and never clears. */
  readonly stated_at: Instant | null;
  /** Statements that were made at once, as one specification, share an act. Without one it stands by itself. */
  readonly act?: string | null | undefined;
  /** Why it may be there: "shared fryer". It stands only beside `may_contain`. */
  readonly reason?: string | null | undefined;
  /** Beside `may_contain`: the speaker also said that it is no ingredient, so that traces are all there may be. */
  readonly ingredient?: 'absent' | null | undefined;
  /** The address where it is published. */
  readonly address?: string | null | undefined;
}

/** An ingredient that somebody guessed, with a probability from 0 to 1. It warns and never clears. */
export interface EstimatedIngredient {
  readonly name: string;
  readonly probability: number;
}

export interface ReactionReport {
  readonly allergen: AllergenId;
  readonly reported_at: Instant;
}

/**
 * A dish with everything that is said of it, before any reasoning. The tables, the history, the editor and the import all
 * use this one shape; what follows from it is `DishFacts`.
 */
export interface Dish {
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: string | null;
  readonly archived: boolean;
  /** Ingredient texts as the restaurant wrote them, in its order. Empty when they are not known. */
  readonly ingredients: readonly string[];
  /** When the ingredients, or anything that was declared, last changed. Statements from before don't clear. */
  readonly ingredients_changed_at: Instant | null;
  /** When the restaurant confirmed that the list is whole; `null` while it is partial. */
  readonly ingredients_complete_at: Instant | null;
  /** When the restaurant said all that there is to say about cross-contact; `null` while it hasn't. */
  readonly cross_contact_stated_at: Instant | null;
  /** Those of the `kitchen` are worked out after each change, and no edit of the dish touches them. */
  readonly statements: readonly Statement[];
  /** Somebody else's guesses; ours are derived. */
  readonly estimates: readonly EstimatedIngredient[];
  /** Open reports of a reaction. */
  readonly reaction_reports: readonly ReactionReport[];
  /** Open reports of a reaction that name no allergen: nobody knows to what the diner reacted. */
  readonly unexplained_reports: readonly Instant[];
}

/** A dish of which nobody has said anything. */
export const nothingKnown: Dish = {
  name: '',
  description: '',
  section: '',
  price_cents: null,
  image_url: null,
  archived: false,
  ingredients: [],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
  estimates: [],
  reaction_reports: [],
  unexplained_reports: [],
};

/** A warning that follows from shared equipment. The kitchen never denies anything. */
export const isOfKitchen = ({ source, level, ingredient }: Statement): boolean =>
  source === 'kitchen' && level === 'may_contain' && ingredient !== 'absent';

/** The dish with what somebody said of it, and without what follows from its kitchen. */
export function withoutKitchen(dish: Dish): Dish {
  return { ...dish, statements: dish.statements.filter((one) => !isOfKitchen(one)) };
}

// The kitchen comes last, so that what somebody said stands first in the evidence.
const keyOf = (one: Statement) => `${Number(isOfKitchen(one))} ${one.allergen} ${one.source}`;

const fields = Object.keys(nothingKnown) as (keyof Dish)[];

/** Returns the fields of a dish, in one order, of something that has more or fewer; what is missing counts as not said. */
export function asDish(given: Partial<Dish>): Dish {
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? nothingKnown[field]])) as unknown as Dish;
}

/** The dish in one form: two that say the same are the same JSON. */
export function canonicalDish(dish: Dish): Dish {
  const statements = dish.statements.map(({ allergen, level, source, stated_at, ...said }) => ({
    allergen,
    level,
    reason: said.reason ?? null,
    source,
    stated_at,
    act: said.act ?? null,
    ingredient: said.ingredient ?? null,
    address: said.address ?? null,
  }));
  return {
    ...asDish(dish),
    statements: statements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    estimates: dish.estimates.map(({ name, probability }) => ({ name, probability })),
    reaction_reports: dish.reaction_reports.map(({ allergen, reported_at }) => ({ allergen, reported_at })),
  };
}

/** An entry of the history; those of release 0.1 call the allergen `allergen_id` and lack what came later. */
export type StoredDish = Partial<Omit<Dish, 'statements' | 'reaction_reports'>> & {
  readonly statements?: readonly Named<Statement>[];
  readonly reaction_reports?: readonly Named<ReactionReport>[];
};
type Named<Said extends { readonly allergen: AllergenId }> =
  | Said
  | (Omit<Said, 'allergen'> & { readonly allergen_id: AllergenId });

const withAllergen = <Said extends { readonly allergen: AllergenId }>(said: Named<Said>): Said =>
  'allergen_id' in said ? ({ ...said, allergen: said.allergen_id } as unknown as Said) : said;

/** Reads an entry of the history: what an older release didn't store counts as nothing said. */
export function readDish(stored: StoredDish): Dish {
  return {
    ...nothingKnown,
    ...stored,
    statements: (stored.statements ?? []).map((one) => withAllergen<Statement>(one)),
    reaction_reports: (stored.reaction_reports ?? []).map((one) => withAllergen<ReactionReport>(one)),
  };
}
