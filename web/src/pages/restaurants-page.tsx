import { ZipPicker } from '../features/location/zip-picker.tsx';
import { useZip } from '../features/location/use-zip.ts';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { AreaRestaurants } from './parts/area-restaurants.tsx';

export function RestaurantsPage() {
  const session = useSession();
  const { zip } = useZip();
  usePageTitle('All Restaurants');
  return (
    <div className="page">
      <div className="page__head">
        <h1>All Restaurants</h1>
        <ZipPicker isSignedIn={session.status === 'signed-in'} />
      </div>
      <AreaRestaurants
        zip={zip}
        own={zip !== undefined && session.role === 'r_admin'}
        level={2}
        isReady={session.status !== 'loading'}
        emptyText="No restaurants available in this area for the specified zipcode."
      />
    </div>
  );
}
