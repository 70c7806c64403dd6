import { createHash } from 'node:crypto';
import { restaurantCalls } from '@clearplate/contract/restaurants';
import type { RequestInfo } from '../../http/handlers.ts';
import { makeReady, ReadyAnswer } from '../../http/ready-answer.ts';
import { responseSchema } from '../../http/response-schema.ts';
import { findKeptMenu, findMenu, keepMenu, menuOf } from './menu.queries.ts';

/** A server of another version, which reads or writes the answer in another way, doesn't take this one's. */
const maker = createHash('sha256')
  .update(JSON.stringify([menuOf(0).text, responseSchema(restaurantCalls.getRestaurantMenu.response)]))
  .digest('base64url')
  .slice(0, 22);

type Making = Pick<RequestInfo, 'context' | 'serialize' | 'log'>;

/**
 * A restaurant's menu as it is at this moment: kept, or made and kept. A kept one is taken only if it was made from
 * the very state that there is now, which the database itself numbers. `undefined`: there is no such restaurant.
 */
export async function readyMenu(id: number, { context, serialize, log }: Making): Promise<ReadyAnswer | undefined> {
  const { db } = context;
  const kept = await findKeptMenu(db, id, maker);
  if (kept) return new ReadyAnswer({ gzip: kept.body, etag: kept.etag });
  const menu = await findMenu(db, id);
  if (!menu) return undefined;
  const { version, dishes } = menu;
  const ready = await makeReady(serialize({ recipes: dishes }));
  if (version === null) return ready;
  // Whoever asked has their answer, also where it can't be kept.
  await keepMenu(db, { restaurantId: id, version, maker, etag: ready.etag, body: ready.gzip }).catch((error: unknown) =>
    log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'a menu was not kept'),
  );
  return ready;
}
