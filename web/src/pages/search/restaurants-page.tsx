import '../../shared/ui/list-head.css';
import { Suspense } from 'react';
import { FindFilters } from '../../features/discovery/filters/find-filters.tsx';
import { useListFilters } from '../../entities/area/use-list-filters.ts';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { AreaRestaurants } from '../../features/discovery/restaurants/area-restaurants.tsx';
import { ListOrMap } from '../../features/discovery/restaurants/list-or-map.tsx';
import { t } from '../../translations/t.ts';

export function RestaurantsPage() {
  const { status, role } = useSession();
  const finding = useListFilters();
  const own = finding.area.kind === 'zip' && role === 'r_admin';
  const avoiding = useAvoiding();
  usePageTitle(t('All Restaurants'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{t('All Restaurants')}</h1>
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        {!own && <FindFilters finding={finding} asksDistance={false} />}
      </div>
      <Suspense>
        {!own && <AvoidingNotice avoiding={avoiding} />}
        <AreaRestaurants
          finding={finding}
          own={own}
          level={2}
          Frame={ListOrMap}
          isReady={status !== 'loading'}
          emptyText={t('No restaurants available in this area for the specified zipcode.')}
        />
      </Suspense>
    </div>
  );
}
