import './dish-history.css';
import { Changes } from '../../shared/ui/changes.tsx';
import { say } from '../../translations/say.ts';
import type { DishHistoryEntry } from '@clearplate/contract/history';
import { sayChange } from '@clearplate/domain/wording/say-change';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ChangeList, ChangedAt } from '../../shared/ui/change-list.tsx';

const speakers: Readonly<Record<DishHistoryEntry['by'], string>> = {
  get restaurant() {
    return say('the restaurant');
  },
  admin: 'Clearplate',
  get import() {
    return say('an import');
  },
  get sample() {
    return say('the sample data');
  },
  get kitchen() {
    return say('a change in the kitchen');
  },
  get report() {
    return say('a report');
  },
};

function HistoryEntries({ dishId }: { dishId: number }) {
  const history = usePagedCall('getDishHistory', { params: { id: String(dishId) } });
  return (
    <ChangeList history={history} empty={say('Nothing is on record yet.')}>
      {({ at, by, changes }) => (
        <>
          <ChangedAt className="dish-history__when" at={at} by={speakers[by]} />
          {changes.map((change) => {
            const said = sayChange(change, undefined, say);
            return <p key={said}>{said}.</p>;
          })}
        </>
      )}
    </ChangeList>
  );
}

/** Everything that changed about a dish. */
export function DishHistory({ dishId }: { dishId: number }) {
  return (
    <Changes className="dish-history" summary={say('What changed about this dish')}>
      <HistoryEntries dishId={dishId} />
    </Changes>
  );
}
