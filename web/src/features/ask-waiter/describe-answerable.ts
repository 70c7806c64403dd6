import { refinableOil } from '@clearplate/domain/verdict/refinable-oil';
import { askedAs } from '@clearplate/domain/verdict/told-question';
import { formatList, t, tIfKnown } from '../../translations/t.ts';
import type { DishQuestion } from './question-list.tsx';

/** "Is the oil highly refined?" and "Is that so for the batter too?" warn if the answer is no. */
export const isAnsweredInReverse = ({ question }: DishQuestion): boolean =>
  question.kind === 'usual_in' || (question.kind === 'what_is_in' && refinableOil(question.words) !== undefined);

/**
 * Returns what "yes" and "no" answer: the question itself, or, if it has other answers, whether what is avoided is in
 * there.
 */
export function describeAnswerable(question: DishQuestion): string {
  const { kind } = question.question;
  if (isAnsweredInReverse(question) || (kind !== 'what_is_in' && kind !== 'unexplained'))
    return t('What were you told?');
  const { things: ids, of } = askedAs(question);
  const things = formatList(ids.map(tIfKnown), 'disjunction');
  return of === undefined
    ? t('What were you told? Is there {things} in it?', { things })
    : t('What were you told? Is there {things} in the {words}?', { things, words: of });
}
