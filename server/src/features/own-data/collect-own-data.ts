import type { OwnData } from '@clearplate/contract/own-data';
import type { Db } from '../../db/db.ts';
import { pictureNameOf, type PictureStore } from '../../pictures/picture-store.ts';
import {
  findAccount,
  findEatersWhole,
  findOwnAddresses,
  findOwnCart,
  findOwnDishEdits,
  findOwnRestaurants,
  findOwnSessions,
} from './own-data.queries.ts';

async function readPicture(pictures: PictureStore, url: string | null): Promise<OwnData['picture']> {
  if (url === null) return null;
  const name = pictureNameOf(url);
  const bytes = name === undefined ? undefined : await pictures.get(name);
  return { url, content_type: 'image/webp', base64: bytes ? Buffer.from(bytes).toString('base64') : '' };
}

/** Everything that is kept of a person; `undefined` when they are gone. */
export async function collectOwnData(
  db: Db,
  pictures: PictureStore,
  userId: number,
  now: Date,
): Promise<OwnData | undefined> {
  const found = await findAccount(db, userId);
  if (!found) return undefined;
  const { pictureUrl, passwordHash: _, ...account } = found;
  const cart = await findOwnCart(db, userId);
  const sessions = await findOwnSessions(db, userId);
  const edits = await findOwnDishEdits(db, account.actor_id);
  return {
    exported_at: now.toISOString(),
    account: { ...account, created_at: account.created_at.toISOString() },
    picture: await readPicture(pictures, pictureUrl),
    eaters: await findEatersWhole(db, userId),
    addresses: await findOwnAddresses(db, userId),
    cart: cart.map((line) => ({ ...line, added_at: line.added_at.toISOString() })),
    sessions: sessions.map((session) => ({
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
    })),
    restaurants: await findOwnRestaurants(db, userId),
    dish_edits: edits.map((edit) => ({ ...edit, at: edit.at.toISOString() })),
    enquiries: [],
  };
}
