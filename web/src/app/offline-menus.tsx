import './offline-bar.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOfflineMenus, type OfflineMenuName } from '../shared/lib/offline-menus.ts';
import { useStored } from '../shared/lib/use-stored.ts';
import { t, spokenLocale } from '../translations/t.ts';

const briefly = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Links to the menus stored on this device, each with its age. */
export function OfflineMenus() {
  const { data: menus = [] } = useQuery({
    queryKey: ['keptMenus'],
    queryFn: listOfflineMenus,
    staleTime: 0,
    gcTime: 0,
  });
  const hasCard = useStored('card') !== undefined;
  return (
    <div className="offline-bar">
      <p className="offline-bar__text">
        <strong>{t('You’re offline. We can warn you, but not clear a dish.')}</strong>{' '}
        {menus.length > 0 || hasCard
          ? t('Saved on this device, and perhaps out of date:')
          : t('Nothing is saved on this device.')}
      </p>
      <ul className="offline-bar__list" role="list">
        {hasCard && (
          <li>
            <Link to="/profile/card">{t('Chef card')}</Link>
          </li>
        )}
        {menus.map((menu) => (
          <OfflineMenuLink key={menu.restaurantId} menu={menu} />
        ))}
      </ul>
    </div>
  );
}

function OfflineMenuLink({ menu: { restaurantId, name, savedAt } }: { menu: OfflineMenuName }) {
  return (
    <li>
      <Link to={`/restaurant/${restaurantId}`}>{name}</Link>{' '}
      <span className="offline-bar__age">
        {new Intl.DateTimeFormat(spokenLocale(), briefly).format(new Date(savedAt))}
      </span>
    </li>
  );
}
