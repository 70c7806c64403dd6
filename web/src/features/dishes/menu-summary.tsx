import type { Dish } from '@clearplate/contract/dishes';
import { countVerdicts, sayVerdictCounts } from '@clearplate/domain/restaurant-summary';
import type { JudgedList } from './judge-list.ts';

/** The menu in one sentence. Said again when a tick changes it; silent where nothing was checked. */
export function MenuSummary({ list }: { list: JudgedList<Dish> }) {
  const assessments = [...list.shown, ...list.hidden].map(({ assessment }) => assessment);
  const isJudged = assessments.some(({ verdict }) => verdict !== null);
  return (
    <p className="menu__summary" role="status">
      {isJudged && sayVerdictCounts(countVerdicts(assessments))}
    </p>
  );
}
