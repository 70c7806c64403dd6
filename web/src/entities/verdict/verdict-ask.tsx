import { describePoints } from '@clearplate/domain/verdict/points-to-ask';
import type { PointToAsk } from '@clearplate/domain/verdict/verdict';
import { t } from '../../translations/t.ts';

/** Each question takes a waiter's time, so a card shows only this many. */
export const mostQuestions = 3;

/** Shows what to ask in one line, and all of it on paper. */
export function VerdictAsk({ questions, isWhole = false }: { questions: readonly PointToAsk[]; isWhole?: boolean }) {
  if (questions.length === 0) return null;
  const more = questions.length - mostQuestions;
  if (more <= 0 || isWhole)
    return <p className="verdict__ask">{t('Ask {questions}', { questions: describePoints(questions, t) })}</p>;
  return (
    <>
      <p className="verdict__ask verdict__screen">
        {t('Ask {questions}. {more} more under “Why?”', {
          questions: describePoints(questions.slice(0, mostQuestions), t),
          more,
        })}
      </p>
      <p className="verdict__ask" hidden>
        {t('Ask {questions}', { questions: describePoints(questions, t) })}
      </p>
    </>
  );
}
