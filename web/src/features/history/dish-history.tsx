import './dish-history.css';
import type { DishHistoryEntry } from '@clearplate/contract/history';
import { sayChange } from '@clearplate/domain/say-change';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ChangedAt, ChangeList, Changes } from '../../shared/ui/change-list.tsx';

/** Everything that changed about a dish. */
export function DishHistory({ dishId }: { dishId: number }) {
  return (
    <Changes className="dish-history" summary="What changed about this dish">
      <Entries dishId={dishId} />
    </Changes>
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
  return (
    <ChangeList history={history} empty="Nothing is on record yet.">
      {({ at, by, changes }) => (
        <>
          <ChangedAt className="dish-history__when" at={at} by={speakers[by]} />
          {changes.map((change) => {
            const said = sayChange(change);
            return <p key={said}>{said}.</p>;
          })}
        </>
      )}
    </ChangeList>
  );
}
