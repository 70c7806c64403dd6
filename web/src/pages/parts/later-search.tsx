import '../../features/restaurants/restaurant-card.css';
import './list-or-map.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { say } from '../../translations/say.ts';

/** Behind the second tab. */
export const RestaurantSearch = laterPart(
  async () => (await import('./restaurant-search.tsx')).RestaurantSearch,
  ({ text }) => <CardSkeletons kind="restaurant" label={say('Searching for {text}', { text })} />,
);

/** What one can begin with. */
export const SearchStart = laterPart(async () => (await import('./search-start.tsx')).SearchStart);

/** What may have been meant, and what the other tab has: both are asked for after the results. */
export const Corrections = laterPart(async () => (await import('./corrections.tsx')).Corrections);
export const OtherRestaurants = laterPart(async () => (await import('./other-tab.tsx')).OtherRestaurants);
