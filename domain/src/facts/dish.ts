import type { AllergenId } from './allergens.ts';

/** This is an instant in UTC, ISO 8601 (`2026-11-03T00:00:00.000Z`). Compare instants as times, never as texts. */
export type Instant = string;

/** Somebody stated this about one allergen of one dish. Without a statement it is "not stated". */
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
  /** Statements that were made together, as one specification, share an act. Without one, a statement stands alone. */
  readonly act?: string | null | undefined;
  /** Says why it may contain the allergen: "shared fryer". Only with `may_contain`. */
  readonly reason?: string | null | undefined;
  /** The same statement says that it is no ingredient, so that only traces are possible. Only with `may_contain`. */
  readonly ingredient?: 'absent' | null | undefined;
  /** The publication is at this address. */
  readonly address?: string | null | undefined;
  /** The warning came in a file by itself, and only the restaurant itself ends it. Only with claims that warn. */
  readonly arrived?: boolean | null | undefined;
}

/** Somebody guessed this ingredient, with a probability from 0 to 1. It warns and never clears. */
export interface EstimatedIngredient {
  readonly name: string;
  readonly probability: number;
}

export interface ReactionReport {
  readonly allergen: AllergenId;
  readonly reported_at: Instant;
  /** Nobody reacted, but a diner was told at the restaurant that it is in there. */
  readonly told?: boolean | null | undefined;
}

/**
 * A kitchen makes a component once and uses it in many dishes: a sauce, a batter, a stock, the frying oil. What is in
 * it is in each of those dishes. What it is said to lack clears none of them: only a statement about the dish does.
 */
export interface Component {
  readonly id: number;
  readonly name: string;
  readonly ingredients: readonly string[];
  /** When its content, or anything that it warned of, last changed. Earlier statements about its dishes don't clear. */
  readonly ingredients_changed_at: Instant | null;
  readonly ingredients_complete_at: Instant | null;
  readonly statements: readonly Statement[];
  /** Lists the ids of the components in it. */
  readonly uses: readonly number[];
}

/**
 * A kitchen can make a dish in another way: "without crushed peanuts", "tamari instead of soy sauce", "with bacon".
 * What is stated about the dish is not stated about it.
 */
export interface DishVariant {
  /**
   * Identifies it among the ways of its dish for as long as it exists. A new name doesn't change the id, and no other
   * way ever gets it. Missing until the way is stored, and in history from before ways had ids: see `idOfWay`.
   */
  readonly id?: string | null | undefined;
  /** The restaurant's own name for it, unique among the variants of the dish. */
  readonly name: string;
  /** Ingredients of the dish that are left out, as its list or its description names them. */
  readonly leaves_out: readonly string[];
  /** Ingredients that the dish doesn't have. */
  readonly adds: readonly string[];
  /** Ids of the components that it adds; missing if there are none. */
  readonly uses?: readonly number[] | undefined;
  /** Those components and everything in them, each once. They aren't stored with the way. */
  readonly components?: readonly Component[] | undefined;
  /** Its price; `null` if it costs the same as the dish. */
  readonly price_cents: number | null;
  /** When what it leaves out or adds last changed. Earlier statements don't clear. */
  readonly changed_at: Instant | null;
  /** When the restaurant confirmed the resulting list as complete; `null` while it hasn't. */
  readonly ingredients_complete_at: Instant | null;
  /** When the restaurant finished stating the cross-contact of the dish made this way; `null` while it hasn't. */
  readonly cross_contact_stated_at: Instant | null;
  /** The restaurant states these about the dish made this way. */
  readonly statements: readonly Statement[];
}

/**
 * This is a dish with everything that was stated about it, before any reasoning. The tables, the history, the editor
 * and the import share this shape; `DishFacts` is derived from it.
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
   * When a warning of the dish, that it contains or may contain something, last ended or became weaker. Statements
   * about its cross-contact and about the ways to make it that were made before don't clear.
   */
  readonly warnings_ended_at: Instant | null;
  /** Kitchen statements among these are derived again after each change, and no edit of the dish touches them. */
  readonly statements: readonly Statement[];
  /** Ids of the components that the dish names. */
  readonly uses: readonly number[];
  /** Those components and everything in them, each once. */
  readonly components: readonly Component[];
  /** Other ways to make it, in the restaurant's order. They say nothing of the dish as it comes. */
  readonly variants: readonly DishVariant[];
  /** Others guessed these; our own guesses are derived. */
  readonly estimates: readonly EstimatedIngredient[];
  /** Open reports of a reaction, or by a diner who was told that it contains something. */
  readonly reaction_reports: readonly ReactionReport[];
  /** When people reacted to the dish without anybody knowing to what, by open reports. */
  readonly unexplained_reports: readonly Instant[];
}

/** Nobody has stated anything about this dish. */
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

/** Ranks the levels by how grave they are, to compare two. */
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

// Dishes share components, so each is put into form once, and later read once.
const canonical = new WeakMap<Component, Component>();

/** Picks the fields that components have in common with dishes. */
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

/** This is an entry of the history. Release 0.1 called the allergen `allergen_id` and lacked later fields. */
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
