import './dish-history.css';
import { Changes } from '../../shared/ui/changes.tsx';
import { t } from '../../translations/t.ts';
import type { DishHistoryEntry } from '@clearplate/contract/history';
import { describeChange } from '@clearplate/domain/wording/describe-change';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ChangeList, ChangedAt } from '../../shared/ui/change-list.tsx';

const speakers: Readonly<Record<DishHistoryEntry['by'], string>> = {
  get restaurant() {
    return t('the restaurant');
  },
  admin: 'Clearplate',
  get import() {
    return t('an import');
  },
  get sample() {
    return t('the sample data');
  },
  get kitchen() {
    return t('a change in the kitchen');
  },
  get component() {
    return t('a change of what is in it');
  },
  get chart() {
    return t('the chain’s chart');
  },
  get report() {
    return t('a report');
  },
};

function HistoryEntries({ dishId }: { dishId: number }) {
  const history = usePagedCall('getDishHistory', { params: { id: String(dishId) } });
  return (
    <ChangeList history={history} empty={t('Nothing is on record yet.')}>
      {({ at, by, changes }) => (
        <>
          <ChangedAt className="dish-history__when" at={at} by={speakers[by]} />
          {changes.map((change) => {
            const said = describeChange(change, undefined, t);
            return <p key={said}>{said}.</p>;
          })}
        </>
      )}
    </ChangeList>
  );
}

/** Shows everything that changed about a dish. */
export function DishHistory({ dishId }: { dishId: number }) {
  return (
    <Changes className="dish-history" summary={t('What changed about this dish')}>
      <HistoryEntries dishId={dishId} />
    </Changes>
  );
}
