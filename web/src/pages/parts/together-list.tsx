import './together-list.css';
import type { FoundRestaurant, MapMark } from '@clearplate/contract/discovery';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eatersToSend } from '../../features/avoiding/eaters-to-send.ts';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { MenuTally } from '../../features/dishes/menu-tally.tsx';
import { client } from '../../shared/api/client.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { canCount } from './can-judge.ts';
import type { MapFilters } from './use-map-marks.ts';
import { say } from '../../translations/say.ts';

/** A page of the list that the server cuts. */
const most = 48;
/** What the server rounds and what a zip code's middle may differ by. */
const samePlaceMiles = 0.02;

/** The restaurants that stand at one place, as the list of what is nearest to it. */
export function TogetherList({ mark, filters, avoiding }: { mark: MapMark; filters: MapFilters; avoiding: Avoiding }) {
  const isJudged = canCount(avoiding);
  const here = { lat: mark.lat, lng: mark.lng };
  const body = { ...(isJudged ? eatersToSend(avoiding.eaters) : { eaters: [] }), here };
  const query = { ...filters, radius: '1' as const, limit: String(Math.min(most, mark.restaurants)) };
  const { data, error, refetch } = useQuery({
    ...whileInSight,
    queryKey: ['discoverRestaurants', 'together', query, body],
    queryFn: async ({ signal }) => (await client.discoverRestaurants({ query, body }, { signal })).items,
  });
  if (error) return <ErrorState error={error} text={say('They could not be loaded.')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const there = data.filter(({ distance_miles: miles }) => miles !== null && miles <= samePlaceMiles);
  return (
    <>
      <ul className="together-list" role="list">
        {there.map((restaurant) => (
          <li key={restaurant.id}>
            <Link to={`/restaurant/${restaurant.id}`}>{restaurant.name}</Link>
            {restaurant.cuisine && ` · ${restaurant.cuisine}`}
            <Tally restaurant={restaurant} avoiding={avoiding} isJudged={isJudged} />
          </li>
        ))}
      </ul>
      {there.length < mark.restaurants && (
        <p className="together-list__more">
          {say('{count} more: look for this zip code in the list.', { count: mark.restaurants - there.length })}
        </p>
      )}
    </>
  );
}

function Tally({
  restaurant,
  avoiding,
  isJudged,
}: {
  restaurant: FoundRestaurant;
  avoiding: Avoiding;
  isJudged: boolean;
}) {
  if (isJudged) return <MenuTally counts={restaurant.counts} />;
  return avoiding.problem ? <MenuTally counts="unknown" /> : null;
}
