import './nearest-places.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { CountedRestaurants } from './counted-restaurants.tsx';
import { say } from '../../translations/say.ts';

/** Where a zip code has no restaurants: those that are nearest to it, never mixed with the area's own. */
export function NearestPlaces({ zip, avoiding }: { zip: string; avoiding: Avoiding }) {
  const headingId = useId();
  const { data } = useQuery(callQuery('listRestaurantsNearby', { params: { zip } }));
  if (!data || data.length === 0) return null;
  return (
    <section className="nearest-places" aria-labelledby={headingId}>
      <h2 id={headingId}>{say('The nearest places to {zip}', { zip })}</h2>
      <p>{say('Outside this zip code, nearest first.')}</p>
      <CountedRestaurants restaurants={data} avoiding={avoiding} />
    </section>
  );
}
