import type { RestaurantChange } from '@clearplate/contract/restaurant-edits';
import { sayDate } from '@clearplate/domain/instants';
import { useState } from 'react';
import { usePagedCall } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { sayDetailChange } from './say-detail-change.ts';

/** Who changed what the restaurant says of itself; asked for only by whoever opens it. */
export function DetailsHistory({ restaurantId }: { restaurantId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="details-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Who changed details, image and hours</summary>
      {isOpen && <Entries restaurantId={restaurantId} />}
    </details>
  );
}

function Entries({ restaurantId }: { restaurantId: number }) {
  const history = usePagedCall('listRestaurantHistory', { params: { id: String(restaurantId) } });
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
      {history.items.length === 0 && <p>Nothing was changed by hand yet.</p>}
      <ol role="list">
        {history.items.map((entry) => (
          <li key={entry.id}>
            <p className="details-history__when">
              <time dateTime={entry.at}>{sayDate(entry.at)}</time>, by {sayWho(entry)}
            </p>
            {entry.changes.map((change) => (
              <p key={change.field}>{sayDetailChange(change)}</p>
            ))}
          </li>
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

function sayWho({ by, person }: RestaurantChange): string {
  if (by === 'admin') return person === null ? 'Clearplate' : `${person} of Clearplate`;
  return person ?? 'somebody whose account is gone';
}
