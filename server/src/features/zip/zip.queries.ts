import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export interface ZipRow {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly state_name: string;
  readonly lat: number;
  readonly lng: number;
}

export async function findZip(db: Db, zip: string): Promise<ZipRow | undefined> {
  const [row] = await db.query<ZipRow>(sql`select zip, city, state, state_name, lat, lng from zips where zip = ${zip}`);
  return row;
}
