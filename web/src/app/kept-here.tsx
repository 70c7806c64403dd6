import './offline-bar.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listKeptMenus, type KeptMenuName } from '../shared/lib/kept-menus.ts';
import { useStored } from '../shared/lib/use-stored.ts';
import { say, spokenLocale } from '../translations/say.ts';

const briefly = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The way to what this device kept, each with its age. */
export function KeptHere() {
  const { data: menus = [] } = useQuery({ queryKey: ['keptMenus'], queryFn: listKeptMenus, staleTime: 0, gcTime: 0 });
  const hasCard = useStored('card') !== undefined;
  return (
    <div className="offline-bar">
      <p className="offline-bar__text">
        <strong>{say('You are offline.')}</strong>{' '}
        {menus.length > 0 || hasCard
          ? say('Kept on this device, and perhaps out of date:')
          : say('Nothing is kept on this device.')}
      </p>
      <ul className="offline-bar__list" role="list">
        {hasCard && (
          <li>
            <Link to="/profile/card">{say('Chef card')}</Link>
          </li>
        )}
        {menus.map((menu) => (
          <KeptMenuLink key={menu.restaurantId} menu={menu} />
        ))}
      </ul>
    </div>
  );
}

function KeptMenuLink({ menu: { restaurantId, name, savedAt } }: { menu: KeptMenuName }) {
  return (
    <li>
      <Link to={`/restaurant/${restaurantId}`}>{name}</Link>{' '}
      <span className="offline-bar__age">
        {new Intl.DateTimeFormat(spokenLocale(), briefly).format(new Date(savedAt))}
      </span>
    </li>
  );
}
