import type { DishSummary } from '@clearplate/contract/dishes';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import { FavouriteButton } from './favourite-button.tsx';
import { wayToKeep } from './favourite-way.ts';

interface WayHeartProps {
  dish: DishSummary;
  way: Pick<DerivedVariant, 'id' | 'name'>;
}

/** Adds a way to make a dish to the favourites or removes it, wherever it is offered. It never stands for the dish itself. */
export function WayHeart({ dish: { id, name, variants }, way }: WayHeartProps) {
  const stored = variants?.find((one) => one.id === way.id);
  if (!stored) return null;
  return <FavouriteButton kind="dish" id={id} name={`${name}, ${way.name}`} way={wayToKeep(id, stored)} />;
}
