import type { Assessment } from './verdict.ts';

type AssessedDish = Pick<Assessment, 'verdict' | 'dislikes'>;

/**
 * Returns whether a dish contains something that this eater dislikes. A dislike without a name counts for every eater.
 */
export function isDislikedBy(name: string, { dislikes = [] }: Pick<Assessment, 'dislikes'>): boolean {
  return dislikes.some(({ eater, isThere }) => isThere && (eater === undefined || eater === name));
}

/** Returns whether a dish that isn't to be avoided contains something that an eater dislikes. */
export function isDisliked({ verdict, dislikes = [] }: AssessedDish): boolean {
  return verdict !== 'avoid' && dislikes.some(({ isThere }) => isThere);
}
