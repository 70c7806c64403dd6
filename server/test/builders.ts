import { randomUUID } from 'node:crypto';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown, type Statement, type Dish } from '@clearplate/domain/facts/dish';
import type { Role } from '@clearplate/domain/menu/policies';
import { hash } from '@node-rs/argon2';
import type { Db } from '../src/db/db.ts';
import { sql } from '../src/db/sql.ts';
import { h3CellOf } from '../src/places/zip-place.ts';

/** A word that no other test uses. */
export function unique(word = 'x'): string {
  return `${word}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/** A zip code that exists, with its place. The same one is used by many tests. */
export const cambridge = { zip: '02139', lat: 42.3647, lng: -71.1042 };

interface UserFields {
  email?: string;
  password?: string;
  role?: Role;
  isSample?: boolean;
}

export async function buildUser(db: Db, fields: UserFields = {}): Promise<{ id: number; email: string }> {
  const { email = `${unique()}@example.com`, password = 'correct horse', role = 'user', isSample = false } = fields;
  // The parameters are cheap. Other tests cover the hash's cost.
  const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const [row] = await db.query<{ id: number }>(sql`insert into users (username, email, password_hash, role, is_sample)
    values ('Somebody', ${email}, ${passwordHash}, ${role}, ${isSample}) returning id`);
  return { id: row!.id, email };
}

interface RestaurantFields {
  name?: string;
  zip?: string;
  lat?: number;
  lng?: number;
  ownerId?: number;
  restaurantUrl?: string;
}

export async function buildRestaurant(db: Db, fields: RestaurantFields = {}): Promise<{ id: number; name: string }> {
  const { name = unique('Table '), zip = cambridge.zip, lat = cambridge.lat, lng = cambridge.lng } = fields;
  const [row] = await db.query<{ id: number }>(sql`
    insert into restaurants (owner_id, name, city, state, pin, address, restaurant_url, lat, lng, h3_cell)
    values (${fields.ownerId ?? null}, ${name}, 'Cambridge', 'Massachusetts', ${zip}, '1 Main St',
      ${fields.restaurantUrl ?? null}, ${lat}, ${lng}, ${h3CellOf(lat, lng)}) returning id`);
  return { id: row!.id, name };
}

interface EnquiryFields {
  email?: string;
  /** If set, it claims this listed restaurant. */
  restaurantId?: number;
}

/** A message of one of the contact forms: the general one unless it claims a restaurant. */
export async function buildEnquiry(db: Db, fields: EnquiryFields = {}): Promise<{ id: number; email: string }> {
  const { email = `${unique()}@example.com`, restaurantId } = fields;
  const restaurant = sql`'restaurant', ${email}, null, 'Half Moon', '1 Main St', '02139', 'https://moon.example/'`;
  const [row] = await db.query<{ id: number }>(sql`
    insert into enquiries (kind, email, message, restaurant_name, restaurant_address, zipcode, website, name, phone,
      restaurant_id)
    values (${restaurantId === undefined ? sql`'general', ${email}, 'Hello', null, null, null, null` : restaurant},
      'Somebody', '6175550100', ${restaurantId ?? null}) returning id`);
  return { id: row!.id, email };
}

export interface DishFields {
  restaurantId?: number;
  name?: string;
  description?: string;
  priceCents?: number | null;
  ingredients?: string[];
  statements?: Statement[];
  estimates?: Dish['estimates'];
  position?: number;
}

/** A dish with its derived facts; without a restaurant it gets one of its own. */
export async function buildDish(
  db: Db,
  fields: DishFields = {},
): Promise<{ id: number; restaurantId: number; name: string }> {
  const restaurantId = fields.restaurantId ?? (await buildRestaurant(db)).id;
  const { name = unique('Dish '), description = '', ingredients = [], statements = [], estimates = [] } = fields;
  const [row] = await db.query<{ id: number }>(sql`
    insert into dishes (restaurant_id, name, description, price_cents, ingredients, ingredients_changed_at, position)
    values (${restaurantId}, ${name}, ${description}, ${fields.priceCents ?? null}, ${ingredients},
      ${ingredients.length > 0 ? '2000-01-01T00:00:00Z' : null}, ${fields.position ?? 0})
    returning id`);
  const id = row!.id;
  for (const { allergen, level, reason, source, stated_at, act, ingredient, address } of statements) {
    await db.query(sql`
      insert into allergen_statements (dish_id, allergen_id, level, reason, source, stated_at, act, ingredient, address)
      values (${id}, ${allergen}, ${level}, ${reason ?? null}, ${source}, ${stated_at}, ${act ?? null},
        ${ingredient ?? null}, ${address ?? null})`);
  }
  for (const [position, { name: guess, probability }] of estimates.entries()) {
    await db.query(sql`insert into ingredient_estimates (dish_id, position, name, probability)
      values (${id}, ${position}, ${guess}, ${probability})`);
  }
  await storeFacts(db, id, { name, description, ingredients, statements, estimates });
  return { id, restaurantId, name };
}

type Said = Pick<Dish, 'name' | 'description' | 'ingredients' | 'statements' | 'estimates'>;

async function storeFacts(db: Db, id: number, said: Said): Promise<void> {
  const facts = deriveFacts({ ...nothingKnown, ...said });
  await db.query(sql`insert into dish_facts (dish_id, lexicon_version, facts, texts)
    values (${id}, ${facts.lexiconVersion}, ${JSON.stringify(facts)}, ${[...facts.texts]})`);
}
