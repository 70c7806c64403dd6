import './restaurant-page.css';
import type { Restaurant } from '@clearplate/contract/restaurants';
import { canEditRestaurant, mayCall } from '@clearplate/domain/menu/policies';
import { type ReactNode, lazy, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { FilterButton } from '../../features/avoiding/filter-button.tsx';
import { WideFilter } from '../../features/avoiding/wide-filter.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { useCartQuantity } from '../../features/cart/use-cart.ts';
import { AsOf } from '../../entities/verdict/as-of-notice.tsx';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { FavouriteButton } from '../../entities/favourite/favourite-button.tsx';
import { AboutRestaurant, RestaurantHeader } from '../../entities/restaurant/restaurant-header.tsx';
import { CompareLink } from '../../features/discovery/compare/compare-link.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BrowserPart } from '../../shared/ui/browser-part.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { RecordError } from '../../shared/ui/record-error.tsx';
import { RecordSkeleton } from '../../entities/dish/record-skeleton.tsx';
import { RestaurantMenu, useToldHere } from './restaurant-menu.tsx';
import { useCountToAvoid } from './use-count-to-avoid.ts';
import { useHasCart } from '../../entities/eater/use-has-cart.ts';
import { type OfflineMenu, storeOfflineMenu } from '../../shared/lib/offline-menus.ts';
import { useOpenedMenu } from '../../entities/restaurant/use-opened-menu.ts';
import { t } from '../../translations/t.ts';

/** The app is cached after somebody has looked at a menu this long, because it takes some 300 kB of their data. */
const settledMs = 5000;

async function storeApp(): Promise<void> {
  const { storeAppOffline } = await import('../../offline/store-app-offline.ts');
  await storeAppOffline();
}

/** Stores an opened menu on this device, and the app to open it with. */
function useOfflineStorage(
  id: string,
  { restaurant, menu }: ReturnType<typeof useOpenedMenu>,
  settings: unknown,
): void {
  const [details] = restaurant.data ?? [];
  const dishes = menu.data;
  const isCurrent = restaurant.asOf === undefined && menu.asOf === undefined;

  const withSettings = useEffectEvent((kept: OfflineMenu) => ({ ...kept, settings }));
  useEffect(() => {
    if (!details || !dishes || !isCurrent) return;
    const savedAt = new Date().toISOString();
    const save = async () => {
      const kept = { restaurantId: id, name: details.name, restaurant: [details], menu: dishes, savedAt };
      await storeOfflineMenu(withSettings(kept));
    };
    // A menu is shown anyway if it, or the app, can't be stored.
    const soon = setTimeout(() => void save().catch(() => undefined), 500);
    const afterwards = setTimeout(() => void storeApp().catch(() => undefined), settledMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(afterwards);
    };
  }, [id, details, dishes, isCurrent]);
}

// Guests don't load code that only maintainers of a menu need.
const ManagementView = lazy(async () => ({
  default: (await import('./management-view.tsx')).ManagementView,
}));

/** The page waits this long to learn who the user is, and then shows what guests see. */
const timeoutMs = 2000;

/** Shows a restaurant to its guests, or to those who maintain it. */
export function RestaurantPage() {
  const id = useRecordId();
  const opened = useOpenedMenu(id);
  const query = opened.restaurant;
  const { status, user } = useSession();
  const [asGuest, setAsGuest] = useState(false);
  const isWaiting = useBoundedWait(status === 'loading', timeoutMs);
  const restaurant = query.data && firstOf(query.data);
  usePageTitle(restaurant?.name, { ...(restaurant && aboutRestaurant(restaurant)) });
  const person = user && { userId: user.id, role: user.role };
  const isUndecided = mayCall('owner', person?.role) && query.isPending;
  if (isWaiting || isUndecided)
    return (
      <PageFrame>
        <RecordSkeleton kind="restaurant" label={t('Loading the restaurant')} />
      </PageFrame>
    );
  const mayEdit = restaurant && canEditRestaurant(person, { ownerId: restaurant.user_id });
  if (mayEdit && user && !asGuest) {
    return (
      <PageFrame>
        <BrowserPart fallback={<RecordSkeleton kind="restaurant" label={t('Loading the restaurant')} />}>
          <ManagementView restaurant={restaurant} userId={user.id} onLookAsGuest={() => setAsGuest(true)} />
        </BrowserPart>
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {mayEdit && <Button onClick={() => setAsGuest(false)}>{t('Back to editing')}</Button>}
      {restaurant ? (
        <RestaurantHeader restaurant={restaurant}>
          <FavouriteButton kind="restaurant" id={restaurant.id} name={restaurant.name} />
        </RestaurantHeader>
      ) : query.error && !query.isPending ? (
        <RecordError error={query.error} text={t('The restaurant could not be loaded.')} onRetry={query.refetch} />
      ) : (
        <RecordSkeleton kind="restaurant" label={t('Loading the restaurant')} />
      )}
      <MenuPart id={id} opened={opened} />
      {restaurant && (
        <AboutRestaurant restaurant={restaurant}>
          <ShareButton path={`/restaurant/${restaurant.id}`} name={restaurant.name} />
        </AboutRestaurant>
      )}
    </PageFrame>
  );
}

const aboutRestaurant = ({ name, city, image_url: picture }: Restaurant) => ({
  description: t(
    'The menu of {name}{city}: what the kitchen says about allergens in each dish, and what it has not said.',
    { name, city: city && `, ${city}` },
  ),
  picture,
});

const PageFrame = ({ children }: { children: ReactNode }) => <div className="page">{children}</div>;

/** Loads the menu at once, but shows it only when the content above has its height. */
function MenuPart({ id, opened }: { id: string; opened: ReturnType<typeof useOpenedMenu> }) {
  const { restaurant, menu } = opened;
  const asOf = menu.asOf ?? restaurant.asOf;
  const avoiding = useAvoiding(asOf);
  useOfflineStorage(id, opened, avoiding.statements.settings);
  // There is nothing to filter, to print or to compare.
  const isEmpty = menu.data?.recipes.length === 0;
  const { warn } = useToldHere(id);
  const avoid = useCountToAvoid(asOf === undefined ? undefined : menu.data?.recipes, avoiding.assess, warn);
  return (
    <>
      <section className="menu-part" aria-labelledby="menu-heading" hidden={restaurant.isPending}>
        <AsOf asOf={asOf} avoiding={avoiding} avoid={avoid} isDish={false} onRetry={() => retryBoth(opened)}>
          <div className="menu-part__columns">
            <aside className="menu-part__filter" aria-label={t('Filter')}>
              {!isEmpty && <WideFilter avoiding={avoiding} />}
            </aside>
            <div className="menu-part__dishes">
              <RestaurantMenu id={id} query={menu} avoiding={avoiding} />
              {!isEmpty && <BelowMenu id={id} />}
            </div>
          </div>
        </AsOf>
      </section>
      {!isEmpty && (
        <FilterButton avoiding={avoiding}>
          <CartAtHand />
        </FilterButton>
      )}
    </>
  );
}

function BelowMenu({ id }: { id: string }) {
  return (
    <>
      <ConfirmNote />
      <p className="menu-part__grid">
        <Link to={`/restaurant/${id}/grid`}>{t('Allergens of the whole menu, to print')}</Link>
      </p>
      <p className="menu-part__compare">
        <CompareLink id={Number(id)} />
      </p>
    </>
  );
}

/** Links to the cart once something is in it. */
function CartAtHand() {
  const count = useCartQuantity({ enabled: useHasCart() });
  return count > 0 ? <LinkButton to="/cart">{t('Your Cart · {count}', { count })}</LinkButton> : null;
}

function retryBoth({ restaurant, menu }: ReturnType<typeof useOpenedMenu>): void {
  restaurant.refetch();
  menu.refetch();
}
