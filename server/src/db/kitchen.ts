import type { EquipmentKind } from '@clearplate/domain/facts/kitchen';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Is a piece of equipment with the dishes that touch it, by their ids. */
export interface EquipmentRow {
  readonly id: number;
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly dishIds: number[];
}

const columns = sql`e.id, e.kind, e.name,
  array(select x.dish_id from dish_equipment x where x.equipment_id = e.id order by x.dish_id) as "dishIds"`;

export function findEquipment(db: Db, restaurantId: number): Promise<EquipmentRow[]> {
  return db.query(sql`select ${columns} from equipment e where e.restaurant_id = ${restaurantId} order by e.id`);
}

/** Loads all equipment of the restaurants that these dishes belong to. */
export function findEquipmentBeside(db: Db, dishIds: readonly number[]): Promise<EquipmentRow[]> {
  return db.query(sql`
    select ${columns} from equipment e
    where e.restaurant_id in (select restaurant_id from dishes where id = any(${dishIds}::bigint[])) order by e.id`);
}

/** Puts the copies in the originals' places in the order. */
export async function copyAssignments(
  db: Db,
  copies: readonly { readonly id: number; readonly copyOf: number | null }[],
): Promise<void> {
  await db.query(sql`
    insert into dish_equipment (equipment_id, dish_id)
    select x.equipment_id, made.id
    from unnest(${copies.map(({ id }) => id)}::bigint[], ${copies.map(({ copyOf }) => copyOf)}::bigint[])
      as made (id, copy_of)
    join dish_equipment x on x.dish_id = made.copy_of`);
}
