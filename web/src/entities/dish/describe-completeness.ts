import { formatDate } from '@clearplate/domain/facts/instants';
import { t } from '../../translations/t.ts';

/** Says whether an ingredient list is complete, which only the restaurant can confirm. */
export function describeCompleteness(completeAt: string | null): string {
  const date = formatDate(completeAt, t);
  if (date === '') return t('This list may be partial: the restaurant has not confirmed it as complete.');
  return t('The restaurant confirmed this list as complete, {date}.', { date });
}
