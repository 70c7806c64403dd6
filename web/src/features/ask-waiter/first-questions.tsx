import './question-list.css';
import type { ReactNode } from 'react';
import { t } from '../../translations/t.ts';
import type { KitchenTongue } from './kitchen-question.tsx';
import { Question, type DishQuestion } from './question-list.tsx';

interface FirstQuestionsProps {
  questions: readonly DishQuestion[];
  /** Nobody could answer these. They come last, and have no number. */
  putOff: readonly DishQuestion[];
  kitchen?: KitchenTongue | undefined;
  level?: 3 | 4;
  /** Renders below a question, for example where to note its answer. */
  children?: (question: DishQuestion) => ReactNode;
}

/** Shows the questions that settle most, numbered, so that people can read them out one after the other. */
export function FirstQuestions({ questions, putOff, kitchen, level = 3, children }: FirstQuestionsProps) {
  return (
    <ol className="questions questions--first" role="list" aria-label={t('Ask first')}>
      {[...questions, ...putOff].map((question) => (
        // They are in one list, so that a question keeps the focus when it is put off.
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
