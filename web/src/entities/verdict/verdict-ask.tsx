import { t } from '../../translations/t.ts';

/** Each question costs a minute of somebody who serves: more stand where one looks for them. */
export const mostQuestions = 3;

/** What to ask, in one line. On paper all of it. */
export function VerdictAsk({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  const more = questions.length - mostQuestions;
  if (more <= 0) return <p className="verdict__ask">{t('Ask: {questions}?', { questions: questions.join('; ') })}</p>;
  return (
    <>
      <p className="verdict__ask verdict__screen">
        {t('Ask: {questions}? And {more} more under “Why?”', {
          questions: questions.slice(0, mostQuestions).join('; '),
          more,
        })}
      </p>
      <p className="verdict__ask" hidden>
        {t('Ask: {questions}?', { questions: questions.join('; ') })}
      </p>
    </>
  );
}
