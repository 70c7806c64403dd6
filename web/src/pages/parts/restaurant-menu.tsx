import { useQuery } from '@tanstack/react-query';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { Menu } from '../../features/dishes/menu.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';

export function RestaurantMenu({ id, avoiding }: { id: string; avoiding: Avoiding }) {
  const query = useQuery({ ...callQuery('getRestaurantMenu', { params: { id } }), throwOnError: isNotFound });
  if (query.data) return <Menu dishes={query.data.recipes} assess={avoiding.assess} isCurrent={avoiding.isCurrent} />;
  if (query.isError) {
    return <ErrorState error={query.error} text="The menu could not be loaded." onRetry={() => void query.refetch()} />;
  }
  return <CardSkeletons label="Loading the menu" />;
}
