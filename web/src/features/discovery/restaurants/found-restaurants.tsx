import type { FoundRestaurant } from '@clearplate/contract/discovery';
import type { ReactNode } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { PagedList } from '../../../shared/api/queries.ts';
import { CardSlots, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { countsFor } from './use-found-restaurants.ts';
import { useCountsPerPerson } from './use-menu-counts.ts';

export interface FoundRestaurantsProps {
  list: PagedList<FoundRestaurant>;
  avoiding: Avoiding;
  level?: 2 | 3;
  loading: string;
  /** Shown if the first page could not be loaded. */
  failed: ReactNode;
  /** Shown if there are none. */
  none: ReactNode;
  heading?: ReactNode;
  /** Whether the list ends here, however many restaurants there are. */
  isCapped?: boolean;
}

/** Shows restaurants with how their menus are assessed, in every state of loading. */
export function FoundRestaurants(props: FoundRestaurantsProps) {
  const { list, avoiding, level = 3, isCapped = false } = props;
  const { items } = list;
  const perPersonOf = useCountsPerPerson(items?.map(({ id }) => id) ?? [], avoiding);
  if (list.error) return props.failed;
  if (!items) return <CardSkeletons kind="restaurant" label={props.loading} />;
  if (items.length === 0 && !list.hasMore) return props.none;
  return (
    <>
      {props.heading}
      <RestaurantGrid
        restaurants={items}
        level={level}
        countsOf={countsFor(avoiding, list.isPrevious)}
        perPersonOf={perPersonOf}
      />
      {!isCapped && (
        <LoadMore
          {...list}
          shown={formatNumberOf(items.length, 'restaurant')}
          places={<CardSlots kind="restaurant" />}
        />
      )}
    </>
  );
}
