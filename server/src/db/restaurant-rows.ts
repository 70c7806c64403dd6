import { sql } from './sql.ts';

/** Names the columns of a restaurant as the contract's `Restaurant` has them, over `restaurants r`. */
export const restaurantColumns = sql`r.id, r.id as restro_id, r.owner_id as user_id, r.name, r.description, r.cuisine,
  r.address, r.city, r.state, r.pin, r.phone, r.image_url, r.restaurant_url, r.url, r.lat, r.lng`;
