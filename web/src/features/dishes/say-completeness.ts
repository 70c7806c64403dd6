import { sayDate } from '@clearplate/domain/instants';

/** Whether an ingredient list is all there is: only the restaurant can say so. */
export function sayCompleteness(completeAt: string | null): string {
  const date = sayDate(completeAt);
  if (date === '') return 'This list may be partial: the restaurant has not confirmed it as complete.';
  return `The restaurant confirmed this list as complete, ${date}.`;
}
