import type { Preference, PreferenceKind } from '@clearplate/contract/preferences';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';

function selectPreferences(which: Sql): Sql {
  return sql`
    select p.id, p.id as preference_id, p.name, p.name as preference_name, p.is_on, p.eater_id, p.kind,
      coalesce((select string_agg(i.name, ',' order by i.position)
        from preference_ingredients i where i.preference_id = p.id), '') as ingredients
    from preferences p join eaters e on e.id = p.eater_id where ${which} order by p.id`;
}

export function findPreferences(db: Db, userId: number): Promise<Preference[]> {
  return db.query(selectPreferences(sql`e.user_id = ${userId}`));
}

export async function findPreference(db: Db, userId: number, id: number): Promise<Preference | undefined> {
  const [row] = await db.query<Preference>(selectPreferences(sql`e.user_id = ${userId} and p.id = ${id}`));
  return row;
}

export async function isEaterOf(db: Db, userId: number, eaterId: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from eaters where user_id = ${userId} and id = ${eaterId}`);
  return rows.length > 0;
}

export async function countPreferences(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) from preferences p join eaters e on e.id = p.eater_id where e.user_id = ${userId}`);
  return row?.count ?? 0;
}

interface PreferenceRow {
  readonly name: string;
  readonly kind: PreferenceKind;
  readonly eaterId: number;
}

export async function insertPreference(db: Db, { name, kind, eaterId }: PreferenceRow): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into preferences (eater_id, name, kind) values (${eaterId}, ${name}, ${kind}) returning id`);
  if (!row) throw new Error('The preference was not stored');
  return row.id;
}

export async function updatePreferenceRow(db: Db, id: number, { name, kind, eaterId }: PreferenceRow): Promise<void> {
  await db.query(sql`
    update preferences set name = ${name}, kind = ${kind}, eater_id = ${eaterId} where id = ${id}`);
}

/** Runs in a transaction, so that readers never see a half-written list. */
export async function replaceIngredients(db: Db, id: number, names: readonly string[]): Promise<void> {
  await db.query(sql`delete from preference_ingredients where preference_id = ${id}`);
  await db.query(sql`
    insert into preference_ingredients (preference_id, position, name)
    select ${id}, given.place - 1, given.name from unnest(${names}::text[]) with ordinality as given (name, place)`);
}

export async function updateIsOn(db: Db, userId: number, id: number, isOn: boolean): Promise<void> {
  await db.query(sql`
    update preferences p set is_on = ${isOn} from eaters e
    where e.id = p.eater_id and e.user_id = ${userId} and p.id = ${id}`);
}

/** Returns whether there was a preference to delete. */
export async function deletePreferenceRow(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db.query(sql`
    delete from preferences p using eaters e
    where e.id = p.eater_id and e.user_id = ${userId} and p.id = ${id} returning p.id`);
  return rows.length > 0;
}
