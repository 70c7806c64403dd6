import { randomBytes } from 'node:crypto';
import type { Dish } from '@clearplate/domain/facts/dish';

/** Returns an id that no way of any dish has or ever had. */
export const newWayId = (): string => randomBytes(6).toString('hex');

/** Gives ids to the ways of a dish that have none yet. */
export function withWayIds(dish: Dish): Dish {
  if (dish.variants.length === 0) return dish;
  const taken = new Set<string>();
  const variants = dish.variants.map((way) => {
    const id = way.id == null || taken.has(way.id) ? newWayId() : way.id;
    taken.add(id);
    return way.id === id ? way : { ...way, id };
  });
  return { ...dish, variants };
}
