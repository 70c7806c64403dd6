import './dish-history.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { Changes } from '../../shared/ui/changes.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { say } from '../../translations/say.ts';

const HistoryEntries = laterPart(
  async () => (await import('./history-entries.tsx')).HistoryEntries,
  () => (
    <p role="status">
      <Spinner /> {say('Loading the history')}
    </p>
  ),
);

/** Everything that changed about a dish. */
export function DishHistory({ dishId }: { dishId: number }) {
  return (
    <Changes className="dish-history" summary={say('What changed about this dish')}>
      <HistoryEntries dishId={dishId} />
    </Changes>
  );
}
