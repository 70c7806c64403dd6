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
      ${website ?? null}, (select id from restaurants where id = ${restaurant_id ?? null}), ${language})`);
}

/**
 * Returns within how many days nine of ten claims of the last half year were settled; `undefined` if there were too few
 * to say.
 */
export async function findUsualDays(db: Db, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ count: number; days: number | null }>(sql`
    select count(*)::integer as count, ceil(extract(epoch from
      percentile_disc(0.9) within group (order by answered_at - created_at)) / 86400)::integer as days
    from (select answered_at, created_at from enquiries
      where restaurant_id is not null and answered_at > ${now}::timestamptz - interval '180 days'
      order by answered_at desc limit 100) as settled`);
  return row && row.count >= fewestSettled && row.days !== null ? Math.max(1, row.days) : undefined;
}

const fewestSettled = 5;
