import '../../features/admin/owner-list.css';
import { OwnerRow } from '../../features/admin/owner-row.tsx';
import { AdminSearch, useSearchedText } from '../../features/admin/admin-search.tsx';
import { usePagedCall } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../translations/t.ts';

export function AdminRestaurantsPage() {
  const text = useSearchedText();
  return (
    <AdminFrame
      title={t('Restaurants and owners')}
      back={{ to: '/admin', label: t('Admin') }}
      action={
        <LinkButton kind="primary" to="/admin/restaurants/new">
          {t('New restaurant')}
        </LinkButton>
      }
    >
      <AdminSearch label={t('Name or zip code')} />
      <Found text={text} />
    </AdminFrame>
  );
}

function Found({ text }: { text: string }) {
  const query = text === '' ? {} : { q: text };
  const { items, error, retry, ...more } = usePagedCall('listOwnedRestaurants', { query });
  if (error) return <ErrorState error={error} text={t('The restaurants could not be loaded.')} onRetry={retry} />;
  if (!items) return <LoadingLines label={t('Loading the restaurants')} />;
  if (items.length === 0)
    return (
      <EmptyState
        text={text === '' ? t('No restaurant is listed yet.') : t('No restaurant matches “{text}”.', { text })}
      />
    );
  return (
    <>
      <ul className="owner-list" role="list">
        {items.map((restaurant) => (
          <OwnerRow key={restaurant.id} restaurant={restaurant} />
        ))}
      </ul>
      <LoadMore {...more} shown={tCount(items.length, '{count} restaurant', '{count} restaurants')} />
    </>
  );
}
