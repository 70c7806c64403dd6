import { restaurantCalls } from '@clearplate/contract/restaurants';
import { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers, RequestInfo } from '../../http/handlers.ts';
import { createHash } from 'node:crypto';
import { ReadyAnswer, makeReady } from '../../http/ready-answer.ts';
import { responseSchema } from '../../http/response-schema.ts';
import { findCachedMenu, findMenu, cacheMenu, menuOf } from './menu.queries.ts';
import { findRestaurant, findRestaurants, findRestaurantsAround, findZipPlace } from './restaurants.queries.ts';

/** A server of another version, which reads or writes the answer differently, doesn't use this one's. */
const maker = createHash('sha256')
  .update(JSON.stringify([menuOf(0).text, responseSchema(restaurantCalls.getRestaurantMenu.response)]))
  .digest('base64url')
  .slice(0, 22);

type Preparation = Pick<RequestInfo, 'context' | 'serialize' | 'log'>;

/**
 * Returns a restaurant's menu as it is at this moment, from the cache or newly cached. A cached menu is used only if it
 * was made from the present state, which the database itself numbers. `undefined` if there is no such restaurant.
 */
async function readyMenu(id: number, { context, serialize, log }: Preparation): Promise<ReadyAnswer | undefined> {
  const { db } = context;
  const kept = await findCachedMenu(db, id, maker);
  if (kept) return new ReadyAnswer({ gzip: kept.body, etag: kept.etag });
  const menu = await findMenu(db, id);
  if (!menu) return undefined;
  const { version, dishes } = menu;
  const ready = await makeReady(serialize({ recipes: dishes }));
  if (version === null) return ready;
  // The client gets its answer even if it can't be cached.
  await cacheMenu(db, { restaurantId: id, version, maker, etag: ready.etag, body: ready.gzip }).catch(
    (error: unknown) =>
      log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'A menu could not be cached'),
  );
  return ready;
}

// The radius grows while there are too few results: in a city the first ring suffices. The last one is the whole earth.
const nearbyMiles = [10, 50, 250, 13_000];
const nearbyCount = 6;

interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly owner?: 'me' | undefined;
}

async function listPage(query: ListQuery, request: RequestInfo, zip?: string) {
  const list = `restaurants ${zip ?? ''} ${query.owner ?? ''}`;
  const after = decodeCursor(list, z.int(), query.cursor);
  const ownerId = query.owner ? await ownId(request) : undefined;
  const rows = await findRestaurants(request.context.db, { zip, ownerId, after, limit: query.limit });
  return toPage(
    rows,
    query.limit,
    (row) => encodeCursor(list, row.id),
    (row) => row,
  );
}

async function ownId(request: RequestInfo): Promise<number> {
  const actor = await request.session();
  if (!actor) throw new AppError('unauthenticated', 'Please sign in to see your restaurants');
  return actor.userId;
}

export const restaurantHandlers: Handlers<typeof restaurantCalls> = {
  listRestaurants: ({ query }, request) => listPage(query, request),

  listRestaurantsByPincode: ({ params, query }, request) => listPage(query, request, params.zip),

  async listRestaurantsNearby({ params: { zip } }, { context: { db } }) {
    const place = await findZipPlace(db, zip);
    if (!place) throw notFound('Zip code');
    if (place.isNowhere) return [];
    for (const miles of nearbyMiles) {
      const found = await findRestaurantsAround(db, zip, place, miles, nearbyCount);
      if (found.length === nearbyCount || miles === nearbyMiles.at(-1)) return found;
    }
    return [];
  },

  async getRestaurantMenu({ params: { id } }, request) {
    const menu = await readyMenu(id, request);
    if (!menu) throw notFound('Restaurant');
    return menu;
  },

  async getRestaurant({ params: { id } }, { context: { db } }) {
    const restaurant = await findRestaurant(db, id);
    if (!restaurant) throw notFound('Restaurant');
    return [restaurant];
  },
};
