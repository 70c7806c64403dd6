import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** Is one thing that an eater of today avoids, under the name that they gave. */
export interface AvoidedRow {
  readonly eaterId: number;
  readonly eater: string;
  /** Is `null` for an eater who avoids nothing. */
  readonly name: string | null;
  readonly strictness: Strictness | null;
  /** Is set if they would rather not eat it, but needn't avoid it. */
  readonly isDisliked: boolean | null;
}

/** Loads what everybody who eats today avoids: allergens, then ingredients of the active preferences. */
export function findAvoided(db: Db, userId: number): Promise<AvoidedRow[]> {
  return db.query(sql`
    select e.id as "eaterId", e.name as eater, x.name, x.strictness, x."isDisliked"
    from eaters e left join lateral (
      select a.name, a.strictness, 0 as kind, false as "isDisliked" from eater_allergens a where a.eater_id = e.id
      union all
      select i.name, null, 1, p.kind <> 'must' from preferences p join preference_ingredients i on i.preference_id = p.id
      where p.eater_id = e.id and p.is_on) x on true
    where e.user_id = ${userId} and e.is_eating order by e.position, x.kind, x.name`);
}

function selectEaters(which: Sql): Sql {
  return sql`
    select e.id, e.name, e.position = 0 as is_first, e.is_eating,
      coalesce((select json_agg(json_build_object('name', a.name, 'strictness', a.strictness) order by a.name)
        from eater_allergens a where a.eater_id = e.id), '[]') as allergens
    from eaters e where ${which} order by e.position`;
}

export function findEaters(db: Db, userId: number): Promise<Eater[]> {
  return db.query(selectEaters(sql`e.user_id = ${userId}`));
}

export async function findEater(db: Db, userId: number, id: number): Promise<Eater | undefined> {
  const [row] = await db.query<Eater>(selectEaters(sql`e.user_id = ${userId} and e.id = ${id}`));
  return row;
}

export function findAllergens(db: Db, eaterId: number): Promise<EaterAllergen[]> {
  return db.query(sql`select name, strictness from eater_allergens where eater_id = ${eaterId} order by name`);
}

/** Returns the allergens of the account's first eater. */
export function findOwnAllergens(db: Db, userId: number): Promise<EaterAllergen[]> {
  return db.query(sql`
    select a.name, a.strictness from eater_allergens a join eaters e on e.id = a.eater_id
    where e.user_id = ${userId} and e.position = 0 order by a.name`);
}

/** Runs in a transaction, so that readers never see a half-written list. */
export async function replaceAllergens(db: Db, eaterId: number, allergens: readonly EaterAllergen[]): Promise<void> {
  await db.query(sql`delete from eater_allergens where eater_id = ${eaterId}`);
  await db.query(sql`
    insert into eater_allergens (eater_id, name, strictness)
    select ${eaterId}, n, s from unnest(${allergens.map(({ name }) => name)}::text[],
      ${allergens.map(({ strictness }) => strictness)}::text[]) as given (n, s)`);
}

/** Adds a further eater after all others. */
export async function insertEater(db: Db, userId: number, name: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into eaters (user_id, name, position)
    select ${userId}, ${name}, max(position) + 1 from eaters where user_id = ${userId} returning id`);
  if (!row) throw new Error('The household has no first eater');
  return row.id;
}

export async function updateEaterName(db: Db, userId: number, id: number, name: string): Promise<void> {
  await db.query(sql`update eaters set name = ${name} where id = ${id} and user_id = ${userId}`);
}

export async function deleteEaterRow(db: Db, id: number): Promise<void> {
  await db.query(sql`delete from eaters where id = ${id}`);
}

/** Sets who eats today: these and nobody else. */
export async function updateEating(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  await db.query(sql`update eaters set is_eating = id = any(${ids}::bigint[]) where user_id = ${userId}`);
}

/** If nobody eats, the first eater does. */
export async function letSomebodyEat(db: Db, userId: number): Promise<void> {
  await db.query(sql`
    update eaters set is_eating = true where user_id = ${userId} and position = 0
      and not exists (select 1 from eaters where user_id = ${userId} and is_eating)`);
}
