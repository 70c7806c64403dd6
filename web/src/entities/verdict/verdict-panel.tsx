import './verdict-badge.css';
import './verdict-panel.css';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { capital } from '@clearplate/domain/wording/describe-evidence';
import { describePoint } from '@clearplate/domain/verdict/points-to-ask';
import { listPoints, type DescribedLine } from '@clearplate/domain/wording/describe-lines';
import { describeNotApplied, verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { listEvidence, listLines, type EvidenceOfThing } from './describe-verdict.ts';
import { AsOfTime } from './verdict-badge.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { t, tCount } from '../../translations/t.ts';
import { mostQuestions } from './verdict-ask.tsx';

/** Shows one dish's verdict in full: every reason with its evidence, and what to ask. */
export function VerdictPanel({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  return (
    <section className={`verdict verdict--${verdict} verdict-panel`} data-verdict={verdict} aria-label={t('Verdict')}>
      <p className="verdict-panel__word">
        <VerdictMark verdict={verdict} />
        <strong>{verdictLabel(assessment, t)}</strong>
      </p>
      <AsOfTime />
      {assessment.causes.length === 0 ? <p>{describeNotApplied(t)}</p> : <Reasons assessment={assessment} />}
      <Questions questions={listPoints(assessment).map((point) => describePoint(point, t))} />
    </section>
  );
}

function Reasons({ assessment }: { assessment: Assessment }) {
  const lines = listLines(assessment);
  return (
    <ul className="verdict-panel__causes" role="list">
      {lines.map((line, index) => (
        <li key={line.text}>
          {line.cause && <VerdictMark verdict={line.cause.verdict} />}
          <div>
            {line.text}
            <Evidence line={line} version={index === lines.length - 1 ? assessment.lexiconVersion : ''} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Shows the evidence of a line, grouped by thing if it is about several, and once the version of the word list. */
function Evidence({ line, version }: { line: DescribedLine; version: string }) {
  const things = listEvidence(line);
  return (
    <details className="verdict-panel__evidence">
      <summary>{t('Why?')}</summary>
      {things.length === 0 && <p>{t('Nothing more is on record.')}</p>}
      {things.map((thing) => (
        <Grounds key={thing.name} {...thing} withName={line.causes.length > 1} />
      ))}
      {version !== '' && (
        <p className="verdict__source">{t('Read with Clearplate’s word list, version {version}.', { version })}</p>
      )}
    </details>
  );
}

function Grounds({ name, lines, withName }: EvidenceOfThing & { withName: boolean }) {
  return (
    <>
      {withName && <strong>{name}</strong>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  const more = questions.slice(mostQuestions);
  return (
    <div className="verdict-panel__ask">
      <h2>{t('Ask the restaurant')}</h2>
      <QuestionList questions={questions.slice(0, mostQuestions)} />
      {more.length > 0 && (
        <details className="verdict-panel__evidence">
          <summary>{tCount(more.length, 'and {count} more', 'and {count} more')}</summary>
          <QuestionList questions={more} />
        </details>
      )}
    </div>
  );
}

function QuestionList({ questions }: { questions: readonly string[] }) {
  return (
    <ul>
      {questions.map((question) => (
        <li key={question}>{capital(question)}</li>
      ))}
    </ul>
  );
}
