import type { EquipmentEdit } from '@clearplate/contract/kitchen';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { sql } from '../../db/sql.ts';

/** Sets the equipment of a kitchen to exactly this. Two pieces may swap names. */
export async function replaceEquipment(
  db: Db,
  { id }: Authorized<OwnedRestaurant>,
  equipment: readonly EquipmentEdit[],
): Promise<void> {
  const keep = equipment.flatMap((one) => one.id ?? []);
  await db.query(sql`delete from equipment where restaurant_id = ${id} and id <> all(${keep}::bigint[])`);
  // Names are unique, so existing equipment first gets temporary names. Nobody can type these.
  await db.query(sql`update equipment set name = chr(1) || id where restaurant_id = ${id}`);
  for (const { id: known, kind, name, dish_ids } of equipment) {
    const [row] = await db.query<{ id: number }>(
      known === undefined
        ? sql`insert into equipment (restaurant_id, kind, name) values (${id}, ${kind}, ${name}) returning id`
        : sql`update equipment set kind = ${kind}, name = ${name} where id = ${known} and restaurant_id = ${id} returning id`,
    );
    await db.query(sql`delete from dish_equipment where equipment_id = ${row?.id}`);
    await db.query(sql`
      insert into dish_equipment (equipment_id, dish_id)
      select distinct ${row?.id}::bigint, id from unnest(${dish_ids}::bigint[]) as given (id)`);
  }
}
