import './compared-restaurant.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { countChangedPerEater } from '@clearplate/domain/verdict/changed-per-eater';
import { countPerEater, countVerdicts } from '@clearplate/domain/verdict/restaurant-summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { formatDishPrice } from '../../../entities/dish/dish-price.ts';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { useChangeFilter } from '../../../entities/area/use-list-filters.ts';
import { assessList, type Assess, type Assessed } from '../../../entities/verdict/assess-list.ts';
import { describeOpen } from '../../../entities/restaurant/describe-open.ts';
import { ToldOfRestaurant } from '../../../entities/verdict/own-view.tsx';
import { MenuTally } from '../../../entities/verdict/menu-tally.tsx';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { isOutdated, whileInSight } from '../../../shared/api/in-sight.ts';
import { callQuery } from '../../../shared/api/queries.ts';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { useMinute } from '../../../shared/lib/use-minute.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { t } from '../../../translations/t.ts';

export interface ComparedProps {
  id: number;
  avoiding: Avoiding;
  /** Says how far away a place is, or `undefined` if nobody knows from where. It is `undefined` until that is known. */
  describeDistance: ((place: { readonly lat: number; readonly lng: number }) => string | undefined) | undefined;
  /** The comparison without this restaurant has this address. */
  withoutIt: string;
}

/**
 * Shows one of several restaurants side by side: whom its menu suits, when it is open, how far away it is, what it
 * costs.
 */
export function ComparedRestaurant({ id, avoiding, describeDistance, withoutIt }: ComparedProps) {
  const params = { id: String(id) };
  const found = useQuery({ ...callQuery('getRestaurant', { params }), ...whileInSight });
  const menu = useQuery({ ...callQuery('getRestaurantMenu', { params }), ...whileInSight });
  const restaurant = found.data?.[0];
  if (isNotFound(found.error) || found.data?.length === 0)
    return (
      <Column heading={t('Not found')} withoutIt={withoutIt}>
        <p>{t('This restaurant is no longer here.')}</p>
      </Column>
    );
  if ((found.isError && !restaurant) || menu.isError || isOutdated(menu))
    return (
      <Column heading={restaurant?.name ?? t('Not loaded')} withoutIt={withoutIt}>
        <p>{t('This restaurant could not be loaded.')}</p>
        <Button onClick={() => void Promise.all([found.refetch(), menu.refetch()])}>{t('Try again')}</Button>
      </Column>
    );
  // It comes as a whole, so that it moves but once.
  if (!restaurant || !menu.data || !describeDistance)
    return (
      <Column heading={t('Loading the restaurant')} withoutIt={withoutIt}>
        <Skeleton />
      </Column>
    );
  return (
    <Column
      heading={<Link to={`/restaurant/${id}`}>{restaurant.name}</Link>}
      plainName={restaurant.name}
      withoutIt={withoutIt}
    >
      <dl className="compared__facts">
        <Fact label={t('For what you avoid')}>
          <Answer dishes={menu.data.recipes} avoiding={avoiding} />
          <ToldOfRestaurant id={id} />
        </Fact>
        <Fact label={t('Opening hours')}>
          <OpenNow restaurant={restaurant} />
        </Fact>
        <Fact label={t('How far')}>{describeDistance(restaurant) ?? t('We don’t know where you are')}</Fact>
        <Fact label={t('Prices')}>{describePrices(menu.data.recipes)}</Fact>
      </dl>
    </Column>
  );
}

interface ColumnProps {
  heading: ReactNode;
  plainName?: string;
  withoutIt: string;
  children: ReactNode;
}

function Column({ heading, plainName = '', withoutIt, children }: ColumnProps) {
  return (
    <article className="compared">
      <h2 className="compared__name">{heading}</h2>
      {children}
      <Link className="compared__without" to={withoutIt} aria-label={t('Leave out {name}', { name: plainName })}>
        {t('Leave out')}
      </Link>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Assesses the menu as its own page does: for all eaters together, and for each of them. */
function Answer({ dishes, avoiding }: { dishes: readonly DishSummary[]; avoiding: Avoiding }) {
  const { assess } = avoiding;
  const withChange = useChangeFilter().with_change !== undefined;
  const counted = useMemo(() => countMenu(dishes, assess, withChange), [dishes, assess, withChange]);
  if (!counted) return <MenuTally counts="loading" />;
  if (avoiding.problem) return <MenuTally counts="unknown" />;
  if (avoiding.ticked.length === 0) return <>{formatNumberOf(dishes.length, 'dish')}</>;
  return <MenuTally {...counted} />;
}

/**
 * Counts each dish once, as the server counts lists of restaurants; with a change only if the address asks for that.
 */
function countMenu(dishes: readonly DishSummary[], assess: Assess, withChange: boolean) {
  const list = assessList(dishes, assess, withChange);
  if (!list) return undefined;
  const all = [...list.shown, ...list.hidden, ...list.disliked];
  const asTheyCome = all.filter(({ changed }) => !changed).map(({ assessment }) => assessment);
  const counts = countVerdicts(asTheyCome);
  const without = countPerEater(all.map(({ assessment }) => assessment));
  const changed = withChange ? countChangedPerEater(all.map((one) => madeOtherwise(one, assess))) : undefined;
  const each = new Map([...without].map(([name, count]) => [name, { without: count, changed: changed?.get(name) }]));
  return { counts: withChange ? { ...counts, with_change: all.length - asTheyCome.length } : counts, each };
}

const madeOtherwise = ({ item, assessment }: Assessed<DishSummary>, assess: Assess) => ({
  assessment,
  ways: (item.variants ?? []).flatMap(({ facts }) => assess(facts) ?? []),
});

function OpenNow({ restaurant: { opening_hours, time_zone } }: { restaurant: RestaurantDetail }) {
  const now = new Date(useMinute());
  return <>{describeOpen(opening_hours, time_zone, now) ?? t('Opening hours not given')}</>;
}

/** Gives the lowest and the highest price, and the price that half of the dishes don't exceed. */
function describePrices(dishes: readonly DishSummary[]): string {
  const prices = dishes
    .flatMap(({ dish_price }) => (dish_price === null || dish_price < 0 ? [] : [dish_price]))
    .toSorted((one, other) => one - other);
  const [lowest, highest, middle] = [prices[0], prices.at(-1), prices[Math.floor((prices.length - 1) / 2)]];
  if (lowest === undefined || highest === undefined || middle === undefined) return t('No prices given');
  if (lowest === highest) return formatDishPrice(lowest);
  return t('{lowest} to {highest}, half of the dishes {middle} or less', {
    lowest: formatDishPrice(lowest),
    highest: formatDishPrice(highest),
    middle: formatDishPrice(middle),
  });
}
