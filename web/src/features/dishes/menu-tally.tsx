import './verdict-tally.css';
import type { VerdictCounts } from '@clearplate/domain/restaurant-summary';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { totalOf } from './read-counts.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { VerdictTally } from './verdict-tally.tsx';
import { say } from '../../translations/say.ts';

/** One restaurant's menu in two lines, for a card. Its place is there before it is known. */
export function MenuTally({ counts }: { counts: VerdictCounts | 'loading' | 'unknown' }) {
  return <p className="menu-tally">{counts === 'loading' ? <Skeleton /> : <Told counts={counts} />}</p>;
}

function Told({ counts }: { counts: VerdictCounts | 'unknown' }) {
  if (counts !== 'unknown') return totalOf(counts) === 0 ? say('No menu here yet') : <VerdictTally counts={counts} />;
  return (
    <span className="verdict-tally__part">
      <VerdictMark verdict="not_verified" />
      {say('Not checked just now')}
    </span>
  );
}
