import { useAreaRestaurants } from '../../features/location/use-area-restaurants.ts';
import { useZip } from '../../features/location/use-zip.ts';
import { CardPlaces, CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { sayNumberOf } from './say-count.ts';
import { say } from '../../translations/say.ts';

export interface OwnRestaurantsProps {
  isReady: boolean;
  limit?: string;
  emptyText: string;
  level?: 2 | 3;
}

/** What an owner keeps, in their zip code where one is set. Nothing is judged: these are not where they eat. */
export function OwnRestaurants({ isReady, limit, emptyText, level = 3 }: OwnRestaurantsProps) {
  const { zip } = useZip();
  const list = useAreaRestaurants({ zip, own: true, enabled: isReady, ...(limit && { limit }) });
  const none = zip === undefined ? say('There are no restaurants here yet.') : emptyText;
  if (list.error) {
    return (
      <ErrorState
        error={list.error}
        text={say('The restaurants could not be loaded.')}
        {...(zip !== undefined && { reason: none })}
        onRetry={list.retry}
      />
    );
  }
  if (!list.items) return <CardSkeletons kind="restaurant" label={say('Loading restaurants')} />;
  if (list.items.length === 0) return <EmptyState text={none} />;
  const isCapped = limit !== undefined && zip === undefined;
  return (
    <>
      <RestaurantGrid restaurants={list.items} level={level} />
      {!isCapped && (
        <LoadMore
          {...list}
          shown={sayNumberOf(list.items.length, 'restaurant')}
          places={<CardPlaces kind="restaurant" />}
        />
      )}
    </>
  );
}
