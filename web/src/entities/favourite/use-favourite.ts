import type { FavouriteMarks } from '@clearplate/contract/favourites';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { marksKey } from '../../shared/api/favourite-marks.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { toast } from '../../shared/ui/toast.ts';
import { t } from '../../translations/t.ts';

export type Kind = 'dish' | 'restaurant';

/** Says how a way to make a dish is saved. Most pages have none, and load nothing for it. */
export interface KeptWay {
  readonly id: string;
  readonly isIn: (marks: FavouriteMarks) => boolean;
  readonly apply: (marks: FavouriteMarks, kept: boolean) => FavouriteMarks;
  readonly send: (kept: boolean) => Promise<unknown>;
}

/** Describes something that can be a favourite. */
export interface FavouriteTarget {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  /** The way to make the dish that is meant instead, by `wayToKeep`. */
  readonly way?: KeptWay | undefined;
}

const calls = {
  dish: { add: client.addFavouriteDish, remove: client.removeFavouriteDish },
  restaurant: { add: client.addFavouriteRestaurant, remove: client.removeFavouriteRestaurant },
} as const;

export function isFavourite(marks: FavouriteMarks, { kind, id, way }: FavouriteTarget): boolean {
  const { dishes, restaurants } = marks;
  if (way) return way.isIn(marks);
  return kind === 'dish' ? dishes.some(({ dish_id }) => dish_id === id) : restaurants.includes(id);
}

function withFavourite(marks: FavouriteMarks, { kind, id, way }: FavouriteTarget, kept: boolean): FavouriteMarks {
  if (way) return way.apply(marks, kept);
  if (kind === 'restaurant') {
    const others = marks.restaurants.filter((one) => one !== id);
    return { ...marks, restaurants: kept ? [id, ...others] : others };
  }
  const others = marks.dishes.filter(({ dish_id }) => dish_id !== id);
  const mark = { dish_id: id, is_watched: false, history_id: 0, news: [] };
  return { ...marks, dishes: kept ? [mark, ...others] : others };
}

function withWatched(marks: FavouriteMarks, dish: FavouriteTarget, is_watched: boolean): FavouriteMarks {
  const { dishes } = isFavourite(marks, dish) || !is_watched ? marks : withFavourite(marks, dish, true);
  return { ...marks, dishes: dishes.map((one) => (one.dish_id === dish.id ? { ...one, is_watched } : one)) };
}

const noMarks: FavouriteMarks = { dishes: [], ways: [], restaurants: [] };

/** Updates the cache at once and returns the marks from before, so that a failure can restore them. */
async function showAtOnce(queries: QueryClient, change: (marks: FavouriteMarks) => FavouriteMarks) {
  await queries.cancelQueries({ queryKey: marksKey });
  const before = queries.getQueryData<FavouriteMarks>(marksKey);
  // Somebody who presses before the marks have loaded sees their own press now and the rest when it arrives.
  queries.setQueryData<FavouriteMarks>(marksKey, change(before ?? noMarks));
  return { before };
}

/** Sends changes one after the other, in the order of the presses, so that the last one wins on the server as well. */
function useMarksMutation(
  { kind, id, name, way }: FavouriteTarget,
  send: (value: boolean) => Promise<unknown>,
  apply: (marks: FavouriteMarks, value: boolean) => FavouriteMarks,
) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `favourite ${kind} ${id} ${way?.id ?? ''}` },
    mutationFn: async (value: boolean) => expectDone(await send(value)),
    onMutate: (value) => showAtOnce(queries, (marks) => apply(marks, value)),
    onError(error, _, shown) {
      queries.setQueryData(marksKey, shown?.before ?? noMarks);
      void toast(describeRefusal(error, t('“{name}” was not changed', { name })), 'error');
    },
    async onSettled() {
      // The list itself isn't refetched until somebody comes back to it, so that a removal can be undone there.
      void queries.invalidateQueries({ queryKey: ['listFavourites'], refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: marksKey });
    },
  });
}

/** Adds or removes a favourite. */
export function useFavourite(thing: FavouriteTarget) {
  const { add, remove } = calls[thing.kind];
  return useMarksMutation(
    thing,
    (kept) => thing.way?.send(kept) ?? (kept ? add : remove)({ params: { id: String(thing.id) } }),
    (marks, kept) => withFavourite(marks, thing, kept),
  );
}

/** Starts or stops notifying the user when the dish changes. */
export function useWatch(dish: FavouriteTarget) {
  return useMarksMutation(
    dish,
    (is_watched) => client.watchDish({ params: { id: String(dish.id) }, body: { is_watched } }),
    (marks, watched) => withWatched(marks, dish, watched),
  );
}
