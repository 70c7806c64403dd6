import './hidden-list.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import type { HiddenList as Hidden } from './hidden-list.tsx';
import { say } from '../../translations/say.ts';

const room = () => <CardSkeletons kind="restaurant" label={say('Loading restaurants')} />;

/** Of those who keep restaurants. */
export const OwnRestaurants = laterPart(async () => (await import('./own-restaurants.tsx')).OwnRestaurants, room);

/** Once somebody has said where they are. */
export const NearbyRestaurants = laterPart(async () => (await import('./nearby-restaurants.tsx')).NearbyRestaurants);
export const HereNeeded = laterPart(async () => (await import('./here-needed.tsx')).HereNeeded);
export const FindWider = laterPart(async () => (await import('./find-wider.tsx')).FindWider);

/** Of those who avoid something. Its room is kept: the list stands below it. */
export const HiddenList = laterPart(
  async () => (await import('./hidden-list.tsx')).HiddenList,
  () => (
    <div className="hidden-list">
      <div className="list-counts">
        <p role="status">{say('Counting what is hidden…')}</p>
      </div>
    </div>
  ),
) as typeof Hidden;
