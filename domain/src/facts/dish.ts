import type { AllergenId } from './allergens.ts';

/** An instant in UTC, ISO 8601 (`2026-11-03T00:00:00.000Z`). Compare instants as times, never as texts. */
export type Instant = string;

/** What somebody stated about one allergen of one dish. Without a statement it is "not stated". */
export type StatementLevel = 'contains' | 'may_contain' | 'absent';

/**
 * Who stands behind a statement. An estimate is not a statement and never listed here.
 * - `restaurant`: the restaurant itself.
 * - `import`: menu data that the importer vouches for as the restaurant's statement.
 * - `published`: a chart that the chain publishes. It covers ingredients, never cross-contact.
 * - `claimed`: menu data that nobody vouches for. It warns and never clears.
 * - `kitchen`: derived from shared equipment.
 */
export const statementSources = ['restaurant', 'import', 'published', 'claimed', 'kitchen'] as const;
export type StatementSource = (typeof statementSources)[number];

export interface Statement {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly source: StatementSource;
  /** `null` if the date is unknown. Such a statement warns and never clears. */
  readonly stated_at: Instant | null;
  /** Statements that were made together, as one specification, share an act. Without one it stands alone. */
  readonly act?: string | null | undefined;
  /** Why it may contain the allergen: "shared fryer". Only with `may_contain`. */
  readonly reason?: string | null | undefined;
  /** Only with `may_contain`: the same statement says that it is no ingredient, so that only traces are possible. */
  readonly ingredient?: 'absent' | null | undefined;
  /** Address of the publication. */
  readonly address?: string | null | undefined;
  /** Only of a claim that warns: it came in a file by itself, and only the restaurant itself ends it. */
  readonly arrived?: boolean | null | undefined;
}

/** An ingredient that somebody guessed, with a probability from 0 to 1. It warns and never clears. */
export interface EstimatedIngredient {
  readonly name: string;
  readonly probability: number;
}

export interface ReactionReport {
  readonly allergen: AllergenId;
  readonly reported_at: Instant;
  /** Nobody reacted: a diner was told at the restaurant that it is in there. */
  readonly told?: boolean | null | undefined;
}

/**
 * What a kitchen makes once and uses in many dishes: a sauce, a batter, a stock, the frying oil. What is in it is in each
 * of those dishes. What it is said to be without clears none of them: only a statement about the dish does.
 */
export interface Component {
  readonly id: number;
  readonly name: string;
  readonly ingredients: readonly string[];
  /** When anything that is in it, or that it warned of, last changed. Earlier statements about its dishes don't clear. */
  readonly ingredients_changed_at: Instant | null;
  readonly ingredients_complete_at: Instant | null;
  readonly statements: readonly Statement[];
  /** Ids of the components in it. */
  readonly uses: readonly number[];
}

/**
 * Another way in which a kitchen makes a dish: "without crushed peanuts", "tamari instead of soy sauce", "with bacon".
 * What is stated about the dish is not stated about it.
 */
export interface DishVariant {
  /**
   * What it is known by among the ways of its dish, as long as it is there: a new name keeps it, and none other ever gets it.
   * Missing until it is stored, and in a history of before ways had ids: see `idOfWay`.
   */
  readonly id?: string | null | undefined;
  /** The restaurant's own name of it, unique among the variants of the dish. */
  readonly name: string;
  /** Ingredients of the dish that stay out, as its list or its description names them. */
  readonly leaves_out: readonly string[];
  /** Ingredients that the dish hasn't got. */
  readonly adds: readonly string[];
  /** Ids of the components that it adds; missing where there are none. */
  readonly uses?: readonly number[] | undefined;
  /** Those components and whatever is in them, each once. They are no part of what is stored with the way. */
  readonly components?: readonly Component[] | undefined;
  /** What it costs; `null` if it costs what the dish does. */
  readonly price_cents: number | null;
  /** When what it leaves out or adds last changed. Earlier statements don't clear. */
  readonly changed_at: Instant | null;
  /** When the restaurant confirmed the list that follows as complete; `null` while it hasn't. */
  readonly ingredients_complete_at: Instant | null;
  /** When the restaurant finished stating the cross-contact of the dish made so; `null` while it hasn't. */
  readonly cross_contact_stated_at: Instant | null;
  /** What the restaurant states about the dish made so. */
  readonly statements: readonly Statement[];
}

