import './question-list.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { inEnglish } from '@clearplate/domain/wording/translate';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { menuLanguage } from '../../translations/menu-language.ts';
import { spokenLanguage, t, tCount } from '../../translations/t.ts';
import { describeReasons, describeQuestion } from './describe-question.ts';
import { InKitchen, type KitchenTongue } from './kitchen-question.tsx';

/** A waiter has time for this many questions. The others are shown on request. */
const askedFirst = 3;

/** Longer lists of dishes are folded. */
const dishesShown = 12;

export type DishQuestion = MenuQuestion<DishSummary>;

interface QuestionListProps {
  questions: readonly DishQuestion[];
  isMore?: boolean;
  kitchen?: KitchenTongue | undefined;
  /** Renders below each question, where its answer can be noted. */
  children: (question: DishQuestion) => ReactNode;
}

/** Shows the other open questions. Three are visible if there are none above them, and all of them are printed. */
export function QuestionList({ questions, isMore = false, kitchen, children }: QuestionListProps) {
  // A single question takes no more space than the line that would unfold it.
  const first = isMore ? 0 : askedFirst;
  const shown = questions.length === first + 1 ? questions.length : first;
  const others = questions.slice(shown);
  return (
    <>
      {shown > 0 && (
        <Questions
          questions={questions.slice(0, shown)}
          label={isMore ? t('More questions') : t('Ask first')}
          kitchen={kitchen}
        >
          {children}
        </Questions>
      )}
      {others.length > 0 && (
        <details className="questions-more">
          <summary>{t('{count} more questions', { count: others.length })}</summary>
          <Questions questions={others} label={t('More questions')} kitchen={kitchen}>
            {children}
          </Questions>
        </details>
      )}
    </>
  );
}

function Questions({ questions, label, kitchen, children }: Omit<QuestionListProps, 'isMore'> & { label: string }) {
  return (
    <ol className="questions" role="list" aria-label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <Question question={question} kitchen={kitchen}>
            {children(question)}
          </Question>
        </li>
      ))}
    </ol>
  );
}

interface QuestionProps {
  question: DishQuestion;
  level?: 3 | 4;
  kitchen?: KitchenTongue | undefined;
  children?: ReactNode;
}

export function Question({ question, level = 3, kitchen, children }: QuestionProps) {
  const reasons = describeReasons(question, t);
  const Heading = `h${level}` as const;
  return (
    <article className="question">
      <Heading className="question__said">{describeQuestion(question, t)}</Heading>
      {spokenLanguage() !== 'en' && (
        <p className="question__english" lang="en">
          {describeQuestion(question, inEnglish)}
        </p>
      )}
      {kitchen && <InKitchen question={question} kitchen={kitchen} />}
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
      {children}
    </article>
  );
}

function describeWeight({ question, decides, dishes }: DishQuestion): string {
  const about = dishes.length;
  // What is in a part can warn of its dishes. Only statements clear.
  if (question.kind === 'what_is_in') return tCount(about, 'It can warn of one dish', 'It can warn of {count} dishes');
  if (decides === 0) return tCount(about, 'About one dish', 'About {count} dishes');
  if (decides === about) return tCount(decides, 'It decides one dish', 'It decides {count} dishes');
  return t('It decides {decides} of {about} dishes', { decides, about });
}
