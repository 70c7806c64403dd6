import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Statement, Dish, Instant, StatementLevel, StatementSource } from '@clearplate/domain/facts/dish-record';

export interface StatementState {
  allergen_id: AllergenId;
  level: StatementLevel;
  reason: string | null;
  source: StatementSource;
  stated_at: Instant | null;
  /** What was said at once has the same one; `null`: it stands by itself. */
  act: string | null;
  ingredient: 'absent' | null;
  address: string | null;
}

/** An open report of a reaction; one for each allergen, the newest. */
export interface ReportState {
  allergen_id: AllergenId;
  reported_at: Instant;
}

/** What diners report of a dish. */
export interface ReportsOfDish {
  readonly reports: readonly ReportState[];
  /** When they reacted who don't know to what. */
  readonly unexplained: readonly Instant[];
}

/** What is said of a dish, as the tables hold it; the keys in this order, so that JSON compares. */
export interface DishState {
  name: string;
  description: string;
  section: string;
  price_cents: number | null;
  image_url: string | null;
  ingredients: string[];
  ingredients_complete_at: Instant | null;
  cross_contact_stated_at: Instant | null;
  /** What the restaurant or an import said, sorted by the allergen's id; nothing of the kitchen's. */
  statements: StatementState[];
  /** Those that somebody else made: ours are derived. */
  estimates: { name: string; probability: number }[];
}

function canonical(instant: string | null): Instant | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** The stored state with its times written as a record's are. */
export function comparable(state: DishState): DishState {
  return {
    ...state,
    ingredients_complete_at: canonical(state.ingredients_complete_at),
    cross_contact_stated_at: canonical(state.cross_contact_stated_at),
    statements: state.statements.map((each) => ({ ...each, stated_at: canonical(each.stated_at) })),
  };
}

/** Statements as the domain reasons about them. */
export function knownStatements(statements: readonly StatementState[]): Statement[] {
  return statements.map(({ allergen_id, level, reason, source, stated_at, act, ingredient, address }) => ({
    allergen: allergen_id,
    level,
    source,
    stated_at: canonical(stated_at),
    ...(act !== null && { act }),
    ...(reason !== null && { reason }),
    ...(ingredient !== null && { ingredient }),
    ...(address !== null && { address }),
  }));
}

/** The dish as the domain reasons about it, with what diners report of it. */
export function knownDish(
  state: DishState,
  ingredientsChangedAt: Instant | null,
  { reports, unexplained }: ReportsOfDish,
): Dish {
  return {
    name: state.name,
    description: state.description,
    ingredients: state.ingredients,
    ingredients_changed_at: ingredientsChangedAt,
    ingredients_complete_at: state.ingredients_complete_at,
    cross_contact_stated_at: state.cross_contact_stated_at,
    statements: knownStatements(state.statements),
    estimates: state.estimates,
    reaction_reports: reports.map(({ allergen_id, reported_at }) => ({
      allergen: allergen_id,
      reported_at: new Date(reported_at).toISOString(),
    })),
    unexplained_reports: unexplained.map((at) => new Date(at).toISOString()),
  };
}
