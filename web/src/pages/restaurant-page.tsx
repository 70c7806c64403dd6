import './restaurant-page.css';
import { useQuery } from '@tanstack/react-query';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { FilterButton } from '../features/avoiding/filter-button.tsx';
import { FilterPanel } from '../features/avoiding/filter-panel.tsx';
import { useAvoiding } from '../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../features/dishes/confirm-note.tsx';
import { KeepButton } from '../features/favourites/keep-button.tsx';
import { RestaurantHeader } from '../features/restaurants/restaurant-header.tsx';
import { isNotFound } from '../shared/api/api-error.ts';
import { callQuery } from '../shared/api/queries.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { firstOf, useRecordId } from './parts/record-id.ts';
import { RecordError } from './parts/record-error.tsx';
import { RecordSkeleton } from './parts/record-skeleton.tsx';
import { RestaurantMenu } from './parts/restaurant-menu.tsx';

/** A restaurant as its guests see it. */
export function RestaurantPage() {
  const id = useRecordId();
  const query = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  const restaurant = query.data && firstOf(query.data);
  usePageTitle(restaurant?.name);
  return (
    <div className="page">
      {restaurant ? (
        <RestaurantHeader restaurant={restaurant}>
          <KeepButton kind="restaurant" id={restaurant.id} name={restaurant.name} withWord />
        </RestaurantHeader>
      ) : query.isError ? (
        <RecordError
          error={query.error}
          text="The restaurant could not be loaded."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <RecordSkeleton label="Loading the restaurant" />
      )}
      <MenuPart id={id} />
    </div>
  );
}

function MenuPart({ id }: { id: string }) {
  const avoiding = useAvoiding();
  return (
    <section className="menu-part" aria-labelledby="menu-heading">
      <h2 id="menu-heading" className="menu-part__heading">
        Menu
      </h2>
      <AvoidingNotice avoiding={avoiding} canChange={false} />
      <div className="menu-part__columns">
        <aside className="menu-part__filter" aria-label="Filter">
          <FilterPanel avoiding={avoiding} />
        </aside>
        <div className="menu-part__dishes">
          <RestaurantMenu id={id} avoiding={avoiding} />
          <ConfirmNote />
        </div>
      </div>
      <FilterButton avoiding={avoiding} />
    </section>
  );
}