/**
 * A dish with everything that was stated about it, before any reasoning. The tables, the history, the editor and the
 * import share this shape; `DishFacts` is derived from it.
 */
export interface Dish {
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: string | null;
  readonly archived: boolean;
  /** Ingredient texts as the restaurant wrote them, in its order. Empty if they are not known. */
  readonly ingredients: readonly string[];
  /** When the ingredients, or anything declared, last changed. Earlier statements don't clear. */
  readonly ingredients_changed_at: Instant | null;
  /** When the restaurant confirmed the list as complete; `null` while it is partial. */
  readonly ingredients_complete_at: Instant | null;
  /** When the restaurant finished stating its cross-contact; `null` while it hasn't. */
  readonly cross_contact_stated_at: Instant | null;
  /**
   * When anything that it was said to contain or may contain last ended, or became less. What was said before of its
   * cross-contact and of the ways to make it, was said while that stood, and doesn't clear.
   */
  readonly warnings_ended_at: Instant | null;
  /** Kitchen statements among these are derived again after each change, and no edit of the dish touches them. */
  readonly statements: readonly Statement[];
  /** Ids of the components that the dish names. */
  readonly uses: readonly number[];
  /** Those components and whatever is in them, each once. */
  readonly components: readonly Component[];
  /** Other ways in which it is made, in the restaurant's order. They say nothing of the dish as it comes. */
  readonly variants: readonly DishVariant[];
  /** Guesses by others; our own are derived. */
  readonly estimates: readonly EstimatedIngredient[];
  /** Open reports of a reaction, or of what a diner was told that it contains. */
  readonly reaction_reports: readonly ReactionReport[];
  /** A dish about which nothing is known. */
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
  warnings_ended_at: null,
  statements: [],
  uses: [],
  components: [],
  variants: [],
  estimates: [],
  reaction_reports: [],
  unexplained_reports: [],
};

/** How grave a level is, to compare two. */
export const levelWeight: Readonly<Record<StatementLevel, number>> = { absent: 0, may_contain: 1, contains: 2 };

/** Returns whether a statement says that something is no ingredient, whatever it says of traces. */
export const denies = ({ level, ingredient }: Pick<Statement, 'level' | 'ingredient'>): boolean =>
  level === 'absent' || ingredient === 'absent';

/** Returns whether a warning is derived from shared equipment. The kitchen never states an absence. */
export const isOfKitchen = ({
  source,
  level,
  ingredient,
}: Pick<Statement, 'source' | 'level' | 'ingredient'>): boolean =>
  source === 'kitchen' && level === 'may_contain' && ingredient !== 'absent';

/** Returns the dish without the statements derived from its kitchen. */
export function withoutKitchen(dish: Dish): Dish {
  return { ...dish, statements: dish.statements.filter((one) => !isOfKitchen(one)) };
}

// Kitchen statements sort last, so that the evidence begins with what people stated.
const keyOf = (one: Statement) => `${Number(isOfKitchen(one))} ${one.allergen} ${one.source}`;

const fields = Object.keys(nothingKnown) as (keyof Dish)[];

/** Picks the fields of a dish, in a fixed order; a missing one counts as not stated. */
export function asDish(given: Partial<Dish>): Dish {
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? nothingKnown[field]])) as unknown as Dish;
}

