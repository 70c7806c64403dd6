import type { Address } from '@clearplate/contract/addresses';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

type Fields = Omit<Address, 'id'>;

const columns = sql`id, name, address_line_1, address_line_2, city, state, zip_code, country`;

export function findAddresses(db: Db, userId: number): Promise<Address[]> {
  return db.query(sql`select ${columns} from addresses where user_id = ${userId} order by id`);
}

export async function findAddress(db: Db, userId: number, id: number): Promise<Address | undefined> {
  const [row] = await db.query<Address>(sql`
    select ${columns} from addresses where user_id = ${userId} and id = ${id}`);
  return row;
}

/** Returns `undefined` if the person has `most` already. */
export function insertAddress(db: Db, userId: number, fields: Fields, most: number): Promise<Address | undefined> {
  const { name, address_line_1, address_line_2, city, state, zip_code, country } = fields;
  return db.transaction(async (transaction) => {
    await transaction.query(sql`select 1 from users where id = ${userId} for no key update`);
    const [row] = await transaction.query<Address>(sql`
      insert into addresses (user_id, name, address_line_1, address_line_2, city, state, zip_code, country)
      select ${userId}, ${name}, ${address_line_1}, ${address_line_2}, ${city}, ${state}, ${zip_code}, ${country}
      where (select count(*) from addresses where user_id = ${userId}) < ${most} returning ${columns}`);
    return row;
  });
}

export async function updateAddress(db: Db, userId: number, id: number, fields: Fields): Promise<Address | undefined> {
  const { name, address_line_1, address_line_2, city, state, zip_code, country } = fields;
  const [row] = await db.query<Address>(sql`
    update addresses set name = ${name}, address_line_1 = ${address_line_1}, address_line_2 = ${address_line_2},
      city = ${city}, state = ${state}, zip_code = ${zip_code}, country = ${country}
    where user_id = ${userId} and id = ${id} returning ${columns}`);
  return row;
}

/** Returns whether there was an address to delete. */
export async function deleteAddress(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db.query(sql`delete from addresses where user_id = ${userId} and id = ${id} returning id`);
  return rows.length > 0;
}
