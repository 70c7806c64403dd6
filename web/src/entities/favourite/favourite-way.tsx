import type { DishSummary } from '@clearplate/contract/dishes';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import { client } from '../../shared/api/client.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { KeptWay } from './use-favourite.ts';

/** Returns how a way to make a dish is saved; `as_of` says what was shown of it. */
export function wayToKeep(
  dish_id: number,
  { id: way, as_of }: { readonly id: string; readonly as_of?: number | undefined },
): KeptWay {
  const isIt = (one: { readonly dish_id: number; readonly way: string }) => one.dish_id === dish_id && one.way === way;
  return {
    id: way,
    isIn: ({ ways }) => ways.some(isIt),
    apply(marks, kept) {
      const others = marks.ways.filter((one) => !isIt(one));
      return { ...marks, ways: kept ? [{ dish_id, way }, ...others] : others };
    },
    send: (is_saved) =>
      client.setFavouriteWay({
        params: { id: String(dish_id) },
        body: { way, is_saved, ...(as_of !== undefined && { as_of }) },
      }),
  };
}

interface WayHeartProps {
  dish: DishSummary;
  way: Pick<DerivedVariant, 'id' | 'name'>;
}

/**
 * Adds a way to make a dish to the favourites or removes it, wherever it is offered. It never stands for the dish
 * itself.
 */
export function WayHeart({ dish: { id, name, variants }, way }: WayHeartProps) {
  const stored = variants?.find((one) => one.id === way.id);
  if (!stored) return null;
  return <FavouriteButton kind="dish" id={id} name={`${name}, ${way.name}`} way={wayToKeep(id, stored)} />;
}
