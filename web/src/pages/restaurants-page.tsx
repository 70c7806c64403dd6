import './parts/list-head.css';
import { Suspense } from 'react';
import { FindFilters } from '../features/location/find-filters.tsx';
import { useFinding } from '../features/location/use-finding.ts';
import { ZipPicker } from '../features/location/zip-picker.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { AreaRestaurants } from './parts/area-restaurants.tsx';
import { ListOrMap } from './parts/list-or-map.tsx';
import { say } from '../translations/say.ts';

export function RestaurantsPage() {
  const { status, role } = useSession();
  const finding = useFinding();
  const own = finding.area.kind === 'zip' && role === 'r_admin';
  usePageTitle(say('All Restaurants'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{say('All Restaurants')}</h1>
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        {!own && <FindFilters finding={finding} asksDistance={false} />}
      </div>
      <Suspense>
        <AreaRestaurants
          finding={finding}
          own={own}
          level={2}
          Frame={ListOrMap}
          isReady={status !== 'loading'}
          emptyText={say('No restaurants available in this area for the specified zipcode.')}
        />
      </Suspense>
    </div>
  );
}
