import { sql } from '../../src/db/sql.ts';
import { clientFor } from '../api-client.ts';
import { buildDish, buildEnquiry, buildRestaurant, buildUser, unique } from '../builders.ts';
import type { Cast } from './cast.ts';

// Records for calls that are about one: the user's, or on the owner's menu.

/** An address to save, told apart by its name. */
export const address = (name: string) => ({
  name,
  address_line_1: '1 Main St',
  city: 'Cambridge',
  state: 'Massachusetts',
  zip_code: '02139',
  country: 'United States',
});

export async function anEater(cast: Cast) {
  const eater = await (await cast.asUser()).createEater({ body: { name: unique(cast.secret) } });
  return { params: { id: String(eater.id) } };
}

export async function aPreference(cast: Cast) {
  const body = { name: cast.secret, ingredients: cast.secret };
  const preference = await (await cast.asUser()).createPreference({ body });
  return { params: { id: String(preference.id) } };
}

export async function anAddress(cast: Cast) {
  const made = await (await cast.asUser()).createAddress({ body: address(cast.secret) });
  return { params: { id: String(made.id) } };
}

export async function aDish({ server, restaurantId }: Cast) {
  const dish = await buildDish(server.db, { restaurantId });
  return { params: { id: String(dish.id) } };
}

export async function anEnquiry({ server }: Cast) {
  const enquiry = await buildEnquiry(server.db);
  return { params: { id: String(enquiry.id) } };
}

export async function aClaim({ server }: Cast) {
  const [person, restaurant] = [await buildUser(server.db), await buildRestaurant(server.db)];
  const claim = await buildEnquiry(server.db, { email: person.email, restaurantId: restaurant.id });
  return { params: { id: String(claim.id) } };
}

export async function anOwner({ server }: Cast) {
  const person = await buildUser(server.db, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: person.id });
  return { params: { id: String(restaurant.id), ownerId: String(person.id) } };
}

export async function anAppointment({ server }: Cast) {
  const [person, restaurant] = [await buildUser(server.db), await buildRestaurant(server.db)];
  return { params: { id: String(restaurant.id) }, body: { email: person.email, accept_unconfirmed: true } };
}

export async function aFavouriteDish(cast: Cast) {
  const dish = await aDish(cast);
  await (await cast.asUser()).addFavouriteDish(dish);
  return dish;
}
export const anAllergen = async (cast: Cast) => ({
  params: { dishId: (await aDish(cast)).params.id, allergen: 'Milk' },
});
export const anIngredient = async (cast: Cast) => ({
  params: { dishId: (await aDish(cast)).params.id, ingredient: 'Rice' },
});

export async function aCartLine(cast: Cast) {
  const { params } = await aDish(cast);
  const client = await cast.asUser();
  await client.addToCart({ body: { dish_id: params.id, quantity: 1 } });
  const [group] = await client.getCart();
  const line = group?.dishes.find(({ dish_id }) => String(dish_id) === params.id);
  return { params: { dishId: params.id }, body: { shown: line?.shown ?? '' } };
}

/** The caller is a guest at the table. Nobody is signed in. */
export async function anOrderToSend(cast: Cast) {
  const { params } = await aDish(cast);
  return {
    agreed: true as const,
    restaurant_id: cast.restaurantId,
    language: 'es' as const,
    people: [{ foods: [{ need: 'dangerous' as const, allergen: 'peanuts' as const }] }],
    dishes: [{ dish_id: params.id, quantity: 1, for: [0] }],
  };
}

let senders = 0;

