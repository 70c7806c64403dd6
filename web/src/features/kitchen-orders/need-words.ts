import type { OrderFood } from '@clearplate/contract/kitchen-orders';
import { t } from '../../translations/t.ts';

/** How strictly a food is to be kept away, as the person who sends it reads it. */
export const needWords: Readonly<Record<OrderFood['need'], string>> = {
  get dangerous() {
    return t('traces are dangerous');
  },
  get ask() {
    return t('ask about traces');
  },
  get fine() {
    return t('traces are fine');
  },
  get leaveOut() {
    return t('leave it out');
  },
};
