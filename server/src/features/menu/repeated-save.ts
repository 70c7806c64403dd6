import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { findLastSave } from './menu.queries.ts';

/** The same for the same save by the same person, from the same version of the menu. */
export function hashOfSave(userId: number, ifMatch: readonly string[], body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, ifMatch, body]))
    .digest('base64url');
}

/** Whether this very save made the menu what it is: then its answer was lost, and there is nothing left to do. */
export async function wasLastSave(db: Db, restaurantId: number, hash: string): Promise<boolean> {
  const last = await findLastSave(db, restaurantId);
  return last?.hash === hash && last.version === menuVersion(await lockMenu(db, restaurantId));
}
