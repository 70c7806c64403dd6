import './verdict-tally.css';
import {
  type VerdictCounts,
  listVerdictCounts,
  describeDislikedCount,
} from '@clearplate/domain/verdict/restaurant-summary';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PerEater, type PersonCount } from './per-eater.tsx';
import { totalOf } from './read-counts.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { t } from '../../translations/t.ts';

/** Shows "8 said to be without · 6 not verified · 14 to avoid", each with its mark, then the disliked ones. */
export function VerdictTally({ counts }: { counts: VerdictCounts }) {
  return (
    <span className="verdict-tally">
      {listVerdictCounts(counts, t).map(({ verdict, text }, index) => (
        <span key={text} className="verdict-tally__part">
          {index > 0 && <span className="verdict-tally__dot">{' · '}</span>}
          <VerdictMark verdict={verdict} />
          {text}
        </span>
      ))}
      {counts.disliked > 0 && (
        <span className="verdict-tally__part">
          <span className="verdict-tally__dot">{' · '}</span>
          {describeDislikedCount(counts.disliked, t)}
        </span>
      )}
    </span>
  );
}

interface MenuTallyProps {
  counts: VerdictCounts | 'loading' | 'unknown';
  /** Counts the dishes said to be without for each of several people, as far as we know. */
  each?: ReadonlyMap<string, PersonCount> | undefined;
}

/** Shows a restaurant's menu in two lines on a card. The space is reserved before the counts are known. */
export function MenuTally({ counts, each }: MenuTallyProps) {
  return (
    <>
      <p className="menu-tally">{counts === 'loading' ? <Skeleton /> : <Told counts={counts} />}</p>
      {typeof counts === 'object' && <PerEater counts={each} all={counts.none_declared} />}
    </>
  );
}

function Told({ counts }: { counts: VerdictCounts | 'unknown' }) {
  if (counts !== 'unknown') return totalOf(counts) === 0 ? t('No menu here yet') : <VerdictTally counts={counts} />;
  return (
    <span className="verdict-tally__part">
      <VerdictMark verdict="not_verified" />
      {t('Not checked right now')}
    </span>
  );
}
