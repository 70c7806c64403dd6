import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { openRestaurant } from '../own-restaurant.ts';
import { registerAccount } from '../register-account.ts';

export const roles = ['visitor', 'user', 'r_admin', 'w_admin'] as const;
export type Role = (typeof roles)[number];

/** The sheet's addresses contain these records; a visitor's addresses lead to other people's records. */
export interface Person {
  readonly token: string | undefined;
  readonly restaurant: number;
  readonly dish: number;
  readonly recipe: number;
  readonly eater: number;
  readonly preference: number;
  readonly address: number;
}

const password = 'plain-sailing-42';
const email = (role: string) => `${role}-${randomUUID()}@example.com`;

const addressOfTest = {
  name: 'At my sister’s place by the river',
  address_line_1: '77 Massachusetts Avenue',
  address_line_2: 'Apartment 4',
  city: 'Cambridge',
  state: 'Massachusetts',
  zip_code: '02139',
  country: 'United States',
};

type Send = (method: 'get' | 'post' | 'put', path: string, data?: unknown) => Promise<unknown>;

function sender(request: APIRequestContext, token?: string): Send {
  return async (method, path, data) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await request[method](`/api${path}`, { headers, ...(data !== undefined && { data }) });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
}

const idOf = (answer: unknown) => (answer as { id: number }).id;

async function signIn(request: APIRequestContext, email_address: string, word: string): Promise<string> {
  const answer = await sender(request)('post', '/auth/login', { email_address, password: word });
  return (answer as { token: string }).token;
}

interface Sample {
  readonly restaurant: number;
  readonly dishes: readonly number[];
  readonly recipe: number;
}

/** Finds a restaurant of the sample data with its dishes, and an estimated recipe. */
async function findSample(send: Send): Promise<Sample> {
  const menu = (await send('get', '/restaurant/menu/1')) as { recipes: { id: number }[] };
  const recipes = (await send('get', '/recipe?limit=100')) as { id: number; estimated: boolean }[];
  const recipe = recipes.find(({ estimated }) => estimated) ?? recipes[0]!;
  return { restaurant: 1, dishes: menu.recipes.map(({ id }) => id), recipe: recipe.id };
}

/** Creates a household, lists, a full cart and favourites. */
async function fillHousehold(send: Send, { restaurant, dishes }: Sample) {
  await send('post', '/allergen', ['Milk', 'Peanuts']);
  const eater = idOf(await send('post', '/eater', { name: 'Bartholomew' }));
  await send('put', `/eater/${eater}/allergen`, [{ name: 'Sesame', strictness: 'dangerous' }]);
  const list = { name: 'No alliums', ingredients: 'garlic, onion, chives, leek' };
  const preference = idOf(await send('post', '/preference', list));
  const address = idOf(await send('post', '/address', addressOfTest));
  for (const dish_id of dishes.slice(0, 3)) await send('post', '/cart/add', { dish_id, quantity: 2 });
  await send('put', `/favourite/restaurant/${restaurant}`);
  for (const dish of dishes.slice(0, 2)) await send('put', `/favourite/dish/${dish}`);
  return { eater, preference, address };
}

const menuOfOwner = ['Tomato soup', 'Cashew korma', 'Bread and olives', 'Rhubarb crumble'].map((name, index) => ({
  name,
  section: index < 2 ? 'To begin' : 'After that',
  description: 'Made each morning in our own kitchen.',
  price_cents: 950 + 100 * index,
  ingredients: ['flour', 'butter', 'garlic'],
  statements: [{ allergen: 'milk', level: index % 2 === 0 ? 'contains' : 'absent' }],
}));

async function openOwn(request: APIRequestContext) {
  const own = await openRestaurant(request);
  const [dish] = await own.save(menuOfOwner);
  const address = email('owner');
  await own.appoint(address);
  return { restaurant: own.id, dish: dish!, token: await signIn(request, address, 'clearplate-demo') };
}

/** Prepares a person with this role, with content on every page of theirs. */
export async function prepare(request: APIRequestContext, role: Role): Promise<Person> {
  const sample = await findSample(sender(request));
  const { restaurant, recipe } = sample;
  const nobody = { restaurant, recipe, dish: sample.dishes[0]!, eater: 1, preference: 1, address: 1, token: undefined };
  if (role === 'r_admin') return { ...nobody, ...(await openOwn(request)) };
  if (role === 'w_admin') return { ...nobody, token: await signIn(request, 'admin@example.com', 'clearplate-demo') };
  if (role === 'visitor') return nobody;
  const token = await registerAccount({
    username: 'Wilhelmina Featherstonehaugh',
    email_address: email(role),
    password,
  });
  return { ...nobody, token, ...(await fillHousehold(sender(request, token), sample)) };
}
