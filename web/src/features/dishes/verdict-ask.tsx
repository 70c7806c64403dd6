/** What to ask, in one line. On paper all of it. */
export function VerdictAsk({ questions, most }: { questions: readonly string[]; most: number }) {
  if (questions.length === 0) return null;
  const more = questions.length - most;
  if (more <= 0) return <p className="verdict__ask">{`Ask: ${questions.join('; ')}?`}</p>;
  return (
    <>
      <p className="verdict__ask verdict__screen">
        {`Ask: ${questions.slice(0, most).join('; ')}? And ${more} more under “Why?”`}
      </p>
      <p className="verdict__ask" hidden>
        {`Ask: ${questions.join('; ')}?`}
      </p>
    </>
  );
}
