import { storeName } from './forget-offline-menus.ts';

/**
 * Menus that were opened on this device, for when there is no network: what everybody can read, and nothing of who
 * looked or what they avoid. Which ones were opened is theirs, though: they go with the person.
 */
export interface OfflineMenu {
  readonly restaurantId: string;
  readonly name: string;
  /** Answers as the server gave them. */
  readonly restaurant: unknown;
  readonly menu: unknown;
  /** When the server last said so: UTC, ISO 8601. */
  readonly savedAt: string;
}

export type OfflineMenuName = Pick<OfflineMenu, 'restaurantId' | 'name' | 'savedAt'>;

const mostMenus = 12;
/** Of all menus together, in bytes of JSON. */
const mostBytes = 6_000_000;

const addressOf = (restaurantId: string) => `/kept-menu/${encodeURIComponent(restaurantId)}`;
/** Beside the menu, so that a list of them needs no menu to be read. */
const labelHeader = 'x-label';
const sizeHeader = 'x-size';

/** The store; `undefined` where the browser has none, or refuses it. */
async function openStore(): Promise<Cache | undefined> {
  try {
    return await (globalThis as { caches?: CacheStorage }).caches?.open(storeName);
  } catch {
    return undefined;
  }
}

const sizeOf = (kept: Response | undefined) => Number(kept?.headers.get(sizeHeader) ?? 0);

/** The oldest go first; a menu that fills the store alone is not kept. */
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

/** Keeps a menu as the newest one. Where there is no room for it, nothing is kept of it. */
export async function storeOfflineMenu(menu: OfflineMenu): Promise<void> {
  const store = await openStore();
  const body = new TextEncoder().encode(JSON.stringify(menu));
  const address = addressOf(menu.restaurantId);
  try {
    await store?.delete(address);
    if (!store || body.byteLength > mostBytes) return;
    await makeRoom(store, body.byteLength);
    const { restaurantId, name, savedAt } = menu;
    const label = encodeURIComponent(JSON.stringify({ restaurantId, name, savedAt } satisfies OfflineMenuName));
    const headers = { 'content-type': 'application/json', [labelHeader]: label, [sizeHeader]: String(body.byteLength) };
    await store.put(address, new Response(body, { headers }));
  } catch {
    // A full disk: what could not be kept is not there.
  }
}

function isKeptMenu(value: unknown): value is OfflineMenu {
  const { savedAt, menu } = (value ?? {}) as Partial<OfflineMenu>;
  const dishes = (menu as { recipes?: unknown } | undefined)?.recipes;
  return typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) && Array.isArray(dishes);
}

async function readMenu(store: Cache, request: Request | string): Promise<OfflineMenu | undefined> {
  try {
    const found: unknown = await (await store.match(request))?.json();
    return isKeptMenu(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export async function findOfflineMenu(restaurantId: string): Promise<OfflineMenu | undefined> {
  const store = await openStore();
  return store && readMenu(store, addressOf(restaurantId));
}

/** The menu that a dish is on, the newest one first. */
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

/** What is kept, the newest first. */
export async function listOfflineMenus(): Promise<OfflineMenuName[]> {
  const store = await openStore();
  if (!store) return [];
  const requests = (await store.keys()).toReversed();
  const labels = await Promise.all(
    requests.map(async (request) => (await store.match(request))?.headers.get(labelHeader)),
  );
  return labels.flatMap((label) => (label ? [JSON.parse(decodeURIComponent(label)) as OfflineMenuName] : []));
}
