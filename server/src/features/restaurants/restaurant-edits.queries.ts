import type { RestaurantEdit } from '@clearplate/contract/restaurant-edits';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { empty, sql } from '../../db/sql.ts';

/** Is the location of a restaurant, from its zip code. */
export interface Location {
  readonly pin: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly h3_cell: string;
  readonly time_zone: string;
}

/** Returns each of them once, in the order of the catalogue. */
const besideTheNine = (chosen: readonly AllergenId[]): AllergenId[] =>
  allergens.filter(({ id, group }) => group !== 'us9' && chosen.includes(id)).map(({ id }) => id);

/** Missing fields stay. From now on, imports leave the restaurant alone. */
export async function updateRestaurantRow(
  db: Db,
  { id }: Authorized<OwnedRestaurant>,
  edit: RestaurantEdit,
  now: Date,
): Promise<void> {
  const { restaurant_url: delivery, url: site, also_answers_for: also, embed_hosts: hosts } = edit;
  await db.query(sql`
    update restaurants set
      name = coalesce(${edit.name ?? null}, name), description = coalesce(${edit.description ?? null}, description),
      cuisine = coalesce(${edit.cuisine ?? null}, cuisine), address = coalesce(${edit.address ?? null}, address),
      city = coalesce(${edit.city ?? null}, city), phone = coalesce(${edit.phone ?? null}, phone),
      ${delivery === undefined ? empty : sql`restaurant_url = ${delivery},`}
      ${site === undefined ? empty : sql`url = ${site},`}
      ${also === undefined ? empty : sql`also_answers_for = ${besideTheNine(also)},`}
      ${hosts === undefined ? empty : sql`embed_hosts = ${hosts},`}
      edited_at = ${now}, version = version + 1
    where id = ${id}`);
}

/** Moves a restaurant to the location of its new zip code. */
export async function moveRestaurant(db: Db, { id }: Authorized<OwnedRestaurant>, to: Location): Promise<void> {
  await db.query(sql`
    update restaurants set pin = ${to.pin}, city = ${to.city}, state = ${to.state}, lat = ${to.lat}, lng = ${to.lng},
      h3_cell = ${to.h3_cell}::bigint, time_zone = ${to.time_zone}
    where id = ${id}`);
}

export async function updateRestaurantImage(
  db: Db,
  { id }: Authorized<OwnedRestaurant>,
  url: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update restaurants set image_url = ${url}, edited_at = ${now}, version = version + 1 where id = ${id}`,
  );
}
