import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { sql } from '../src/db/sql.ts';
import { openSession } from '../src/http/session.ts';
import { clientFor, type ApiClient } from './api-client.ts';
import { buildDish, buildRestaurant, unique } from './builders.ts';
import type { TestServer } from './test-server.ts';

/** Fills an account with something in everything that is stored about a person; `canaries` are all the texts in it. */
export interface FilledAccount {
  readonly id: number;
  readonly email: string;
  readonly actorId: string;
  readonly restaurantId: number;
  readonly pictureUrl: string;
  readonly canaries: readonly string[];
  readonly client: ApiClient;
}

export const password = 'correct horse';

/** Makes words that occur nowhere else, and remembers them. */
function createCanaries() {
  const all: string[] = [];
  const canary = () => {
    all.push(unique('canary'));
    return all.at(-1) ?? '';
  };
  return { all, canary };
}

async function insertUser({ db }: TestServer, username: string, email: string) {
  const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const [row] = await db.query<{ id: number; actorId: string }>(sql`
    insert into users (username, email, password_hash, role, email_confirmed_at)
    values (${username}, ${email}, ${passwordHash}, 'r_admin', now()) returning id, actor_id as "actorId"`);
  return row!;
}

async function fillByCalls(client: ApiClient, canary: () => string): Promise<string> {
  await client.setMyAllergens({ body: ['Milk', canary()] });
  const kid = await client.createEater({ body: { name: canary() } });
  await client.setEaterAllergens({ params: { id: String(kid.id) }, body: [{ name: canary(), strictness: 'fine' }] });
  await client.createPreference({ body: { name: canary(), ingredients: [canary(), canary()], eater_id: kid.id } });
  await client.createPreference({ body: { name: canary() } });
  await client.createAddress({
    body: {
      name: canary(),
      address_line_1: canary(),
      address_line_2: canary(),
      city: canary(),
      state: canary(),
      zip_code: '02139',
      country: canary(),
    },
  });
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#070' } })
    .jpeg()
    .toBuffer();
  const { profile_picture_url: url } = await client.setProfilePicture({ file: new Blob([jpeg]) });
  return url ?? '';
}

async function fillTables({ db }: TestServer, userId: number, email: string, actorId: string, canary: () => string) {
  const dish = await buildDish(db, { name: canary() });
  await db.query(sql`insert into cart_lines (user_id, dish_id, quantity, seen_history_id, seen_facts)
    values (${userId}, ${dish.id}, 2, 0, '{}')`);
  await db.query(sql`insert into favourite_dishes (user_id, dish_id, added_at, seen_history_id, mailed_history_id)
    values (${userId}, ${dish.id}, now(), 0, 0)`);
  await db.query(sql`
    insert into favourite_ways (user_id, dish_id, way, seen_name, seen_variant, seen_history_id, added_at)
    values (${userId}, ${dish.id}, 'a', ${canary()}, '{"leaves_out": [], "adds": []}', 0, now())`);
  await db.query(sql`insert into favourite_restaurants (user_id, restaurant_id, added_at)
    values (${userId}, ${dish.restaurantId}, now())`);
  await db.query(sql`with report as (
      insert into dish_reports (dish_id, user_id, kind, reported_at) values (${dish.id}, ${userId}, 'reaction', now())
      returning id),
    allergens as (
      insert into dish_report_allergens (report_id, allergen_id, reported_at) select id, 'milk', now() from report)
    insert into dish_report_words (report_id, user_id, words) select id, ${userId}, ${canary()} from report`);
  await db.query(sql`
    insert into kitchen_orders (user_id, restaurant_id, kitchen_hash, diner_hash, language, place, people, lines, sent_at,
      expires_at)
    values (${userId}, ${dish.restaurantId}, sha256(${unique()}), sha256(${unique()}), 'es', ${canary()},
      ${JSON.stringify([{ foods: [{ need: 'dangerous', written: canary() }] }])},
      ${JSON.stringify([{ dish: { id: dish.id, name: 'Soup', quantity: 1 }, for: [0] }])}, now(), now() + interval '4 hours')`);
  await db.query(sql`insert into watch_mails (user_id, left_at) values (${userId}, now())`);
  await db.query(sql`insert into dish_history (dish_id, actor_id, source, after)
    values (${dish.id}, ${actorId}, 'owner', '{}')`);
  await db.query(sql`with made as (insert into components (restaurant_id, name) values (${dish.restaurantId}, 'Sauce') returning id)
    insert into component_history (component_id, at, actor_id, source, after) select id, now(), ${actorId}, 'owner', '{}' from made`);
  await db.query(sql`insert into mailed_links (user_id, purpose, email, created_at, expires_at)
    values (${userId}, 'confirm_email', ${`${canary()}@example.com`}, now(), now() + interval '1 hour')`);
  await db.query(sql`insert into enquiries (kind, name, email, phone, message)
    values ('general', ${canary()}, ${email.toUpperCase()}, '6175550100', ${canary()})`);
  await db.query(sql`
    insert into enquiries (kind, name, email, phone, restaurant_name, restaurant_address, zipcode, website,
      answered_at, answer)
    values ('restaurant', ${canary()}, ${email}, '6175550100', ${canary()}, ${canary()}, '02139',
      ${`https://${canary()}.example/`}, now(), ${canary()})`);
  await db.query(sql`insert into restaurant_history (restaurant_id, at, source, actor_id, request_id, before, after)
    values (${dish.restaurantId}, now(), 'owner', ${actorId}, 'request', '{}', '{}')`);
  await db.query(sql`insert into admin_log (at, actor_id, request_id, action)
    values (now(), ${actorId}, 'request', 'close_enquiry')`);
  // The dish stays when the person goes, so its name is no canary.
  return dish.name;
}

export async function fillAccount(server: TestServer): Promise<FilledAccount> {
  const { all, canary } = createCanaries();
  const email = `${canary()}@example.com`;
  const { id, actorId } = await insertUser(server, canary(), email);
  const client = clientFor(server.app, await openSession(server.db, id, new Date()));
  const pictureUrl = await fillByCalls(client, canary);
  const dishName = await fillTables(server, id, email, actorId, canary);
  const restaurant = await buildRestaurant(server.db, { ownerId: id });
  const canaries = all.filter((word) => word !== dishName);
  return { id, email, actorId, restaurantId: restaurant.id, pictureUrl, canaries, client };
}
