import type { GeneralEnquiry, RestaurantEnquiry } from '@clearplate/contract/contact';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export async function insertGeneralEnquiry(db: Db, enquiry: z.output<typeof GeneralEnquiry>): Promise<void> {
  const { name, email, phoneno, message } = enquiry;
  await db.query(sql`insert into enquiries (kind, name, email, phone, message)
    values ('general', ${name}, ${email}, ${phoneno}, ${message})`);
}

export async function insertRestaurantEnquiry(db: Db, enquiry: z.output<typeof RestaurantEnquiry>): Promise<void> {
  const { c_name, c_email, c_phoneno, restaurant_name, restaurant_address, zipcode, website, restaurant_id } = enquiry;
  await db.query(sql`
    insert into enquiries (kind, name, email, phone, restaurant_name, restaurant_address, zipcode, website,
      restaurant_id)
    values ('restaurant', ${c_name}, ${c_email}, ${c_phoneno}, ${restaurant_name}, ${restaurant_address}, ${zipcode},
      ${website}, (select id from restaurants where id = ${restaurant_id ?? null}))`);
}
