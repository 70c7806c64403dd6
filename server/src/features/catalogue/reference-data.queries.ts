import { allergenDescriptions } from '@clearplate/domain/wording/allergen-descriptions';
import { allergenBits } from '@clearplate/domain/facts/allergen-bits';
import type { Allergen } from '@clearplate/domain/facts/allergens';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { ZipPlace } from './us-zip-places.ts';

export async function findReferenceVersions(db: Db): Promise<Map<string, string>> {
  const rows = await db.query<{ name: string; version: string }>(sql`select name, version from reference_versions`);
  return new Map(rows.map(({ name, version }) => [name, version]));
}

export async function saveReferenceVersion(db: Db, name: string, version: string): Promise<void> {
  await db.query(sql`
    insert into reference_versions (name, version) values (${name}, ${version})
    on conflict (name) do update set version = excluded.version`);
}

/** Zips that the source no longer has stay, because restaurants and addresses may use them. */
export async function upsertZips(db: Db, places: readonly ZipPlace[]): Promise<void> {
  await db.query(sql`
    insert into zips (zip, city, state, state_name, lat, lng)
    select * from unnest(
      ${places.map(({ zip }) => zip)}::text[], ${places.map(({ city }) => city)}::text[],
      ${places.map(({ state }) => state)}::text[], ${places.map(({ stateName }) => stateName)}::text[],
      ${places.map(({ lat }) => lat)}::float8[], ${places.map(({ lng }) => lng)}::float8[])
    on conflict (zip) do update set
      city = excluded.city, state = excluded.state, state_name = excluded.state_name,
      lat = excluded.lat, lng = excluded.lng
    where (zips.city, zips.state, zips.state_name, zips.lat, zips.lng)
      is distinct from (excluded.city, excluded.state, excluded.state_name, excluded.lat, excluded.lng)`);
}

/** Deletes an allergen only if no dish mentions it. Otherwise it moves to the end of the catalogue. */
export async function replaceAllergens(db: Db, allergens: readonly Allergen[]): Promise<void> {
  const ids = allergens.map(({ id }) => id);
  await db.query(sql`
    delete from allergens a where a.id <> all(${ids}::text[])
      and not exists (select 1 from allergen_statements s where s.allergen_id = a.id)
      and not exists (select 1 from dish_facts f where jsonb_path_exists(
        f.facts, '$.allergens[*] ? (@.allergen == $id)', jsonb_build_object('id', a.id)))`);
  // Names and positions are unique, so they are cleared before they are assigned anew.
  await db.query(sql`update allergens set position = position + 1000000, name = id where position < 1000000`);
  await db.query(sql`
    insert into allergens (id, name, description, family, position, bit)
    select * from unnest(
      ${ids}::text[], ${allergens.map(({ name }) => name)}::text[],
      ${allergens.map(({ id }) => allergenDescriptions[id])}::text[], ${allergens.map(({ group }) => group)}::text[],
      ${allergens.map((_, position) => position)}::int[], ${allergens.map(({ id }) => allergenBits[id])}::int[])
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, family = excluded.family, position = excluded.position,
      bit = excluded.bit`);
}

export async function replaceIngredients(db: Db, names: readonly string[]): Promise<void> {
  await db.query(sql`delete from ingredients where id <> all(${names}::text[])`);
  await db.query(sql`
    insert into ingredients (id, name) select name, name from unnest(${names}::text[]) name
    on conflict (id) do update set name = excluded.name where ingredients.name <> excluded.name`);
}
