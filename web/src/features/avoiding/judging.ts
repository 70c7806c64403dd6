import { later, loadIndispensable } from '../../shared/lib/later.tsx';
import { patienceMs } from '../../shared/lib/patience.ts';

const loadCode = () => import('./judging-code.ts');

/**
 * All that judging takes, and what draws verdicts: a dish is not seen without its own. It comes with the first thing that
 * somebody avoids: a visitor who avoids nothing needs none of it. Until it is there no dish is shown to whoever avoids something.
 */
export const judging = later(async () => {
  const [code] = await Promise.all([loadCode(), loadIndispensable()]);
  return code;
}, patienceMs);
