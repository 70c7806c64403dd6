import type { PagedList } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { sayCount } from './say-count.ts';
import { useDishSearch, useRestaurantSearch, type Search } from './use-search.ts';

interface OtherTabProps {
  search: Search;
  onLook: () => void;
}

/** For a tab without hits: the way to those of the other. */
export function OtherDishes({ search, onLook }: OtherTabProps) {
  return <Offer list={useDishSearch(search)} noun="dish" tab="Dishes" onLook={onLook} />;
}

export function OtherRestaurants({ search, onLook }: OtherTabProps) {
  return <Offer list={useRestaurantSearch(search)} noun="restaurant" tab="Restaurants" onLook={onLook} />;
}

interface OfferProps {
  list: Pick<PagedList<unknown>, 'items' | 'hasMore'>;
  noun: 'dish' | 'restaurant';
  tab: string;
  onLook: () => void;
}

function Offer({ list: { items, hasMore }, noun, tab, onLook }: OfferProps) {
  if (!items || items.length === 0) return null;
  const count = `${hasMore ? 'At least ' : ''}${sayCount(items.length, noun)}`;
  return <Button onClick={onLook}>{`${count} ${items.length === 1 ? 'matches' : 'match'}: look at ${tab}`}</Button>;
}
