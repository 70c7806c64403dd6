import './allergen-grid-page.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { formatDate } from '@clearplate/domain/facts/instants';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../entities/eater/use-assessment-data.ts';
import { laterOf, type Settings } from '../../entities/eater/read-settings.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { buildGrid, type AllergenGrid } from '../../features/menu-offers/allergen-grid.ts';
import { GridTable } from '../../features/menu-offers/grid-table.tsx';
import { MenuOffers } from '../../features/menu-offers/menu-offers.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

type Chosen = RestaurantDetail['also_answers_for'];

/** Shows a menu's allergens, the same for everybody, for putting up and handing out. */
export function AllergenGridPage() {
  const id = useRecordId();
  const restaurant = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  const name = restaurant.data && firstOf(restaurant.data).name;
  usePageTitle(name && t('Allergens at {name}', { name }));
  return (
    <div className="page allergen-grid">
      <BackLink to={`/restaurant/${id}`} label={name ?? t('the restaurant')} />
      <h1>{name ? t('Allergens at {name}', { name }) : t('Allergens')}</h1>
      {restaurant.isPending && <LoadingLines label={t('Loading the restaurant')} />}
      {/* It is requested at once, but shown only when the content above has its height. */}
      <div hidden={restaurant.isPending}>
        <Grid id={id} name={name ?? ''} chosen={restaurant.data ? firstOf(restaurant.data).also_answers_for : null} />
        <MenuOffers restaurantId={id} />
      </div>
    </div>
  );
}

function Grid({ id, name, chosen }: { id: string; name: string; chosen: Chosen }) {
  const menu = useQuery({
    ...callQuery('getRestaurantMenu', { params: { id } }),
    ...whileInSight,
    throwOnError: isNotFound,
  });
  const settings = useSettings();
  const hasFailed = menu.isError || settings.status === 'failed';
  if (hasFailed) {
    const retry = () => void Promise.all([menu.refetch(), settings.retry()]);
    return <ErrorState error={menu.error ?? undefined} text={t('The menu could not be loaded.')} onRetry={retry} />;
  }
  if (!menu.data || !settings.value) return <LoadingLines label={t('Loading the menu')} />;
  if (menu.data.recipes.length === 0) return <EmptyState text={t('This restaurant has no dishes here yet.')} />;
  return <WholeGrid {...{ name, chosen }} dishes={menu.data.recipes} settings={settings.value} />;
}

function formatDates({ oldest, newest }: AllergenGrid): string {
  if (oldest === undefined) return t('The restaurant has stated nothing with a date yet.');
  const [first, last] = [formatDate(oldest, t), formatDate(newest, t)];
  if (first === last) return t('Stated by the restaurant on {date}.', { date: first });
  return t('Stated by the restaurant between {oldest} and {newest}.', { oldest: first, newest: last });
}

interface WholeGridProps {
  name: string;
  dishes: readonly DishSummary[];
  settings: Settings;
  chosen: Chosen;
}

function WholeGrid({ name, dishes, settings, chosen }: WholeGridProps) {
  const now = laterOf(new Date(useMinute()).toISOString(), settings.now);
  const grid = buildGrid(dishes, { ...settings, now }, chosen);
  return (
    <>
      <p className="allergen-grid__dates">
        {t('{dates} As of {date}.', { dates: formatDates(grid), date: formatDate(now, t) })}
      </p>
      <div className="allergen-grid__actions">
        <Button kind="primary" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <GridTable className="allergen-grid__scroll" grid={grid} title={`${name}, ${formatDate(now, t)}`} />
      <ConfirmNote />
    </>
  );
}
