import './verdict-badge.css';
import type { Assessment } from '@clearplate/domain/verdict';
import { verdictLabel } from '@clearplate/domain/verdict-words';
import { sayReason } from './say-verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { VerdictWhy } from './verdict-why.tsx';

/** Word, shape, colour and reason. Where nothing was checked there is no badge, never a good one. */
export function VerdictBadge({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return null;
  return (
    <div className={`verdict verdict--${verdict}`} data-verdict={verdict}>
      <p className="verdict__line">
        <VerdictMark verdict={verdict} />
        <strong className="verdict__word">{verdictLabel(assessment)}</strong>
        <span className="visually-hidden">: </span>
        <span className="verdict__reason">{sayReason(assessment)}</span>
      </p>
      <VerdictWhy assessment={assessment} />
    </div>
  );
}