/** Sends what a guest may, each time from an address of its own, because other tests cover the limits. */
async function sendAsGuest({ server }: Cast, url: string, payload: object) {
  senders += 1;
  const remoteAddress = `10.200.${senders >> 8}.${senders & 255}`;
  const answer = await server.app.inject({ method: 'POST', url, remoteAddress, payload });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

export async function aKitchenOrder(cast: Cast) {
  const answer = await sendAsGuest(cast, '/api/kitchen-order', await anOrderToSend(cast));
  return answer.json<{ kitchen_token: string; diner_token: string }>();
}

export async function anArrivedMenu({ restaurantId, server }: Cast) {
  const draft = JSON.stringify({ kind: 'menu', doubts: [], dishes: [] });
  const [row] = await server.db.query<{ id: number }>(sql`
    insert into arrived_menus (restaurant_id, series, file_name, received_at, digest, draft)
    values (${restaurantId}, ${unique()}, 'menu.csv', now(), 'x', ${draft}::jsonb) returning id`);
  return { params: { id: String(restaurantId), arrival: String(row?.id) } };
}

export async function versionOf({ restaurantId, tokens, server }: Cast) {
  const params = { id: String(restaurantId) };
  return (await clientFor(server.app, tokens.admin).getMenuForEditing({ params })).version;
}

/** The user's own; what they wrote is for the site's admins alone. */
export async function aReport(cast: Cast, by = cast.asUser) {
  const { params } = await aDish(cast);
  // Of all others as well: who asks isn't known here. Nobody twice, because requests side by side would wait for each other.
  await cast.server.db.query(sql`update users set email_confirmed_at = now() where email_confirmed_at is null`);
  const body = { kind: 'reaction' as const, allergens: [], words: cast.secret };
  const report = await (await by()).reportDish({ params, body });
  return { dish: { params }, report: { params: { id: String(report.id) } } };
}

/** What an admin decides changes somebody's report. */
export async function aStrangersReport({ server, ...cast }: Cast) {
  const stranger = await server.signUp();
  return (await aReport({ ...cast, server, secret: 'Hives' }, async () => stranger.client)).report;
}

export const ofRestaurant = ({ restaurantId }: Cast) => ({ params: { id: String(restaurantId) } });

export const noMilk = { allergen: 'milk', level: 'absent' } as const;
export const chartOfSoup = {
  title: 'Allergen guide',
  address: 'https://chain.example/allergens.pdf',
  dated: '2026-07-01',
  rows: [{ name: 'Soup', statements: [noMilk] }],
};

/** A place of a chain with one dish on its menu, of its own each time. */
export async function aChain({ server }: Cast) {
  const menu = unique('chain ');
  const { id } = await buildRestaurant(server.db);
  await server.db.query(sql`update restaurants set menu_key = ${menu} where id = ${id}`);
  await buildDish(server.db, { restaurantId: id, name: 'Soup' });
  return { params: { menu } };
}

export async function aChart(cast: Cast) {
  const chain = await aChain(cast);
  const admin = clientFor(cast.server.app, cast.tokens.admin);
  const { version } = await admin.recordChart({ ...chain, body: chartOfSoup, ifMatch: 'none' });
  return { ...chain, ifMatch: version };
}

/** A chain with one component. */
export async function aChainComponent(cast: Cast) {
  const { params } = await aChain(cast);
  const admin = clientFor(cast.server.app, cast.tokens.admin);
  const { version } = await admin.getChainComponents({ params });
  const body = { components: [{ key: unique(), name: unique('Sauce ') }] };
  const made = await admin.saveChainComponents({ params, body, ifMatch: version });
  return { chain: params, ifMatch: made.version, componentId: String(made.components[0]?.id) };
}

/** What a guest was told of a dish on the owner's menu. */
export async function aGuestAnswer({ server, restaurantId }: Cast) {
  const dish = await buildDish(server.db, { restaurantId });
  return {
    params: { id: String(restaurantId) },
    body: {
      agreed: true as const,
      kind: 'whether' as const,
      answer: 'no' as const,
      by: 'chef' as const,
      told_on: new Date().toISOString().slice(0, 10),
      allergens: ['milk' as const],
      dishes: [dish.id],
    },
  };
}

export async function aSentAnswer(cast: Cast) {
  const { params, body } = await aGuestAnswer(cast);
  await sendAsGuest(cast, `/api/restaurant/${params.id}/guest-answer`, body);
  const { items } = await clientFor(cast.server.app, cast.tokens.admin).listGuestAnswers(ofRestaurant(cast));
  return { params: { id: String(items[0]?.id) } };
}

/** What a guest asked about a dish on the owner's menu, and nobody could say. */
export async function aGuestQuestion({ server, restaurantId }: Cast) {
  const dish = await buildDish(server.db, { restaurantId });
  return {
    params: { id: String(restaurantId) },
    body: {
      agreed: true as const,
      key: unique().padStart(24, 'k'),
      kind: 'whether' as const,
      asked_on: new Date().toISOString().slice(0, 10),
      allergens: ['milk' as const],
      dishes: [dish.id],
    },
  };
}
