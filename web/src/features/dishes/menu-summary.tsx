import type { Dish } from '@clearplate/contract/dishes';
import { countPerEater, countVerdicts, sayVerdictCounts } from '@clearplate/domain/restaurant-summary';
import type { Assessment } from '@clearplate/domain/verdict';
import type { JudgedList } from './judge-list.ts';
import { PerEater } from './per-eater.tsx';
import { say } from '../../translations/say.ts';

/** Whether it is judged for all that is avoided: without a profile a dish has no cause, or one that says so. */
function isApplied({ verdict, causes }: Assessment): boolean {
  return verdict !== null && causes.length > 0 && causes.every(({ reason }) => reason !== 'not_applied');
}

const assessmentsOf = ({ shown, hidden, disliked }: JudgedList<Dish>): readonly Assessment[] =>
  [...shown, ...hidden, ...disliked].map(({ assessment }) => assessment);

/** Whether the summary says how many have to be avoided. */
export const isCounted = (list: JudgedList<Dish>): boolean => assessmentsOf(list).every(isApplied);

/** The menu in one sentence. Said again when a tick changes it; silent where nothing was checked. */
export function MenuSummary({ list }: { list: JudgedList<Dish> }) {
  const counts = countVerdicts(assessmentsOf(list));
  return (
    <p className="menu__summary" role="status">
      {isCounted(list) && sayVerdictCounts(counts, say)}
    </p>
  );
}

/** Several people: how much there is for each of those who avoid something. */
export function EatersSummary({ list }: { list: JudgedList<Dish> }) {
  return isCounted(list) ? <PerEater counts={countPerEater(assessmentsOf(list))} /> : null;
}
