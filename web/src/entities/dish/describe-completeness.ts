import { formatDate } from '@clearplate/domain/facts/instants';
import { t } from '../../translations/t.ts';

/** Whether an ingredient list is all there is: only the restaurant can say so. */
export function describeCompleteness(completeAt: string | null): string {
  const date = formatDate(completeAt, t);
  if (date === '') return t('This list may be partial: the restaurant has not confirmed it as complete.');
  return t('The restaurant confirmed this list as complete, {date}.', { date });
}
