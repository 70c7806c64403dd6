import type { AllergenId } from '@clearplate/domain/allergens';
import type { DishRecord as KnownDish, Instant, StatementLevel, StatementSource } from '@clearplate/domain/dish-record';
import type { DishRecord } from './import-record.ts';
import { resolveStatements } from './resolve-statements.ts';
import { splitIngredients } from './split-ingredients.ts';

export interface StatementState {
  allergen_id: AllergenId;
  level: StatementLevel;
  reason: string | null;
  source: StatementSource;
  stated_at: Instant | null;
}

/** What a dish's record says, as the tables hold it; the keys in this order, so that JSON compares. */
export interface DishState {
  name: string;
  description: string;
  section: string;
  price_cents: number | null;
  image_url: string | null;
  ingredients: string[];
  ingredients_complete_at: Instant | null;
  cross_contact_stated_at: Instant | null;
  /** Sorted by the allergen's id. */
  statements: StatementState[];
  estimates: { name: string; probability: number }[];
}

/** Midnight UTC of a day, or `null` when nobody knows the day. */
export function instantOf(day: string | undefined): Instant | null {
  return day === undefined ? null : new Date(day).toISOString();
}

/** The column is a 4-byte float: six decimals survive it unchanged. */
function storable(probability: number): number {
  return Math.round(probability * 1e6) / 1e6;
}

/** What the record says, ready to be stored; or why it can't be. */
export function dishState(record: DishRecord, source: StatementSource): DishState | { readonly problem: string } {
  const resolved = resolveStatements(record);
  if ('problem' in resolved) return resolved;
  const statedAt = instantOf(record.stated_on);
  const given = typeof record.ingredients === 'string' ? [record.ingredients] : record.ingredients;
  return {
    name: record.name,
    description: record.description,
    section: record.section,
    price_cents: record.price === undefined ? null : Math.round(record.price * 100),
    image_url: record.image_url ?? null,
    ingredients: given.flatMap(splitIngredients),
    ingredients_complete_at: record.ingredients_complete ? statedAt : null,
    cross_contact_stated_at: record.cross_contact_stated ? statedAt : null,
    statements: resolved.statements.map(({ allergen, level, reason, day }) => ({
      allergen_id: allergen,
      level,
      reason: reason ?? null,
      source,
      stated_at: instantOf(day),
    })),
    estimates: record.estimates.map(({ name, probability }) => ({ name, probability: storable(probability) })),
  };
}

/** The dish as the domain reasons about it. */
export function knownDish(state: DishState, ingredientsChangedAt: Instant | null): KnownDish {
  return {
    name: state.name,
    description: state.description,
    ingredients: state.ingredients,
    ingredientsChangedAt,
    ingredientsCompleteAt: state.ingredients_complete_at,
    crossContactStatedAt: state.cross_contact_stated_at,
    statements: state.statements.map(({ allergen_id, level, reason, source, stated_at }) => ({
      allergen: allergen_id,
      level,
      source,
      statedAt: stated_at,
      ...(reason !== null && { reason }),
    })),
    estimates: state.estimates,
    reactionReports: [],
  };
}
