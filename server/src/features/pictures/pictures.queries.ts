import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export async function findPictureUrl(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.query<{ url: string | null }>(
    sql`select profile_picture_url as url from users where id = ${userId}`,
  );
  return row?.url ?? null;
}

/** Sets the picture and returns the previous one's address; `undefined` if the account is gone. */
export async function replacePictureUrl(
  db: Db,
  userId: number,
  url: string | null,
): Promise<{ before: string | null } | undefined> {
  const [row] = await db.query<{ before: string | null }>(sql`
    with before as (select id, profile_picture_url as url from users where id = ${userId} for update)
    update users u set profile_picture_url = ${url} from before where u.id = before.id returning before.url as before`);
  return row;
}

/** Returns the addresses that something refers to. Every column that may contain a picture's address is listed here. */
export async function findUsedPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const rows = await db.query<{ url: string }>(sql`
    select profile_picture_url as url from users where profile_picture_url = any(${urls})
    union select image_url from restaurants where image_url = any(${urls})
    union select image_url from dishes where image_url = any(${urls})`);
  return rows.map(({ url }) => url);
}
