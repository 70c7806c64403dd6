import { say } from '../../translations/say.ts';

/** What to ask, in one line. On paper all of it. */
export function VerdictAsk({ questions, most }: { questions: readonly string[]; most: number }) {
  if (questions.length === 0) return null;
  const more = questions.length - most;
  if (more <= 0) return <p className="verdict__ask">{say('Ask: {questions}?', { questions: questions.join('; ') })}</p>;
  return (
    <>
      <p className="verdict__ask verdict__screen">
        {say('Ask: {questions}? And {more} more under “Why?”', {
          questions: questions.slice(0, most).join('; '),
          more,
        })}
      </p>
      <p className="verdict__ask" hidden>
        {say('Ask: {questions}?', { questions: questions.join('; ') })}
      </p>
    </>
  );
}
