import { changedWithin, reachedFrom } from './component.ts';
import type { Component, Dish, DishVariant, Instant } from './dish.ts';

/** A way may add at most this many components. */
export const usesOfWayAtMost = 10;

/** This is no time: nothing is newer than it, so nothing clears. */
const unknownChange: Instant = 'a component is missing';

/** Returns the components that a way adds, and whatever is in them. */
export function addedToWay({ uses = [], components = [] }: DishVariant): Pick<Dish, 'uses' | 'components'> {
  return { uses, components: uses.length > 0 ? reachedFrom(uses, components) : [] };
}

/**
 * Returns when anything in the components that a way adds last changed. If one of them is missing, no statement about
 * the way clears.
 */
export function changedWithinAdded(variant: DishVariant): Instant | null {
  const { uses, components } = addedToWay(variant);
  if (uses.length === 0) return null;
  const known = new Set(components.map(({ id }) => id));
  const isWhole = [...uses, ...components.flatMap((one) => one.uses)].every((id) => known.has(id));
  return isWhole ? changedWithin({ ingredients_changed_at: null, components }) : unknownChange;
}

/** Returns the names of the components that a way adds. */
export const usedNames = (variant: DishVariant): string[] => {
  const { uses, components } = addedToWay(variant);
  return uses.flatMap((id) => components.find((one) => one.id === id)?.name ?? []);
};

/** Puts the current components, and what is in them, into the ways that add them. */
export function withWayComponents<Given extends Pick<Dish, 'variants'>>(
  dish: Given,
  known: readonly Component[],
): Given {
  if (dish.variants.every(({ uses = [] }) => uses.length === 0)) return dish;
  const variants = dish.variants.map((way) => {
    const { uses = [] } = way;
    return uses.length === 0 ? way : { ...way, components: reachedFrom(uses, known) };
  });
  return { ...dish, variants };
}

/**
 * Returns the ways as they are stored: with the ids of the components that they add, but not with their current
 * content.
 */
export const storedWays = (variants: readonly DishVariant[]): DishVariant[] =>
  variants.map((way) => {
    const { components: _, ...stored } = way;
    return stored;
  });
