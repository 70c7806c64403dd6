import type { ComponentHistoryEntry } from '@clearplate/contract/components';
import type { DishChange } from '@clearplate/contract/history';
import { describeChange } from '@clearplate/domain/wording/describe-change';
import { Link } from 'react-router';
import { usePagedCall, type PagedList } from '../../shared/api/queries.ts';
import { ChangeList, ChangedAt } from '../../shared/ui/change-list.tsx';
import { Changes } from '../../shared/ui/changes.tsx';
import { t, tCount } from '../../translations/t.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';

const speakers: Readonly<Record<ComponentHistoryEntry['by'], () => string>> = {
  restaurant: () => t('the restaurant'),
  admin: () => 'Clearplate',
  import: () => t('an import'),
  sample: () => t('the sample data'),
  kitchen: () => t('a change in the kitchen'),
  component: () => t('a change of what is in it'),
  chart: () => t('the chain’s chart'),
  report: () => t('a report'),
};

/** Describes a change of a component, where the words for dishes don't fit. */
function describeOne(change: DishChange): string {
  if (change.kind === 'created') return t('It was made');
  if (change.kind === 'allergen_stated' && change.level === 'contains')
    return t('Stated: contains {what}', { what: wordOfAllergen(change.allergen) });
  if (change.kind === 'component_added') return t('“{name}” is in it now', { name: change.name });
  if (change.kind === 'component_removed') return t('“{name}” is no longer in it', { name: change.name });
  return describeChange(change, undefined, t);
}

function Touched({ dish_count: count, dishes }: ComponentHistoryEntry) {
  if (count === 0) return <p>{t('No dish had it then.')}</p>;
  return (
    <details>
      <summary>{tCount(count, 'It touched {count} dish', 'It touched {count} dishes')}</summary>
      <ul>
        {dishes.map(({ id, name, restaurant }) => (
          <li key={id}>
            <Link to={`/dish/${id}`}>{name}</Link>
            {restaurant !== null && ` (${restaurant})`}
          </li>
        ))}
      </ul>
      {count > dishes.length && <p>{tCount(count - dishes.length, 'and {count} more', 'and {count} more')}</p>}
    </details>
  );
}

function Entries({ history }: { history: PagedList<ComponentHistoryEntry> }) {
  return (
    <ChangeList history={history} empty={t('Nothing is on record yet.')}>
      {(entry) => (
        <>
          <ChangedAt className="component-history__when" at={entry.at} by={speakers[entry.by]()} />
          {entry.changes.map((change) => (
            <p key={describeOne(change)}>{describeOne(change)}.</p>
          ))}
          {entry.changes.every(({ kind }) => kind !== 'created') && <Touched {...entry} />}
        </>
      )}
    </ChangeList>
  );
}

function OfRestaurant({ restaurantId, componentId }: { restaurantId: number; componentId: number }) {
  const params = { id: String(restaurantId), componentId: String(componentId) };
  return <Entries history={usePagedCall('getComponentHistory', { params })} />;
}

function OfChain({ menu, componentId }: { menu: string; componentId: number }) {
  const params = { menu, componentId: String(componentId) };
  return <Entries history={usePagedCall('getChainComponentHistory', { params })} />;
}

interface ComponentHistoryProps {
  place: { readonly restaurantId: number } | { readonly menu: string };
  componentId: number;
}

/** Shows what changed about a component, who changed it, when, and which dishes were affected. */
export function ComponentHistory({ place, componentId }: ComponentHistoryProps) {
  return (
    <Changes className="component-history" summary={t('What changed about it')}>
      {'menu' in place ? (
        <OfChain menu={place.menu} componentId={componentId} />
      ) : (
        <OfRestaurant restaurantId={place.restaurantId} componentId={componentId} />
      )}
    </Changes>
  );
}
