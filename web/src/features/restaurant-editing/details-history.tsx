import type { RestaurantChange } from '@clearplate/contract/restaurant-edits';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ChangedAt, ChangeList } from '../../shared/ui/change-list.tsx';
import { Changes } from '../../shared/ui/changes.tsx';
import { sayDetailChange } from './say-detail-change.ts';
import { say } from '../../translations/say.ts';

/** Who changed what the restaurant says of itself. */
export function DetailsHistory({ restaurantId }: { restaurantId: number }) {
  return (
    <Changes className="details-history" summary={say('Who changed details, image and hours')}>
      <Entries restaurantId={restaurantId} />
    </Changes>
  );
}

function Entries({ restaurantId }: { restaurantId: number }) {
  const history = usePagedCall('listRestaurantHistory', { params: { id: String(restaurantId) } });
  return (
    <ChangeList history={history} empty={say('Nothing was changed by hand yet.')}>
      {(entry) => (
        <>
          <ChangedAt className="details-history__when" at={entry.at} by={sayWho(entry)} />
          {entry.changes.map((change) => (
            <p key={change.field}>{sayDetailChange(change)}</p>
          ))}
        </>
      )}
    </ChangeList>
  );
}

function sayWho({ by, person }: RestaurantChange): string {
  if (by === 'admin') return person === null ? 'Clearplate' : say('{person} of Clearplate', { person });
  return person ?? say('somebody whose account is gone');
}
