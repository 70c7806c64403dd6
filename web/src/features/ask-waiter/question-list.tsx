import './question-list.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { inEnglish } from '@clearplate/domain/wording/translate';
import { Link } from 'react-router';
import { menuLanguage } from '../../translations/menu-language.ts';
import { spokenLanguage, t, tCount } from '../../translations/t.ts';
import { describeReasons, describeQuestion } from './describe-question.ts';

/** A waiter's minute: more questions than these are shown on request. */
const askedFirst = 3;

/** Longer lists of dishes are folded. */
const dishesShown = 12;

export type DishQuestion = MenuQuestion<DishSummary>;

/** Shows the questions that decide most, and the others one press away. All of them are printed. */
export function QuestionList({ questions }: { questions: readonly DishQuestion[] }) {
  // A single one takes no more space than the line that would unfold it.
  const shown = questions.length === askedFirst + 1 ? questions.length : askedFirst;
  const others = questions.slice(shown);
  return (
    <>
      <Questions questions={questions.slice(0, shown)} label={t('Ask first')} />
      {others.length > 0 && (
        <details className="questions-more">
          <summary>{t('{count} more questions', { count: others.length })}</summary>
          <Questions questions={others} label={t('More questions')} />
        </details>
      )}
    </>
  );
}

function Questions({ questions, label }: { questions: readonly DishQuestion[]; label: string }) {
  return (
    <ol className="questions" role="list" aria-label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <Question question={question} />
        </li>
      ))}
    </ol>
  );
}

function Question({ question }: { question: DishQuestion }) {
  const reasons = describeReasons(question, t);
  return (
    <article className="question">
      <h3>{describeQuestion(question, t)}</h3>
      {spokenLanguage() !== 'en' && (
        <p className="question__english" lang="en">
          {describeQuestion(question, inEnglish)}
        </p>
      )}
      {reasons.map((line) => (
        <p key={line} className="question__for">
          {line}
        </p>
      ))}
      <details className="question__dishes" open={question.dishes.length <= dishesShown}>
        <summary>{describeWeight(question)}</summary>
        <ul role="list" lang={menuLanguage}>
          {question.dishes.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/dish/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

function describeWeight({ decides, dishes }: DishQuestion): string {
  const about = dishes.length;
  if (decides === 0) return tCount(about, 'About one dish', 'About {count} dishes');
  if (decides === about) return tCount(decides, 'It decides one dish', 'It decides {count} dishes');
  return t('It decides {decides} of {about} dishes', { decides, about });
}
