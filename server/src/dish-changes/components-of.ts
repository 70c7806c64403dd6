import { reachedFrom } from '@clearplate/domain/facts/component';
import type { Component } from '@clearplate/domain/facts/dish';
import { findReached, findUses } from '../db/components.ts';
import type { Db } from '../db/db.ts';

/** What dishes name, and what is in that. Dishes share the components, which are read once. */
export async function findComponentsOf(
  db: Db,
  dishIds: readonly number[],
): Promise<(dishId: number) => { readonly uses: readonly number[]; readonly components: readonly Component[] }> {
  const uses = await findUses(db, dishIds);
  const ids = [...new Set([...uses.values()].flat())];
  const stored = ids.length > 0 ? await findReached(db, ids) : [];
  const components = stored.map(({ component }) => component);
  const bySet = new Map<string, readonly Component[]>();
  return (dishId) => {
    const named = uses.get(dishId) ?? [];
    const key = named.join();
    const known = bySet.get(key) ?? reachedFrom(named, components);
    bySet.set(key, known);
    return { uses: named, components: known };
  };
}
