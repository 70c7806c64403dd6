import { randomUUID } from 'node:crypto';
import { nothingKnown, type Dish, type Instant, type StatementSource } from '@clearplate/domain/facts/dish';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import type { DishRecord } from './import-record.ts';
import { resolveStatements } from './resolve-statements.ts';
import { variantsOf } from './variants-of-record.ts';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';

/** Returns midnight UTC of a day, or `null` if the day is unknown. */
export function instantOf(day: string | undefined): Instant | null {
  return day === undefined ? null : new Date(day).toISOString();
}

/** The column is a 4-byte float, which keeps six decimals. */
function storable(probability: number): number {
  return Math.round(probability * 1e6) / 1e6;
}

/** Returns the source of a record's statements. If nobody vouches for it, they are claims. */
export function sourceOf({ source }: DishRecord, taken: 'import' | 'restaurant'): StatementSource {
  switch (source?.kind) {
    case 'published':
      return 'published';
    case 'restaurant':
      return taken;
    case 'claim':
      return 'claimed';
    default:
      return taken === 'restaurant' ? taken : 'claimed';
  }
}

/** Each day is one act: what a record dates differently was said at another time. */
function createActs(): (day: string | undefined) => string {
  const acts = new Map<string | undefined, string>();
  return (day) => {
    const act = acts.get(day) ?? randomUUID();
    acts.set(day, act);
    return act;
  };
}

/** Returns what the record says, ready to be stored; or why it can't be. */
export function dishOf(record: DishRecord, taken: 'import' | 'restaurant'): Dish | { readonly problem: string } {
  const resolved = resolveStatements(record);
  if ('problem' in resolved) return resolved;
  const source = sourceOf(record, taken);
  const actOf = createActs();
  // A record that nobody vouches for confirms nothing, and a chart says nothing about cross-contact.
  const statedAt = source === 'claimed' ? null : instantOf(record.stated_on);
  const given = typeof record.ingredients === 'string' ? [record.ingredients] : record.ingredients;
  const ingredients = given.flatMap(splitIngredients);
  // Only the restaurant determines which components these are. Until then each stays in.
  const uses = record.uses.map((_, index) => -1 - index);
  const variants = variantsOf(record, { ingredients, uses, components: [] }, source);
  if ('problem' in variants) return variants;
  return {
    ...nothingKnown,
    name: record.name,
    description: record.description,
    section: record.section,
    price_cents: record.price === undefined ? null : Math.round(record.price * 100),
    image_url: record.image_url ?? null,
    ingredients,
    variants,
    ingredients_complete_at: record.ingredients_complete ? statedAt : null,
    cross_contact_stated_at: record.cross_contact_stated && source !== 'published' ? statedAt : null,
    statements: resolved.statements.map(({ allergen, level, reason, ingredient, day }) => ({
      allergen,
      level,
      reason: asStored(reason ?? null),
      source,
      stated_at: instantOf(day),
      act: actOf(day),
      ingredient: ingredient ?? null,
      address: record.source?.address ?? null,
    })),
    estimates: record.estimates.map(({ name, probability }) => ({ name, probability: storable(probability) })),
  };
}
