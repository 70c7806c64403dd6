import './verdict-badge.css';
import './verdict-panel.css';
import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { sayNotApplied, verdictLabel } from '@clearplate/domain/verdict-words';
import { describeEvidence } from './describe-evidence.ts';
import { distinctCauses, listQuestions, sayCauseAlone } from './say-verdict.ts';
import { AsOfTime } from './verdict-badge.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { WordListNote } from './word-list-note.tsx';
import { say } from '../../translations/say.ts';

/** One dish's verdict in full: every reason with what it rests on, and what to ask. */
export function VerdictPanel({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  return (
    <section className={`verdict verdict--${verdict} verdict-panel`} data-verdict={verdict} aria-label={say('Verdict')}>
      <p className="verdict-panel__word">
        <VerdictMark verdict={verdict} />
        <strong>{verdictLabel(assessment, say)}</strong>
      </p>
      <AsOfTime />
      {assessment.causes.length === 0 ? <p>{sayNotApplied(say)}</p> : <Reasons assessment={assessment} />}
      <Questions questions={listQuestions(assessment)} />
    </section>
  );
}

function Reasons({ assessment: { causes, lexiconVersion } }: { assessment: Assessment }) {
  return (
    <ul className="verdict-panel__causes" role="list">
      {distinctCauses(causes).map((cause) => (
        <li key={sayCauseAlone(cause)}>
          <VerdictMark verdict={cause.verdict} />
          <div>
            {sayCauseAlone(cause)}
            <Evidence cause={cause} version={lexiconVersion} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Evidence({ cause, version }: { cause: Cause; version: string }) {
  const lines = [...new Set(cause.evidence.map(describeEvidence))];
  return (
    <details className="verdict-panel__evidence">
      <summary>{say('Why?')}</summary>
      {lines.length === 0 ? (
        <p>{say('Nothing more is on record.')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <WordListNote version={version} />
    </details>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <div className="verdict-panel__ask">
      <h2>{say('Ask the restaurant about')}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
