import { later } from '../../shared/lib/later.tsx';

/**
 * All that judging takes. It comes with the first thing that somebody avoids: a visitor who avoids nothing needs none of it.
 * Until it is there no dish is shown to whoever avoids something.
 */
export const judging = later(() => import('./judging-code.ts'));
