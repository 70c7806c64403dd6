import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DerivedDish } from '@clearplate/domain/facts/derive-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

type Derived = readonly ({ readonly id: number } & DerivedDish)[];

/** Returns the allergens that are present, declared or implied, in the catalogue's order. */
export function presentIn({ allergens }: DishFacts): AllergenId[] {
  return allergens.filter(({ presence }) => presence === 'present').map(({ allergen }) => allergen);
}

async function deleteDerived(db: Db, derived: Derived): Promise<void> {
  const ids = derived.map(({ id }) => id);
  await db.query(sql`delete from ingredient_estimates where dish_id = any(${ids}::bigint[]) and derived`);
}

async function insertEstimates(db: Db, derived: Derived): Promise<void> {
  const rows = derived.flatMap(({ id, estimates }) =>
    estimates.map(({ name, probability }, position) => ({ id, position, name, probability })),
  );
  if (rows.length === 0) return;
  await db.query(sql`
    insert into ingredient_estimates (dish_id, position, name, probability, derived)
    select id, position, name, probability, true from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      id bigint, position int, name text, probability real)`);
}

/** Replaces the stored facts of dishes with what the domain derived. Imported estimates stay. */
export async function replaceFacts(db: Db, derived: Derived, isNew: boolean, now: Date): Promise<void> {
  if (!isNew) await deleteDerived(db, derived);
  await insertEstimates(db, derived);
  const facts = derived.map(({ id, facts, packed, variants }) => ({
    id,
    lexicon_version: facts.lexiconVersion,
    facts,
    texts: facts.texts,
    packed: JSON.stringify(packed),
    present: presentIn(facts),
    variants: variants.length > 0 ? variants : null,
  }));
  await db.query(sql`
    insert into dish_facts (dish_id, lexicon_version, facts, texts, packed, present, variants, derived_at)
    select id, lexicon_version, facts, texts, packed, present, variants, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(facts)}::json) as given (
      id bigint, lexicon_version text, facts jsonb, texts text[], packed text, present text[], variants jsonb)
    on conflict (dish_id) do update set lexicon_version = excluded.lexicon_version, facts = excluded.facts,
      texts = excluded.texts, packed = excluded.packed, present = excluded.present, variants = excluded.variants,
      derived_at = excluded.derived_at`);
}
