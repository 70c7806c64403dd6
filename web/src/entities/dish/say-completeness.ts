import { sayDate } from '@clearplate/domain/facts/instants';
import { say } from '../../translations/say.ts';

/** Whether an ingredient list is all there is: only the restaurant can say so. */
export function sayCompleteness(completeAt: string | null): string {
  const date = sayDate(completeAt, say);
  if (date === '') return say('This list may be partial: the restaurant has not confirmed it as complete.');
  return say('The restaurant confirmed this list as complete, {date}.', { date });
}
