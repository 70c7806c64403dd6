import './dish-history.css';
import { Changes } from '../../shared/ui/changes.tsx';
import { say } from '../../translations/say.ts';
import { HistoryEntries } from './history-entries.tsx';

/** Everything that changed about a dish. */
export function DishHistory({ dishId }: { dishId: number }) {
  return (
    <Changes className="dish-history" summary={say('What changed about this dish')}>
      <HistoryEntries dishId={dishId} />
    </Changes>
  );
}
