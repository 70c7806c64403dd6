import { isDislikedBy } from './disliked.ts';
import type { Assessment, Cause } from './verdict.ts';

/** Holds a dish as it comes, and as it can be made otherwise. */
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
 * Counts, for each person by name, the dishes that they have to avoid or that nobody verified for them, but that can be
 * made so that they are said to be without. What nobody in particular avoids counts for everyone. SQL counts the same.
 */
export function countChangedPerEater(dishes: readonly MadeOtherwise[]): ReadonlyMap<string, number> {
  const names = new Set(dishes.flatMap(({ assessment }) => assessment.causes.flatMap(({ eater }) => eater ?? [])));
  return new Map([...names].map((name) => [name, dishes.filter((dish) => answersOtherwise(dish, name)).length]));
}
