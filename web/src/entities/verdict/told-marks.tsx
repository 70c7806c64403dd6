import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessable, Assessed, AssessedItems } from './assess-list.ts';
import { toldHere, type ToldFor } from './told-here.ts';
import { markTold } from './told-mark.tsx';
import { useTold } from './use-told.ts';

export interface ToldMarkProps {
  dish: Pick<Assessable, 'id' | 'restaurant_id' | 'facts'>;
  avoiding: ToldFor;
}

/** Marks a single dish, as it comes, if its own eater was told what decides it, or a part of that. */
export function ToldMarkOfDish({ dish, avoiding }: ToldMarkProps) {
  const { heeded } = useTold(dish.restaurant_id);
  return markTold(toldHere([dish], avoiding, heeded))(dish.id);
}

/**
 * Marks dishes that are told, not stated, or told in part, as they come, because nobody was asked about other ways to make them. It
 * moves no dish and changes no count.
 */
export function withMarks<Item extends Pick<Assessable, 'id' | 'facts'>>(
  list: AssessedItems<Item>,
  avoiding: ToldFor,
  told: readonly Told[],
): AssessedItems<Item> {
  const { shown, disliked } = list;
  const found = toldHere(
    [...shown, ...disliked].map(({ item }) => item),
    avoiding,
    told,
  );
  if (found.size === 0) return list;
  const markOf = markTold(found);
  const withMark = (one: Assessed<Item>): Assessed<Item> =>
    found.has(one.item.id) ? { ...one, mark: markOf(one.item.id) } : one;
  return { ...list, shown: shown.map(withMark), disliked: disliked.map(withMark) };
}
