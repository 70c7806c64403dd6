import type { DishSummary } from '@clearplate/contract/dishes';
import { ratherNot, weighLiking, type Liked } from '@clearplate/domain/verdict/liking';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

interface Tastes extends Pick<Avoiding, 'eaters' | 'assess'> {
  readonly liked: Liked;
}

/** Returns how much the eaters want a dish settled. */
export function weighDishes({ eaters, assess, liked }: Tastes): (dish: DishSummary) => number {
  const weightOf = weighLiking(liked);
  const hasDislikes = eaters.some(({ dislikes = [] }) => dislikes.length > 0);
  return (dish) => (hasDislikes && assess(dish.facts)?.dislikes !== undefined ? ratherNot : weightOf(dish));
}
