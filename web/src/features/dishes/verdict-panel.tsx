import './verdict-badge.css';
import './verdict-panel.css';
import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { verdictLabel } from '@clearplate/domain/verdict-words';
import { describeEvidence } from './describe-evidence.ts';
import { distinctCauses, sayCauseAlone, sayReason } from './say-verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** One dish's verdict in full: every reason with what it rests on, and what to ask. */
export function VerdictPanel({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  const causes = distinctCauses(assessment.causes);
  return (
    <section className={`verdict verdict--${verdict} verdict-panel`} data-verdict={verdict} aria-label="Verdict">
      <p className="verdict-panel__word">
        <VerdictMark verdict={verdict} />
        <strong>{verdictLabel(assessment)}</strong>
      </p>
      {causes.length === 0 ? <p>{sayReason(assessment)}</p> : <Reasons causes={causes} />}
      <Questions causes={causes} />
      <p className="verdict__source">Judged with word list {assessment.lexiconVersion}.</p>
    </section>
  );
}

function Reasons({ causes }: { causes: readonly Cause[] }) {
  return (
    <ul className="verdict-panel__causes" role="list">
      {causes.map((cause) => (
        <li key={sayCauseAlone(cause)}>
          <VerdictMark verdict={cause.verdict} />
          <div>
            {sayCauseAlone(cause)}
            <Evidence cause={cause} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Evidence({ cause }: { cause: Cause }) {
  const lines = [...new Set(cause.evidence.map(describeEvidence))];
  if (lines.length === 0) return null;
  return (
    <details className="verdict-panel__evidence">
      <summary>Why?</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Questions({ causes }: { causes: readonly Cause[] }) {
  const questions = [...new Set(causes.flatMap((cause) => cause.questions))];
  if (questions.length === 0) return null;
  return (
    <div className="verdict-panel__ask">
      <h2>Ask the restaurant about</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
