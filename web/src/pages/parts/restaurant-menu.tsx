import { useQuery } from '@tanstack/react-query';
import type { Assess } from '../../features/dishes/judge-list.ts';
import { Menu } from '../../features/dishes/menu.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';

export function RestaurantMenu({ id, assess }: { id: string; assess: Assess }) {
  const query = useQuery({ ...callQuery('getRestaurantMenu', { params: { id } }), throwOnError: isNotFound });
  if (query.data) return <Menu dishes={query.data.recipes} assess={assess} />;
  if (query.isError) {
    return <ErrorState error={query.error} text="The menu could not be loaded." onRetry={() => void query.refetch()} />;
  }
  return <CardSkeletons label="Loading the menu" />;
}
