import './verdict-tally.css';
import { listVerdictCounts, sayDislikedCount, type VerdictCounts } from '@clearplate/domain/restaurant-summary';
import { VerdictMark } from './verdict-mark.tsx';
import { say } from '../../translations/say.ts';

/** "8 said to be without · 6 not verified · 14 to avoid", each with its mark, and apart from them what is disliked. */
export function VerdictTally({ counts }: { counts: VerdictCounts }) {
  return (
    <span className="verdict-tally">
      {listVerdictCounts(counts, say).map(({ verdict, text }, index) => (
        <span key={text} className="verdict-tally__part">
          {index > 0 && <span className="verdict-tally__dot">{' · '}</span>}
          <VerdictMark verdict={verdict} />
          {text}
        </span>
      ))}
      {counts.disliked > 0 && (
        <span className="verdict-tally__part">
          <span className="verdict-tally__dot">{' · '}</span>
          {sayDislikedCount(counts.disliked, say)}
        </span>
      )}
    </span>
  );
}
