import type { Strictness } from '@clearplate/domain/verdict/eater';
import { t } from '../../translations/t.ts';

/** Says how strict an eater is about one allergen. */
export function describeTraces(strictness: Strictness): string {
  if (strictness === 'dangerous') return t('traces are dangerous');
  return strictness === 'ask' ? t('ask about traces') : t('traces are fine');
}
