import type { Dish } from '@clearplate/domain/facts/dish';
import { isoInstant, join, raw, sql, type Sql } from './sql.ts';

/**
 * Lists the columns of `dishes` that hold a field of `Dish` as it is, with their types. What loads, inserts and updates
 * dishes takes them from here.
 */
const columns = {
  name: 'text',
  description: 'text',
  section: 'text',
  price_cents: 'int',
  image_url: 'text',
  ingredients: 'text[]',
  ingredients_changed_at: 'timestamptz',
  ingredients_complete_at: 'timestamptz',
  cross_contact_stated_at: 'timestamptz',
  warnings_ended_at: 'timestamptz',
  variants: 'jsonb',
} as const satisfies Partial<Record<keyof Dish, string>>;

const all = Object.entries(columns);

const valueOf = ([name, type]: (typeof all)[number]): Sql =>
  type === 'timestamptz' ? isoInstant(raw(`d.${name}`)) : raw(`d.${name}`);

/** Is `name, description, …`. */
export const dishColumnNames: Sql = raw(all.map(([name]) => name).join(', '));

/** Is `name text, description text, …`, which is what `json_to_recordset` makes of dishes. */
export const dishColumnTypes: Sql = raw(all.map(([name, type]) => `${name} ${type}`).join(', '));

/** Is `name = given.name, …`. */
export const dishColumnUpdates: Sql = raw(all.map(([name]) => `${name} = given.${name}`).join(', '));

/** Is `'name', d.name, …` for `json_build_object`, over `dishes d`. Instants are ISO 8601. */
export const dishColumnPairs: Sql = join(all.map((column) => sql`${raw(`'${column[0]}'`)}, ${valueOf(column)}`));

/** Is `d.name as name, …`, over `dishes d`. Instants are ISO 8601. */
export const dishColumnValues: Sql = join(all.map((column) => sql`${valueOf(column)} as ${raw(column[0])}`));
