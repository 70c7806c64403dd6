import './question-list.css';
import type { ReactNode } from 'react';
import type { CardTexts } from '../../translations/chef-card.ts';
import { languages, type Language } from '../../translations/languages.ts';
import { spokenLanguage, t } from '../../translations/t.ts';
import { describeForKitchen } from './kitchen-question.ts';
import { Question, type DishQuestion } from './question-list.tsx';

/** The language of a kitchen, and its texts once they are here. */
export interface KitchenTongue {
  readonly language: Language;
  readonly texts: CardTexts | undefined;
}

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
          <Question question={question} level={level} inKitchen={kitchen && inKitchen(question, kitchen)}>
            {putOff.includes(question) && <p>{t('Still open: nobody could say')}</p>}
            {children?.(question)}
          </Question>
        </li>
      ))}
    </ol>
  );
}

/** A line in the kitchen's language, unless it stands there already. */
function inKitchen(question: DishQuestion, { language, texts }: KitchenTongue): ReactNode {
  const isThere = language === 'en' || language === spokenLanguage();
  const said = isThere || texts === undefined ? undefined : describeForKitchen(question, texts);
  return (
    said !== undefined && (
      <p className="question__kitchen" lang={languages[language].tag}>
        {said}
      </p>
    )
  );
}
