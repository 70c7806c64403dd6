import '../../shared/ui/unseen.css';
import './management-view.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { DishHistory } from '../../features/history/dish-history.tsx';
import { FirstDishes, type FirstDishesProps } from '../../features/menu-file/first-dishes.tsx';
import { MenuEditor } from '../../features/menu-editing/menu-editor.tsx';
import { MenuOffers } from '../../features/menu-offers/menu-offers.tsx';
import { DinersAsked } from '../../features/reports/diners-asked.tsx';
import { ReportsPart } from '../../features/reports/reports-part.tsx';
import { BasicDetails } from '../../features/restaurant-editing/basic-details.tsx';
import { RestaurantPicture } from '../../features/restaurant-editing/restaurant-picture.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Suspense, lazy, useState } from 'react';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';

const OpeningHoursEditor = lazy(async () => ({
  default: (await import('../../features/restaurant-editing/opening-hours-editor.tsx')).OpeningHoursEditor,
}));

/** Edits the opening hours; it loads when somebody first unfolds it. */
function OpeningHoursPart({ restaurant }: { restaurant: RestaurantDetail }) {
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  return (
    <FoldedPart title={t('Opening hours')} folded>
      <Suspense fallback={<LoadingLines label={t('Loading the opening hours')} />}>
        <OpeningHoursEditor restaurant={restaurant} onDirty={setDirty} />
      </Suspense>
      <LeaveDialog guard={guard} />
    </FoldedPart>
  );
}

/** Links to everything else about a menu, below its state. */
function Ways({ restaurantId }: { restaurantId: number }) {
  const path = `/restaurant/${restaurantId}`;
  return (
    <nav className="management-view__ways" aria-label={t('More about this menu')}>
      <LinkButton to={`${path}/sheet`}>{t('All allergens at once')}</LinkButton>
      <LinkButton to={`${path}/kitchen`}>{t('Kitchen')}</LinkButton>
      <LinkButton to={`${path}/components`}>{t('Components')}</LinkButton>
      <LinkButton to={`${path}/variants`}>{t('Made another way')}</LinkButton>
      <LinkButton to={`${path}/guest-answers`}>{t('What guests were told')}</LinkButton>
      <LinkButton to={`${path}/import`}>{t('Menu as a file')}</LinkButton>
      <a className="button button--secondary" href="#details">
        {t('Details and hours')}
      </a>
    </nav>
  );
}

function WithoutMenu(props: FirstDishesProps) {
  return (
    <>
      <FirstDishes {...props} />
      <Ways restaurantId={Number(props.restaurantId)} />
    </>
  );
}

interface ManagementViewProps {
  restaurant: RestaurantDetail;
  userId: number;
  onLookAsGuest: () => void;
}

/** Shows a restaurant to its editors, and hides nothing of its menu. The remaining work comes first. */
export function ManagementView({ restaurant, userId, onLookAsGuest }: ManagementViewProps) {
  return (
    <div className="management-view">
      <header className="management-view__head">
        <div>
          <p>{t('You manage this restaurant')}</p>
          <h1>{restaurant.name}</h1>
        </div>
        <Button onClick={onLookAsGuest}>{t('See it as guests do')}</Button>
      </header>
      <MenuEditor
        {...{ userId, restaurant }}
        ways={<Ways restaurantId={restaurant.id} />}
        AboutDish={DishHistory}
        DinersAsked={DinersAsked}
        WhenEmpty={WithoutMenu}
      />
      <ReportsPart restaurantId={restaurant.id} />
      <div id="details" className="management-view__details">
        <RestaurantPicture restaurant={restaurant} />
        <BasicDetails restaurant={restaurant} />
        <OpeningHoursPart restaurant={restaurant} />
      </div>
      <MenuOffers restaurantId={restaurant.id} isEditor />
    </div>
  );
}
