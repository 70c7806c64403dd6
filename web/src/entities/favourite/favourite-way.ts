import { client } from '../../shared/api/client.ts';
import type { KeptWay } from './use-favourite.ts';

/** Returns how a way to make a dish is kept; `as_of` tells what was shown of it. */
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
