import './restaurant-menu.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { Menu, MenuAnswer, MenuOrder } from '../../entities/dish/menu.tsx';
import type { Opened } from '../../entities/restaurant/use-opened-menu.ts';
import { assessList } from '../../entities/verdict/assess-list.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { t } from '../../translations/t.ts';

interface RestaurantMenuProps {
  query: Opened<{ readonly recipes: readonly DishSummary[] }>;
  avoiding: Avoiding;
}

/** Shows the answer, what it is for, and the dishes. */
export function RestaurantMenu({ query, avoiding }: RestaurantMenuProps) {
  if (query.data) return <AssessedMenu dishes={query.data.recipes} avoiding={avoiding} />;
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <MenuHeading />
      {query.error && !query.isPending ? (
        <ErrorState error={query.error} text={t('The menu could not be loaded.')} onRetry={query.refetch} />
      ) : (
        <CardSkeletons label={t('Loading the menu')} />
      )}
    </>
  );
}

function MenuHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="menu-part__heading">
      <h2 id="menu-heading">{t('Menu')}</h2>
      {children}
    </div>
  );
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
  const list = useMemo(() => assessList(dishes, assess), [dishes, assess]);
  return (
    <>
      {list && (
        <div className="assessed-menu" inert={isBehind}>
          <MenuAnswer list={list} isCurrent={isCurrent} />
        </div>
      )}
      <AvoidingNotice avoiding={avoiding} />
      <MenuHeading>{list && <MenuOrder list={list} />}</MenuHeading>
      <div className="assessed-menu" inert={isBehind}>
        {list ? <Menu list={list} isCurrent={isCurrent} /> : <CardSkeletons label={t('Looking up what you avoid')} />}
      </div>
    </>
  );
}
