import type { Dish } from '@clearplate/contract/dishes';
import { countVerdicts, sayVerdictCounts } from '@clearplate/domain/restaurant-summary';
import type { Assessment } from '@clearplate/domain/verdict';
import type { JudgedList } from './judge-list.ts';
import { say } from '../../translations/say.ts';

/** Whether it is judged for all that is avoided: without a profile a dish has no cause, or one that says so. */
function isApplied({ verdict, causes }: Assessment): boolean {
  return verdict !== null && causes.length > 0 && causes.every(({ reason }) => reason !== 'not_applied');
}

/** The menu in one sentence. Said again when a tick changes it; silent where nothing was checked. */
export function MenuSummary({ list }: { list: JudgedList<Dish> }) {
  const assessments = [...list.shown, ...list.hidden].map(({ assessment }) => assessment);
  const isJudged = assessments.every(isApplied);
  return (
    <p className="menu__summary" role="status">
      {isJudged && sayVerdictCounts(countVerdicts(assessments), say)}
    </p>
  );
}