/** Returns statements in canonical form and order. */
export function canonicalStatements(given: readonly Statement[]): Statement[] {
  const statements = given.map(({ allergen, level, source, stated_at, ...said }) => ({
    allergen,
    level,
    reason: said.reason ?? null,
    source,
    stated_at,
    act: said.act ?? null,
    ingredient: said.ingredient ?? null,
    address: said.address ?? null,
    ...(said.arrived === true && { arrived: true }),
  }));
  return statements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

// Dishes share components: each is put into form, and later read, once.
const canonical = new WeakMap<Component, Component>();

/** What is said of a component, as it is said of a dish. */
type SaidOfComponent = Omit<Component, 'id'>;

const nothingOfComponent: SaidOfComponent = {
  name: '',
  ingredients: [],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  statements: [],
  uses: [],
};

const componentFields = Object.keys(nothingOfComponent) as (keyof SaidOfComponent)[];

/** Picks what is said of a component, or of the dish that it would be by itself, in a fixed order. */
export function saidOfComponent(given: SaidOfComponent): SaidOfComponent {
  return Object.fromEntries(componentFields.map((field) => [field, given[field]])) as unknown as SaidOfComponent;
}

/** Returns the component in canonical form. */
export function canonicalComponent(component: Component): Component {
  const known = canonical.get(component);
  if (known) return known;
  const form = {
    id: component.id,
    ...saidOfComponent(component),
    statements: canonicalStatements(component.statements),
    uses: component.uses.toSorted((one, other) => one - other),
  };
  canonical.set(component, form);
  canonical.set(form, form);
  return form;
}

/** Returns the dish in canonical form: equal dishes have equal JSON. */
export function canonicalDish(dish: Dish): Dish {
  const { uses, components } = asDish(dish);
  return {
    ...asDish(dish),
    statements: canonicalStatements(dish.statements),
    uses: uses.toSorted((one, other) => one - other),
    components: components.map(canonicalComponent).toSorted((one, other) => one.id - other.id),
    variants: dish.variants.map((one) => ({
      ...(one.id != null && { id: one.id }),
      name: one.name,
      leaves_out: [...one.leaves_out],
      adds: [...one.adds],
      ...(one.uses != null &&
        one.uses.length > 0 && {
          uses: one.uses.toSorted((a, b) => a - b),
          components: (one.components ?? []).map(canonicalComponent).toSorted((a, b) => a.id - b.id),
        }),
      price_cents: one.price_cents,
      changed_at: one.changed_at,
      ingredients_complete_at: one.ingredients_complete_at,
      cross_contact_stated_at: one.cross_contact_stated_at,
      statements: canonicalStatements(one.statements),
    })),
    estimates: dish.estimates.map(({ name, probability }) => ({ name, probability })),
    reaction_reports: dish.reaction_reports.map(({ allergen, reported_at, told }) => ({
      allergen,
      reported_at,
      ...(told === true && { told }),
    })),
  };
}

/** An entry of the history. Release 0.1 called the allergen `allergen_id` and lacked later fields. */
export type StoredDish = Partial<Omit<Dish, 'statements' | 'reaction_reports'>> & {
  readonly statements?: readonly Named<Statement>[];
  readonly reaction_reports?: readonly Named<ReactionReport>[];
};
type Named<Said extends { readonly allergen: AllergenId }> =
  | Said
  | (Omit<Said, 'allergen'> & { readonly allergen_id: AllergenId });

const withAllergen = <Said extends { readonly allergen: AllergenId }>(said: Named<Said>): Said =>
  'allergen_id' in said ? ({ ...said, allergen: said.allergen_id } as unknown as Said) : said;

/** Reads an entry of the history; whatever an older release didn't store counts as not stated. */
export function readDish(stored: StoredDish): Dish {
  return {
    ...nothingKnown,
    ...stored,
    statements: (stored.statements ?? []).map((one) => withAllergen<Statement>(one)),
    reaction_reports: (stored.reaction_reports ?? []).map((one) => withAllergen<ReactionReport>(one)),
  };
}
