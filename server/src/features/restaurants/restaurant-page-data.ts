import type { Context } from '../../context.ts';
import { restaurantJsonLd } from './restaurant-json-ld.ts';
import { findMenuItems, findRestaurant } from './restaurants.queries.ts';

/** What the HTML of a restaurant's page says to machines; `undefined` without a restaurant. */
export async function findRestaurantData({ db, settings }: Context, id: number): Promise<object | undefined> {
  const [restaurant, items] = await Promise.all([findRestaurant(db, id), findMenuItems(db, id)]);
  return restaurant && restaurantJsonLd(settings.publicUrl ?? '', restaurant, items);
}
