import { ListOrMap } from './list-or-map.tsx';
import { RestaurantResults } from './restaurant-results.tsx';
import type { SearchResultsProps } from './search-results.ts';

/** The restaurants that were found, as a list or on a map. */
export function RestaurantSearch(found: SearchResultsProps) {
  const { finding, text, avoiding } = found;
  return (
    <ListOrMap {...{ finding, text, avoiding }}>
      <RestaurantResults {...found} />
    </ListOrMap>
  );
}
