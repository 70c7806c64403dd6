import { changedWithin, reachedFrom } from './component.ts';
import type { Component, Dish, DishVariant, Instant } from './dish.ts';

/** The most components that a way may add. */
export const usesOfWayAtMost = 10;

/** No time: nothing is newer than it, so that nothing clears. */
const unknownChange: Instant = 'a component is missing';

/** Returns the components that a way adds, and whatever is in them. */
export function addedToWay({ uses = [], components = [] }: DishVariant): Pick<Dish, 'uses' | 'components'> {
  return { uses, components: uses.length > 0 ? reachedFrom(uses, components) : [] };
}

/** Returns when anything in the components that a way adds last changed. Where one of them isn't there, nothing said of it clears. */
export function changedWithinAdded(variant: DishVariant): Instant | null {
  const { uses, components } = addedToWay(variant);
  if (uses.length === 0) return null;
  const known = new Set(components.map(({ id }) => id));
  const isWhole = [...uses, ...components.flatMap((one) => one.uses)].every((id) => known.has(id));
  return isWhole ? changedWithin({ ingredients_changed_at: null, components }) : unknownChange;
}

/** Returns what the components are called that a way adds. */
export const usedNames = (variant: DishVariant): string[] => {
  const { uses, components } = addedToWay(variant);
  return uses.flatMap((id) => components.find((one) => one.id === id)?.name ?? []);
};

/** Puts what the components are now, and what is in them, into the ways that add them. */
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

/** Returns the ways as they are stored: with the ids of what they add, and not with what that is by now. */
export const storedWays = (variants: readonly DishVariant[]): DishVariant[] =>
  variants.map((way) => {
    const { components: _, ...stored } = way;
    return stored;
  });
