import './area-restaurants.css';
import { type Avoiding, useAvoiding } from '../../../entities/eater/use-avoiding.ts';
import { describeArea } from '../../../entities/area/find-params.ts';
import {
  type ListFilters,
  type Question,
  hasFilters,
  keyOf,
  questionOf,
} from '../../../entities/area/use-list-filters.ts';
import { UnclaimedHere } from '../../../entities/verdict/own-view.tsx';
import type { PagedList } from '../../../shared/api/queries.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FoundRestaurants } from './found-restaurants.tsx';
import { FindWider } from '../filters/find-wider.tsx';
import { CompareTray } from '../compare/compare-toggle.tsx';
import { HereNeeded } from '../filters/lazy-here-needed.tsx';
import { NearbyRestaurants } from './nearby-restaurants.tsx';
import { useAreaRestaurants } from './use-area-restaurants.ts';
import { useZip } from '../../../entities/area/use-zip.ts';
import { CardSlots, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { t } from '../../../translations/t.ts';
import type { ListOrMap } from './list-or-map.tsx';
import { useFoundRestaurants } from './use-found-restaurants.ts';

interface OwnRestaurantsProps {
  isReady: boolean;
  limit?: string;
  emptyText: string;
  level?: 2 | 3;
}

/**
 * Lists an owner's restaurants, in their zip code if one is set. They aren't assessed, because owners don't eat there.
 */
function OwnRestaurants({ isReady, limit, emptyText, level = 3 }: OwnRestaurantsProps) {
  const { zip } = useZip();
  const list = useAreaRestaurants({ zip, own: true, enabled: isReady, ...(limit && { limit }) });
  const none = zip === undefined ? t('There are no restaurants here yet.') : emptyText;
  if (list.error) {
    return (
      <ErrorState
        error={list.error}
        text={t('The restaurants could not be loaded.')}
        {...(zip !== undefined && { reason: none })}
        onRetry={list.retry}
      />
    );
  }
  if (!list.items) return <CardSkeletons kind="restaurant" label={t('Loading restaurants')} />;
  if (list.items.length === 0) return <EmptyState text={none} />;
  const isCapped = limit !== undefined && zip === undefined;
  return (
    <>
      <RestaurantGrid restaurants={list.items} level={level} />
      {!isCapped && (
        <LoadMore
          {...list}
          shown={formatNumberOf(list.items.length, 'restaurant')}
          places={<CardSlots kind="restaurant" />}
        />
      )}
    </>
  );
}

export interface AreaRestaurantsProps {
  finding: ListFilters;
  /** Only the signed-in owner's restaurants in their zip code, without assessment. */
  own: boolean;
  /** Whether we know who the user is. */
  isReady: boolean;
  /** Without an area, shows at most this many, and no more on demand. */
  limit?: string;
  /** Shown for a zip code without restaurants. */
  emptyText: string;
  level?: 2 | 3;
  /** Wraps the list, for instance to offer a map. */
  Frame?: typeof ListOrMap;
}

/**
 * Lists the restaurants of a zip code and nearby, around the user, or everywhere, with how their menus are assessed.
 */
export function AreaRestaurants(props: AreaRestaurantsProps) {
  const avoiding = useAvoiding();
  if (props.own) return <OwnRestaurants {...props} />;
  return (
    <div className="area-restaurants">
      <UnclaimedHere />
      <CompareTray />
      <Lists {...props} avoiding={avoiding} />
    </div>
  );
}

interface ListProps extends AreaRestaurantsProps {
  avoiding: Avoiding;
}

function Lists(props: ListProps) {
  const { finding, avoiding, Frame } = props;
  if (finding.area.kind === 'here' && finding.here.status !== 'known') return <HereNeeded finding={finding} />;
  if (!Frame) return <AreaLists {...props} />;
  return (
    <Frame finding={finding} avoiding={avoiding}>
      <AreaLists {...props} />
    </Frame>
  );
}

/** Lists a zip code's own restaurants first and those nearby separately, without mixing them. */
function AreaLists(props: ListProps) {
  const { area } = props.finding;
  if (area.kind !== 'zip') return <FirstList {...props} />;
  const exact = { ...props.finding, area: { ...area, radius: undefined } };
  return <FirstList {...props} finding={exact} />;
}

function FirstList(props: ListProps) {
  const question = questionOf(props.finding);
  return question && <List key={keyOf(question)} {...props} question={question} />;
}

function List({ question, ...props }: ListProps & { question: Question }) {
  const { finding, avoiding, isReady, level, limit } = props;
  const isCapped = limit !== undefined && finding.area.kind === 'everywhere' && !hasFilters(finding);
  const list = useFoundRestaurants(question, avoiding, { enabled: isReady, limit: isCapped ? limit : undefined });
  const isOver = list.error !== undefined || (list.items !== undefined && !list.hasMore);
  return (
    <>
      <FoundRestaurants
        list={list}
        avoiding={avoiding}
        level={level ?? 3}
        isCapped={isCapped}
        loading={t('Loading restaurants')}
        failed={<Failed {...props} list={list} />}
        none={<None {...props} />}
      />
      {finding.area.kind === 'zip' && isOver && <NearbyRestaurants finding={finding} avoiding={avoiding} />}
    </>
  );
}

interface FailedProps extends ListProps {
  list: Pick<PagedList<unknown>, 'error' | 'retry'>;
}

/** The specification wants an empty list if fetching a zip code fails. We first say that it failed. */
function Failed({ finding, emptyText, list }: FailedProps) {
  if (finding.area.kind === 'zip') {
    const text = t('The restaurants in this area could not be loaded right now: there may be some.');
    return <ErrorState text={text} reason={emptyText} onRetry={list.retry} />;
  }
  return <ErrorState error={list.error} text={t('The restaurants could not be loaded.')} onRetry={list.retry} />;
}

function None({ finding, emptyText }: ListProps) {
  const { area } = finding;
  if (hasFilters(finding)) {
    const where = describeArea(area);
    const text = t('No restaurants{where} match these filters.', { where: where && ` ${where}` });
    return (
      <EmptyState text={text}>
        <FindWider finding={finding} />
      </EmptyState>
    );
  }
  if (area.kind === 'zip') return <EmptyState text={emptyText} />;
  if (area.kind === 'everywhere') return <EmptyState text={t('There are no restaurants here yet.')} />;
  return (
    <EmptyState text={t('No restaurants {area}.', { area: describeArea(area) })}>
      <FindWider finding={finding} />
    </EmptyState>
  );
}
