import type { Dish } from '@clearplate/contract/dishes';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { Menu } from '../../features/dishes/menu.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import type { Opened } from './use-opened-menu.ts';
import { say } from '../../translations/say.ts';

interface RestaurantMenuProps {
  query: Opened<{ readonly recipes: readonly Dish[] }>;
  avoiding: Avoiding;
}

export function RestaurantMenu({ query, avoiding }: RestaurantMenuProps) {
  if (query.data) return <Menu dishes={query.data.recipes} assess={avoiding.assess} isCurrent={avoiding.isCurrent} />;
  if (query.error && !query.isPending) {
    return <ErrorState error={query.error} text={say('The menu could not be loaded.')} onRetry={query.refetch} />;
  }
  return <CardSkeletons label={say('Loading the menu')} />;
}
