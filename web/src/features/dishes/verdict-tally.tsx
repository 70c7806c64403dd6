import './verdict-tally.css';
import { listVerdictCounts, type VerdictCounts } from '@clearplate/domain/restaurant-summary';
import { VerdictMark } from './verdict-mark.tsx';
import { say } from '../../translations/say.ts';

/** "31 without a conflict declared · 9 to ask · 12 hidden", each with its mark. */
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
    </span>
  );
}
