import './verdict-badge.css';
import { describePoints } from '@clearplate/domain/verdict/points-to-ask';
import type { Assessment, PointToAsk, Verdict } from '@clearplate/domain/verdict/verdict';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { useContext } from 'react';
import { AsOfContext, formatTimeBriefly } from './as-of.ts';
import { listEvidence, listLines } from './describe-verdict.ts';
import { VerdictAsk, mostQuestions } from './verdict-ask.tsx';
import { listPoints, type DescribedLine } from '@clearplate/domain/wording/describe-lines';
import { VerdictMark } from './verdict-mark.tsx';
import { useUnfolded } from '../../shared/lib/use-unfolded.ts';
import { t } from '../../translations/t.ts';

interface VerdictLinesProps {
  lines: readonly DescribedLine[];
  /** Lines from this index on are for paper only, where nothing can be opened. */
  printFrom?: number;
  /** It is `false` if the mark of the whole verdict already says it. */
  withMarks: boolean;
}

/** Shows each reason on its own line, with its own mark if there are several. */
export function VerdictLines({ lines, printFrom = lines.length, withMarks }: VerdictLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="verdict__lines" role="list">
      {lines.map(({ text, cause }, index) => (
        <li key={text} className="verdict__reason" hidden={index >= printFrom}>
          {withMarks && cause && <VerdictMark verdict={cause.verdict} />}
          <span className="verdict__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface VerdictWhyProps {
  assessment: Assessment;
  /** These lines don't fit on the closed card. */
  lines: readonly DescribedLine[];
  questions: readonly PointToAsk[];
}

/** Shows what a verdict is based on. It renders lazily, because a long menu has hundreds of these. */
function VerdictWhy(props: VerdictWhyProps) {
  const { isOpen, details } = useUnfolded();
  if (props.assessment.causes.length === 0) return null;
  return (
    <details {...details} className="verdict__why">
      <summary>{t('Why?')}</summary>
      {isOpen && <Grounds {...props} />}
    </details>
  );
}

function Grounds({ assessment, lines, questions }: VerdictWhyProps) {
  const evidence = listEvidence(assessment);
  return (
    <>
      <VerdictLines lines={lines} withMarks />
      {questions.length > 0 && (
        <p className="verdict__ask">{t('Ask also {questions}', { questions: describePoints(questions, t) })}</p>
      )}
      {evidence.length === 0 && <p>{t('Nothing more is on record.')}</p>}
      <ul className="verdict__causes" role="list">
        {evidence.map(({ name, lines: grounds }) => (
          <li key={name}>
            <strong>{name}</strong>
            <ul className="verdict__evidence">
              {grounds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

const mostLines = 5;

export interface VerdictBadgeProps {
  assessment: Assessment;
}

/** Shows a word, a shape, a colour and a reason for each avoided thing, or nothing if nothing was checked. */
export function VerdictBadge({ assessment }: VerdictBadgeProps) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  const lines = listLines(assessment);
  const questions = listPoints(assessment);
  const more = lines.length - mostLines;
  return (
    <div className={`verdict verdict--${verdict}`} data-verdict={verdict}>
      <VerdictHead {...{ assessment, verdict }} />
      <VerdictLines lines={lines} printFrom={mostLines} withMarks={lines.length > 1} />
      {more > 0 && <p className="verdict__more verdict__screen">{t('and {more} more under “Why?”', { more })}</p>}
      <VerdictAsk questions={questions} />
      <VerdictWhy assessment={assessment} lines={lines.slice(mostLines)} questions={questions.slice(mostQuestions)} />
    </div>
  );
}

export interface VerdictHeadProps {
  assessment: Assessment;
  /** This is the assessment's verdict, which isn't `null` here. */
  verdict: Verdict;
}

/** Shows a verdict's mark and word. */
export function VerdictHead({ assessment, verdict }: VerdictHeadProps) {
  return (
    <p className="verdict__head">
      <VerdictMark verdict={verdict} />
      <strong className="verdict__word">{verdictLabel(assessment, t)}</strong>
      <AsOfTime />
    </p>
  );
}

/** Shows when the dish was assessed, if it may have changed since. */
export function AsOfTime() {
  const asOf = useContext(AsOfContext);
  return asOf === undefined ? null : (
    <span className="verdict__as-of">{t('As of {time}', { time: formatTimeBriefly(asOf) })}</span>
  );
}
