import { isDislikedBy } from './disliked.ts';
import type { Assessment, Cause } from './verdict.ts';

/** Holds a dish as it comes, and the other ways to make it. */
export interface MadeOtherwise {
  readonly assessment: Assessment;
  readonly ways: readonly Assessment[];
}

const isOf = (name: string) => (cause: Cause) => cause.eater === undefined || cause.eater === name;

function answersOtherwise({ assessment, ways }: MadeOtherwise, name: string): boolean {
  const own = assessment.causes.filter(isOf(name));
  if (!own.some(({ verdict }) => verdict === 'avoid' || verdict === 'not_verified')) return false;
  return ways.some((way) => {
    const causes = way.causes.filter(isOf(name));
    const isWithout = causes.length > 0 && causes.every(({ verdict }) => verdict === 'none_declared');
    return isWithout && !isDislikedBy(name, way);
  });
}

/**
 * Counts, for each person by name, the dishes that they have to avoid or that nobody verified for them, but that are
 * said to be without when made another way. What isn't listed under a person's name counts for everyone. SQL counts the
 * same.
 */
export function countChangedPerEater(dishes: readonly MadeOtherwise[]): ReadonlyMap<string, number> {
  const names = new Set(dishes.flatMap(({ assessment }) => assessment.causes.flatMap(({ eater }) => eater ?? [])));
  return new Map([...names].map((name) => [name, dishes.filter((dish) => answersOtherwise(dish, name)).length]));
}
