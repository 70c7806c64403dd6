import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { registerAccount } from './register-account.ts';

const password = 'clearplate-demo';

interface MenuEdit {
  readonly id?: number;
  readonly [field: string]: unknown;
}

export interface OwnRestaurant {
  readonly id: number;
  readonly name: string;
  /** Edits the menu like its owner; an edit without an id creates a dish. Returns the ids of the dishes. */
  readonly save: (edits: readonly MenuEdit[]) => Promise<number[]>;
  /** Says in which other ways a dish is made, like its owner. Returns the ids of these ways. */
  readonly saveVariants: (dishId: number, variants: readonly object[]) => Promise<string[]>;
  /** Opens an account with the usual password and appoints it as the owner. */
  readonly appoint: (email: string) => Promise<void>;
}

async function tokenOf(request: APIRequestContext, email_address: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email_address, password } });
  return ((await answer.json()) as { token: string }).token;
}

/** Creates a restaurant where no other test searches, because all tests share the sample's. */
export async function openRestaurant(
  request: APIRequestContext,
  given: { readonly cuisine?: string; readonly phone?: string; readonly url?: string } = {},
): Promise<OwnRestaurant> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin@example.com')}` };
  const name = `Table ${randomUUID().slice(0, 8)}`;
  const restaurant_url = 'https://www.doordash.com/store/a-table';
  const data = { name, address: '1 Main Street', zip: '83001', restaurant_url, ...given };
  const made = await request.post('/api/restaurant', { headers, data });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()) as { id: number };
  const save = async (edits: readonly MenuEdit[]) => {
    const menu = await request.get(`/api/restaurant/${id}/menu/editing`, { headers });
    const dishes = edits.map((edit) => (edit.id === undefined ? { key: randomUUID(), ...edit } : edit));
    const saved = await request.put(`/api/restaurant/${id}/menu`, {
      headers: { ...headers, 'if-match': menu.headers()['etag'] ?? '' },
      data: { dishes },
    });
    expect(saved.status()).toBe(200);
    return ((await saved.json()) as { dishes: { id: number }[] }).dishes.map((dish) => dish.id);
  };
  const saveVariants = async (dishId: number, variants: readonly object[]) => {
    const menu = await request.get(`/api/restaurant/${id}/variants`, { headers });
    const saved = await request.put(`/api/restaurant/${id}/variants/${dishId}`, {
      headers: { ...headers, 'if-match': menu.headers()['etag'] ?? '' },
      data: { variants },
    });
    expect(saved.status()).toBe(200);
    const { dishes } = (await saved.json()) as { dishes: { id: number; variants: { id: string }[] }[] };
    return dishes.find((one) => one.id === dishId)?.variants.map((one) => one.id) ?? [];
  };
  const appoint = async (email: string) => {
    await registerAccount({ username: 'Olive Owner', email_address: email, password });
    const owner = { email, accept_unconfirmed: true };
    expect((await request.put(`/api/restaurant/${id}/owner`, { headers, data: owner })).status()).toBe(200);
  };
  return { id, name, save, saveVariants, appoint };
}

/** Creates a restaurant with these dishes, whose ids it adds, and signs its owner in on the page. */
export async function openOwned(page: Page, menu: readonly MenuEdit[] = []) {
  const restaurant = await openRestaurant(page.request);
  const ids = menu.length > 0 ? await restaurant.save(menu) : [];
  const email = `${randomUUID()}@example.com`;
  await restaurant.appoint(email);
  await enter(page, email);
  return { ...restaurant, ids };
}
