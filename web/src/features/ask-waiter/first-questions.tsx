import './question-list.css';
import type { Told } from '@clearplate/domain/verdict/told';
import type { ReactNode } from 'react';
import { t, tCount } from '../../translations/t.ts';
import type { KitchenTongue } from './kitchen-question.tsx';
import { isAnswered } from './put-off.ts';
import { Question, type DishQuestion } from './question-list.tsx';

interface FirstQuestionsProps {
  questions: readonly DishQuestion[];
  /** Asked in vain: they stand last, and have no number. */
  putOff: readonly DishQuestion[];
  kitchen?: KitchenTongue | undefined;
  level?: 3 | 4;
  /** What stands below a question, such as where to note its answer. */
  children?: (question: DishQuestion) => ReactNode;
}

/** Shows the questions that settle most, numbered, so that they can be read out one after the other. */
export function FirstQuestions({ questions, putOff, kitchen, level = 3, children }: FirstQuestionsProps) {
  return (
    <ol className="questions questions--first" role="list" aria-label={t('Ask first')}>
      {[...questions, ...putOff].map((question) => (
        // One list, so that the focus goes along with a question that is put off.
        <li key={question.id} className={putOff.includes(question) ? 'questions__put-off' : undefined}>
          <Question question={question} level={level} kitchen={kitchen}>
            {putOff.includes(question) && <p>{t('Still open: nobody could say')}</p>}
            {children?.(question)}
          </Question>
        </li>
      ))}
    </ol>
  );
}

/** Returns what is to be done with these questions. Each sentence takes as much space, so that nothing moves where one is answered. */
export function describeFirst(questions: readonly DishQuestion[], told: readonly Told[]): string {
  const left = questions.filter((question) => !isAnswered(told, question)).length;
  if (left === 0) return t('You noted an answer to each of these questions: what you were told stands below it.');
  if (left < questions.length)
    return tCount(
      left,
      'One of these questions is still to be answered. Ask it at the table, or call before you go.',
      '{count} of these questions are still to be answered. Ask them at the table, or call before you go.',
    );
  return tCount(
    left,
    'This question settles most. Ask it at the table, or call before you go.',
    'These {count} questions settle most. Ask them at the table, or call before you go.',
  );
}
