import { isAssessable } from '../../entities/verdict/assess-list.ts';
import { useFavourites } from '../../features/favourites/use-favourites.ts';
import { isOutdated } from '../../shared/api/in-sight.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { FavouriteLists } from './favourite-lists.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

/** Shows the user's favourites, with their current verdicts. */
export function FavouritesPage() {
  return (
    <ProfileFrame title={t('Favourites')} intro={t('Dishes and restaurants that you saved, checked as of now.')}>
      <Favourites />
    </ProfileFrame>
  );
}

function Favourites() {
  const query = useFavourites(isAssessable);
  // A single failed refetch is retried before what somebody reads disappears.
  const isError = query.isError && (query.data === undefined || isOutdated(query));
  return (
    <Loaded query={{ ...query, isError }} what={t('your favourites')}>
      {(favourites) =>
        favourites.dishes.length + favourites.ways.length + favourites.restaurants.length === 0 ? (
          <EmptyState text={t('Nothing saved yet. Press the heart on a dish or a restaurant to save it here.')}>
            <LinkButton to="/restaurants">{t('See restaurants')}</LinkButton>
          </EmptyState>
        ) : (
          <FavouriteLists favourites={favourites} />
        )
      }
    </Loaded>
  );
}
