import type { ArrivedDish } from '@clearplate/contract/arrived-menus';
import { describeLevels } from '../../shared/lib/describe-levels.ts';
import { formatList, t } from '../../translations/t.ts';

/** Returns "contains milk; may contain celery". */
export const describeWarnings = (warnings: ArrivedDish['warnings']): string =>
  describeLevels(warnings, {
    contains: (words) => t('contains {names}', { names: formatList(words) }),
    may_contain: (words) => t('may contain {names}', { names: formatList(words) }),
  }).join('; ');
