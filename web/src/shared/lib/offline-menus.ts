import { storeName } from './forget-offline-menus.ts';

/**
 * Menus that were opened on this device can be read offline. They hold what is public, and nothing about the user or
 * what they avoid. Since it is private which ones were opened, they are removed on sign-out.
 */
export interface OfflineMenu {
  readonly restaurantId: string;
  readonly name: string;
  /** Holds responses as the server sent them. */
  readonly restaurant: unknown;
  readonly menu: unknown;
  /** Holds what the server's assessments depended on then, as it sent it; missing if it hadn't arrived. */
  readonly settings?: unknown;
  /** The server last confirmed it then: UTC, ISO 8601. */
  readonly savedAt: string;
}

export type OfflineMenuName = Pick<OfflineMenu, 'restaurantId' | 'name' | 'savedAt' | 'settings'>;

const mostMenus = 12;
/** The limit of all menus together, in bytes of JSON. */
const mostBytes = 6_000_000;

const addressOf = (restaurantId: string) => `/kept-menu/${encodeURIComponent(restaurantId)}`;
/** This header describes the menu, so that listing menus doesn't have to read them. */
const labelHeader = 'x-label';
const sizeHeader = 'x-size';

/** Returns the store, or `undefined` if the browser has none or refuses it. */
async function openStore(): Promise<Cache | undefined> {
  try {
    return await (globalThis as { caches?: CacheStorage }).caches?.open(storeName);
  } catch {
    return undefined;
  }
}

const sizeOf = (kept: Response | undefined) => Number(kept?.headers.get(sizeHeader) ?? 0);

/** Deletes the oldest menus first. A menu larger than the whole store is not stored. */
async function makeRoom(store: Cache, bytes: number): Promise<void> {
  const kept = await Promise.all(
    (await store.keys()).map(async (request) => ({ request, size: sizeOf(await store.match(request)) })),
  );
  let total = kept.reduce((sum, { size }) => sum + size, bytes);
  for (const [index, { request, size }] of kept.entries()) {
    if (total <= mostBytes && kept.length - index < mostMenus) return;
    await store.delete(request);
    total -= size;
  }
}

/** Stores a menu as the newest one, or nothing of it if there is no space. */
export async function storeOfflineMenu(menu: OfflineMenu): Promise<void> {
  const store = await openStore();
  const body = new TextEncoder().encode(JSON.stringify(menu));
  const address = addressOf(menu.restaurantId);
  try {
    await store?.delete(address);
    if (!store || body.byteLength > mostBytes) return;
    await makeRoom(store, body.byteLength);
    const { restaurantId, name, savedAt, settings } = menu;
    const label = encodeURIComponent(
      JSON.stringify({ restaurantId, name, savedAt, settings } satisfies OfflineMenuName),
    );
    const headers = { 'content-type': 'application/json', [labelHeader]: label, [sizeHeader]: String(body.byteLength) };
    await store.put(address, new Response(body, { headers }));
  } catch {
    // The disk may be full; then the menu isn't available offline.
  }
}

function isOfflineMenu(value: unknown): value is OfflineMenu {
  const { savedAt, menu } = (value ?? {}) as Partial<OfflineMenu>;
  const dishes = (menu as { recipes?: unknown } | undefined)?.recipes;
  return typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) && Array.isArray(dishes);
}

async function readMenu(store: Cache, request: Request | string): Promise<OfflineMenu | undefined> {
  try {
    const found: unknown = await (await store.match(request))?.json();
    return isOfflineMenu(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export async function findOfflineMenu(restaurantId: string): Promise<OfflineMenu | undefined> {
  const store = await openStore();
  return store && readMenu(store, addressOf(restaurantId));
}

/** Returns the stored menu that has a dish, the newest one first. */
export async function findOfflineMenuOf(dishId: string): Promise<OfflineMenu | undefined> {
  const store = await openStore();
  if (!store) return undefined;
  for (const request of (await store.keys()).toReversed()) {
    const kept = await readMenu(store, request);
    const { recipes } = (kept?.menu ?? { recipes: [] }) as { recipes: readonly { id: number }[] };
    if (recipes.some(({ id }) => String(id) === dishId)) return kept;
  }
  return undefined;
}

/** Lists the stored menus, the newest first. */
export async function listOfflineMenus(): Promise<OfflineMenuName[]> {
  const store = await openStore();
  if (!store) return [];
  const requests = (await store.keys()).toReversed();
  const labels = await Promise.all(
    requests.map(async (request) => (await store.match(request))?.headers.get(labelHeader)),
  );
  return labels.flatMap((label) => (label ? [JSON.parse(decodeURIComponent(label)) as OfflineMenuName] : []));
}
