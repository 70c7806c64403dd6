import './table-sign-page.css';
import { useQuery } from '@tanstack/react-query';
import { MenuOffers } from '../../features/menu-offers/menu-offers.tsx';
import { TableSign } from '../../features/menu-offers/table-sign.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

/** Shows a restaurant's QR code, as a sign for its tables. */
export function TableSignPage() {
  const id = useRecordId();
  const query = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  const restaurant = query.data && firstOf(query.data);
  usePageTitle(restaurant && t('QR code of {name}', { name: restaurant.name }));
  return (
    <div className="page table-sign-page">
      <BackLink to={`/restaurant/${id}`} label={restaurant?.name ?? t('the restaurant')} />
      <h1>{t('QR code for tables')}</h1>
      <p className="table-sign-page__intro">
        {t('It opens the current menu, so it stays right when the menu changes.')}
      </p>
      {restaurant ? (
        <TableSign restaurant={restaurant} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          text={t('The restaurant could not be loaded.')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingLines label={t('Loading the restaurant')} />
      )}
      <MenuOffers restaurantId={id} />
    </div>
  );
}
