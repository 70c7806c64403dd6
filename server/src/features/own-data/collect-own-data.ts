import type { OwnData } from '@clearplate/contract/own-data';
import type { Db } from '../../db/db.ts';
import { pictureNameOf, type PictureStore } from '../../pictures/picture-store.ts';
import {
  findAccount,
  findEatersWhole,
  findOwnAddresses,
  findOwnAdminActs,
  findOwnRestaurantEdits,
  findOwnCart,
  findOwnComponentEdits,
  findOwnDishEdits,
  findOwnEnquiries,
  findOwnFavouriteDishes,
  findOwnFavouriteRestaurants,
  findOwnKitchenOrders,
  findOwnMailedLinks,
  findOwnReports,
  findOwnRestaurants,
  findOwnSessions,
  findOwnWatchMails,
} from './own-data.queries.ts';

type Written<Value> = Value extends Date ? string : Value;
type WithInstants<Row> = { [Field in keyof Row]: Written<Row[Field]> };

/** The row with its times as ISO 8601 in UTC. */
function withInstants<Row extends object>(row: Row): WithInstants<Row> {
  const written = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(written) as WithInstants<Row>;
}

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
  return {
    exported_at: now.toISOString(),
    account: withInstants(account),
    picture: await readPicture(pictures, pictureUrl),
    eaters: await findEatersWhole(db, userId),
    addresses: await findOwnAddresses(db, userId),
    cart: (await findOwnCart(db, userId)).map(withInstants),
    favourite_dishes: (await findOwnFavouriteDishes(db, userId)).map(withInstants),
    favourite_restaurants: (await findOwnFavouriteRestaurants(db, userId)).map(withInstants),
    reports: (await findOwnReports(db, userId)).map(withInstants),
    kitchen_orders: (await findOwnKitchenOrders(db, userId)).map(withInstants),
    watch_mails: (await findOwnWatchMails(db, userId)).map(withInstants),
    sessions: (await findOwnSessions(db, userId)).map(withInstants),
    mailed_links: (await findOwnMailedLinks(db, userId)).map(withInstants),
    restaurants: await findOwnRestaurants(db, userId),
    dish_edits: (await findOwnDishEdits(db, account.actor_id)).map(withInstants),
    component_edits: (await findOwnComponentEdits(db, account.actor_id)).map(withInstants),
    restaurant_edits: (await findOwnRestaurantEdits(db, account.actor_id)).map(withInstants),
    admin_acts: (await findOwnAdminActs(db, account.actor_id)).map(withInstants),
    enquiries: (await findOwnEnquiries(db, userId)).map(withInstants),
  };
}
