import { usePagedCall } from '../../shared/api/queries.ts';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { ResultsFrame } from './results-frame.tsx';

export function RestaurantResults({ text, zip }: { text: string; zip: string | undefined }) {
  const everywhere = usePagedCall('searchRestaurants', { query: { q: text } }, { enabled: zip === undefined });
  const inArea = usePagedCall(
    'searchRestaurantsByPincode',
    { query: { q: text, zipcode: zip ?? '' } },
    { enabled: zip !== undefined },
  );
  return (
    <ResultsFrame text={text} noun="restaurant" list={zip === undefined ? everywhere : inArea}>
      {(restaurants) => <RestaurantGrid restaurants={restaurants} />}
    </ResultsFrame>
  );
}
