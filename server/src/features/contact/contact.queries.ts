import type { GeneralEnquiry, RestaurantEnquiry } from '@clearplate/contract/contact';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export async function insertGeneralEnquiry(
  db: Db,
  enquiry: z.output<typeof GeneralEnquiry>,
  language: SpokenLanguage,
): Promise<void> {
  const { name, email, phoneno, message } = enquiry;
  await db.query(sql`insert into enquiries (kind, name, email, phone, message, language)
    values ('general', ${name}, ${email}, ${phoneno}, ${message}, ${language})`);
}

export async function insertRestaurantEnquiry(
  db: Db,
  enquiry: z.output<typeof RestaurantEnquiry>,
  language: SpokenLanguage,
): Promise<void> {
  const { c_name, c_email, c_phoneno, restaurant_name, restaurant_address, zipcode, website, restaurant_id } = enquiry;
  await db.query(sql`
    insert into enquiries (kind, name, email, phone, restaurant_name, restaurant_address, zipcode, website,
      restaurant_id, language)
    values ('restaurant', ${c_name}, ${c_email}, ${c_phoneno}, ${restaurant_name}, ${restaurant_address}, ${zipcode},
      ${website}, (select id from restaurants where id = ${restaurant_id ?? null}), ${language})`);
}
