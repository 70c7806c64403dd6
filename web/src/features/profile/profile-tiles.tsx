import './profile-tiles.css';
import { Link } from 'react-router';
import { t } from '../../translations/t.ts';

interface Tile {
  readonly to: string;
  readonly name: string;
  readonly text: string;
  /** Holds SVG path data in a viewBox of 24. */
  readonly icon: string;
}

const tiles: readonly Tile[] = [
  {
    to: '/profile/allergens',
    get name() {
      return t('Allergens');
    },
    get text() {
      return t('What you are allergic to, and how strict to be');
    },
    icon: 'M12 3 21 19H3L12 3Zm0 6v4m0 3v.01',
  },
  {
    to: '/profile/preferences',
    get name() {
      return t('Preferences');
    },
    get text() {
      return t('Other ingredients that you avoid');
    },
    icon: 'M6 6h12M6 12h12M6 18h7m3 0 2 2 3-4',
  },
  {
    to: '/profile/eaters',
    get name() {
      return t('Who is eating');
    },
    get text() {
      return t('Your household, and who eats today');
    },
    icon: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c.4-3 2.8-5 6-5s5.6 2 6 5m1-9a2.5 2.5 0 1 0-1-4.8M17 14c2.2.4 3.7 2.2 4 5',
  },
  {
    to: '/profile/favourites',
    get name() {
      return t('Favourites');
    },
    get text() {
      return t('Dishes and restaurants that you saved');
    },
    icon: 'M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z',
  },
  {
    to: '/profile/card',
    get name() {
      return t('Chef card');
    },
    get text() {
      return t('For the kitchen, in its language');
    },
    icon: 'M5 4h14v16H5V4Zm3 4h8M8 12h8M8 16h5',
  },
  {
    to: '/profile/addresses',
    get name() {
      return t('Addresses');
    },
    get text() {
      return t('Where you look for food');
    },
    icon: 'M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
  {
    to: '/profile/security',
    get name() {
      return t('Sign-in & security');
    },
    get text() {
      return t('Password, and where you are signed in');
    },
    icon: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5v-9Zm7 4v2',
  },
  {
    to: '/profile/data',
    get name() {
      return t('My data');
    },
    get text() {
      return t('Download or delete everything');
    },
    icon: 'M12 3v11m-4-4 4 4 4-4M5 17v3h14v-3',
  },
];

/** `favouriteNews` counts the watched dishes that changed. */
export function ProfileTiles({ favouriteNews }: { favouriteNews: number }) {
  const newsOf = (to: string) =>
    to === '/profile/favourites' && favouriteNews > 0 ? t('{count} changed', { count: favouriteNews }) : '';
  return (
    <ul className="profile-tiles" role="list">
      {tiles.map(({ to, name, text, icon }) => (
        <li key={to}>
          <Link to={to} className="profile-tile">
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
            <span className="profile-tile__name">
              {name}
              {newsOf(to) && <span className="profile-tile__news">{newsOf(to)}</span>}
            </span>
            <span className="profile-tile__text">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
