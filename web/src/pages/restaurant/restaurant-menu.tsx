import './restaurant-menu.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { useDeferredValue } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { Menu } from '../../entities/dish/menu.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import type { Opened } from '../../entities/restaurant/use-opened-menu.ts';
import { t } from '../../translations/t.ts';

interface RestaurantMenuProps {
  query: Opened<{ readonly recipes: readonly DishSummary[] }>;
  avoiding: Avoiding;
}

export function RestaurantMenu({ query, avoiding }: RestaurantMenuProps) {
  if (query.data) return <AssessedMenu dishes={query.data.recipes} avoiding={avoiding} />;
  if (query.error && !query.isPending) {
    return <ErrorState error={query.error} text={t('The menu could not be loaded.')} onRetry={query.refetch} />;
  }
  return <CardSkeletons label={t('Loading the menu')} />;
}

/**
 * Hundreds of dishes take a slow device a while. The tick renders first, and until the menu has followed, it can be
 * neither read nor pressed as if it were assessed for it. If no dish may be shown, that isn't deferred. A new time
 * alone doesn't make the menu inert.
 */
function AssessedMenu({ dishes, avoiding }: { dishes: readonly DishSummary[]; avoiding: Avoiding }) {
  const { state, eaters } = avoiding;
  const followed = useDeferredValue(avoiding.assess);
  const isBehind = useDeferredValue(eaters) !== eaters;
  const isCurrent = useDeferredValue(avoiding.isCurrent);
  const assess = state === 'guest' || state === 'applied' ? followed : avoiding.assess;
  return (
    <div className="judged-menu" inert={isBehind}>
      <Menu dishes={dishes} assess={assess} isCurrent={isCurrent} />
    </div>
  );
}
