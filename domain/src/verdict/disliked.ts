import type { Assessment } from './verdict.ts';

type Judged = Pick<Assessment, 'verdict' | 'dislikes'>;

/** Returns whether a dish that isn't to be avoided contains something that an eater dislikes. */
export function isDisliked({ verdict, dislikes = [] }: Judged): boolean {
  return verdict !== 'avoid' && dislikes.some(({ isThere }) => isThere);
}
