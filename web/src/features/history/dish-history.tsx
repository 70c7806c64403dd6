import './dish-history.css';
import type { DishHistoryEntry } from '@clearplate/contract/history';
import { sayDate } from '@clearplate/domain/instants';
import { sayChange } from '@clearplate/domain/say-change';
import { useState } from 'react';
import { usePagedCall } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

/** Everything that changed about a dish; asked for only by whoever opens it. */
export function DishHistory({ dishId }: { dishId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="dish-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What changed about this dish</summary>
      {isOpen && <Entries dishId={dishId} />}
    </details>
  );
}

const speakers: Readonly<Record<DishHistoryEntry['by'], string>> = {
  restaurant: 'the restaurant',
  admin: 'Clearplate',
  import: 'an import',
  sample: 'the sample data',
  kitchen: 'a change in the kitchen',
  report: 'a report',
};

function Entries({ dishId }: { dishId: number }) {
  const history = usePagedCall('getDishHistory', { params: { id: String(dishId) } });
  if (history.error)
    return <ErrorState error={history.error} text="The history could not be loaded." onRetry={history.retry} />;
  if (!history.items)
    return (
      <p role="status">
        <Spinner /> Loading the history
      </p>
    );
  return (
    <>
      {history.items.length === 0 && <p>Nothing is on record yet.</p>}
      <ol role="list">
        {history.items.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.hasMore && (
        <Button busy={history.isLoadingMore} onClick={history.loadMore}>
          {history.loadMoreFailed ? 'Try again' : 'Show earlier changes'}
        </Button>
      )}
    </>
  );
}

function HistoryItem({ entry: { at, by, changes } }: { entry: DishHistoryEntry }) {
  return (
    <li>
      <p className="dish-history__when">
        <time dateTime={at}>{sayDate(at)}</time>, by {speakers[by]}
      </p>
      {changes.map((change) => {
        const said = sayChange(change);
        return <p key={said}>{said}.</p>;
      })}
    </li>
  );
}
