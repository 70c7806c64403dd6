import type { Assessment } from './verdict.ts';

type Judged = Pick<Assessment, 'verdict' | 'dislikes'>;

/** Whether a dish that nobody has to avoid has something that somebody would rather not eat. */
export function isDisliked({ verdict, dislikes = [] }: Judged): boolean {
  return verdict !== 'avoid' && dislikes.some(({ isThere }) => isThere);
}
