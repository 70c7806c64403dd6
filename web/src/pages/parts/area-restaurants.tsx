import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { useAreaRestaurants } from '../../features/location/use-area-restaurants.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { NearestPlaces } from './nearest-places.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { sayCount } from './say-count.ts';

export interface AreaRestaurantsProps {
  zip: string | undefined;
  own: boolean;
  /** It is known who is here. */
  isReady: boolean;
  /** With no zip code: as many as this, and no more on demand. */
  limit?: string;
  emptyText: string;
  level?: 2 | 3;
}

/** The restaurants of a zip code, or of everywhere, with what their menus mean for whoever eats; not for owners. */
export function AreaRestaurants(props: AreaRestaurantsProps) {
  const avoiding = useAvoiding();
  if (props.own) return <AreaList {...props} avoiding={undefined} />;
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <AreaList {...props} avoiding={avoiding} />
    </>
  );
}

interface AreaListProps extends AreaRestaurantsProps {
  avoiding: Avoiding | undefined;
}

/** In every state that they can be in. */
function AreaList({ zip, own, isReady, limit, emptyText, level = 3, avoiding }: AreaListProps) {
  const list = useAreaRestaurants({ zip, own, enabled: isReady, ...(limit && { limit }) });
  if (list.error && zip === undefined) {
    return <ErrorState error={list.error} text="The restaurants could not be loaded." onRetry={list.retry} />;
  }
  // The specification: a failed fetch for a zip code is an empty list. That it failed is said first.
  if (list.error) return <EmptyArea {...{ emptyText, zip, avoiding }} onRetry={list.retry} />;
  if (!list.items) return <CardSkeletons label="Loading restaurants" />;
  if (list.items.length === 0) return <EmptyArea {...{ emptyText, zip, avoiding }} />;
  const isCapped = limit !== undefined && zip === undefined;
  return (
    <>
      <RestaurantGrid restaurants={list.items} level={level} avoiding={avoiding} />
      {!isCapped && <LoadMore {...list} shown={sayCount(list.items.length, 'restaurant')} />}
    </>
  );
}

interface EmptyAreaProps extends Pick<AreaListProps, 'emptyText' | 'zip' | 'avoiding'> {
  onRetry?: () => void;
}

function EmptyArea({ emptyText, zip, avoiding, onRetry }: EmptyAreaProps) {
  const text = zip === undefined ? 'There are no restaurants here yet.' : emptyText;
  return (
    <>
      {onRetry ? <ErrorState text={loadingFailed} onRetry={onRetry} reason={text} /> : <EmptyState text={text} />}
      {zip !== undefined && avoiding && <NearestPlaces zip={zip} avoiding={avoiding} />}
    </>
  );
}

const loadingFailed = 'The restaurants of this area could not be loaded just now: there may be some.';
