import { reachedFrom } from '@clearplate/domain/facts/component';
import type { Component } from '@clearplate/domain/facts/dish';
import { findReached, findUses, findUsesOfWays } from '../db/components.ts';
import type { Db } from '../db/db.ts';

/** Holds the components that a dish names, and those that its ways add, each with its content. */
export interface ComponentsOfDish {
  readonly uses: readonly number[];
  readonly components: readonly Component[];
  readonly ofWays: readonly Component[];
}

/**
 * Loads the components that dishes and their ways name, with their content. Dishes share them, so each is loaded once.
 */
export async function findComponentsOf(
  db: Db,
  dishIds: readonly number[],
): Promise<(dishId: number) => ComponentsOfDish> {
  const uses = await findUses(db, dishIds);
  const added = await findUsesOfWays(db, dishIds);
  const ids = [...new Set([...uses.values(), ...added.values()].flat())];
  const stored = ids.length > 0 ? await findReached(db, ids) : [];
  const components = stored.map(({ component }) => component);
  const bySet = new Map<string, readonly Component[]>();
  const reached = (named: readonly number[]): readonly Component[] => {
    const key = named.join();
    const known = bySet.get(key) ?? reachedFrom(named, components);
    bySet.set(key, known);
    return known;
  };
  return (dishId) => {
    const named = uses.get(dishId) ?? [];
    return { uses: named, components: reached(named), ofWays: reached(added.get(dishId) ?? []) };
  };
}
