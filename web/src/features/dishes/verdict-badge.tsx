import './verdict-badge.css';
import type { Assessment } from '@clearplate/domain/verdict';
import { verdictLabel } from '@clearplate/domain/verdict-words';
import { useContext } from 'react';
import { AsOfContext, sayTimeBriefly } from './as-of.ts';
import { listLines, listQuestions } from './say-verdict.ts';
import { mostQuestions, VerdictAsk } from './verdict-ask.tsx';
import { VerdictLines } from './verdict-lines.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { VerdictWhy } from './verdict-why.tsx';
import { say } from '../../translations/say.ts';

const mostLines = 5;

/** Word, shape, colour and a reason for each avoided thing. Where nothing was checked there is no badge. */
export function VerdictBadge({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  const lines = listLines(assessment);
  const questions = listQuestions(assessment);
  const more = lines.length - mostLines;
  return (
    <div className={`verdict verdict--${verdict}`} data-verdict={verdict}>
      <p className="verdict__head">
        <VerdictMark verdict={verdict} />
        <strong className="verdict__word">{verdictLabel(assessment, say)}</strong>
        <AsOfTime />
      </p>
      <VerdictLines lines={lines} printFrom={mostLines} withMarks={lines.length > 1} />
      {more > 0 && <p className="verdict__more verdict__screen">{say('and {more} more under “Why?”', { more })}</p>}
      <VerdictAsk questions={questions} />
      <VerdictWhy assessment={assessment} lines={lines.slice(mostLines)} questions={questions.slice(mostQuestions)} />
    </div>
  );
}

/** Where the dish may have changed since: when it was judged so. */
export function AsOfTime() {
  const asOf = useContext(AsOfContext);
  return asOf === undefined ? null : (
    <span className="verdict__as-of">{say('As of {time}', { time: sayTimeBriefly(asOf) })}</span>
  );
}
