import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { LeadingVerdict } from '../../../entities/verdict/leading-verdict.tsx';
import { ToldMarkOf, ToldOfRestaurant } from '../../../entities/verdict/own-view.tsx';
import { MenuTally } from '../../../entities/verdict/menu-tally.tsx';
import type { Fit } from '../../../shared/map/fit.ts';
import { MapPanel } from '../../../shared/map/map-panel.tsx';
import type { MapView, MapPosition } from '../../../shared/map/map-view.ts';
import { callQuery } from '../../../shared/api/queries.ts';
import './map-legend.css';
import { VerdictMark } from '../../../entities/verdict/verdict-mark.tsx';
import { t } from '../../../translations/t.ts';
import { Translation } from '../../../shared/ui/translation.tsx';
import './together-list.css';
import type { MapMark } from '@clearplate/contract/discovery';
import { Link } from 'react-router';
import { eatersToSend } from '../../../entities/eater/eaters-to-send.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { canCount } from '../../../entities/eater/can-assess.ts';
import { useCountsPerPerson } from './use-menu-counts.ts';
import { type MapFilters, useMapMarks } from './use-map-marks.ts';

/** The size of one page of the server's list. */
const most = 48;
/** Allows for the server's rounding, and for how far off the centre of a zip code may be. */
const samePlaceMiles = 0.02;

/** Lists the restaurants at one mark, taken from the list of those nearest to it. */
function TogetherList({ mark, filters, avoiding }: { mark: MapMark; filters: MapFilters; avoiding: Avoiding }) {
  const isAssessed = canCount(avoiding);
  const here = { lat: mark.lat, lng: mark.lng };
  const body = { ...(isAssessed ? eatersToSend(avoiding.eaters) : { eaters: [] }), here };
  const query = { ...filters, radius: '1' as const, limit: String(Math.min(most, mark.restaurants)) };
  const { data, error, refetch } = useQuery({
    ...whileInSight,
    queryKey: ['discoverRestaurants', 'together', query, body],
    queryFn: async ({ signal }) => (await client.discoverRestaurants({ query, body }, { signal })).items,
  });
  const there = (data ?? []).filter(({ distance_miles: miles }) => miles !== null && miles <= samePlaceMiles);
  const perPersonOf = useCountsPerPerson(
    there.map(({ id }) => id),
    avoiding,
  );
  if (error) return <ErrorState error={error} text={t('They could not be loaded.')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      <ul className="together-list" role="list">
        {there.map((restaurant) => (
          <li key={restaurant.id}>
            <Link to={`/restaurant/${restaurant.id}`}>{restaurant.name}</Link>
            {restaurant.cuisine && ` · ${restaurant.cuisine}`}
            {isAssessed && <MenuTally counts={restaurant.counts} each={perPersonOf(restaurant.id)} />}
            {!isAssessed && avoiding.problem && <MenuTally counts="unknown" />}
            <ToldOfRestaurant id={restaurant.id} />
          </li>
        ))}
      </ul>
      {there.length < mark.restaurants && (
        <p className="together-list__more">
          {t('{count} more: look for this zip code in the list.', { count: mark.restaurants - there.length })}
        </p>
      )}
    </>
  );
}

/** Explains the marks, and where their positions come from. */
function MapLegend({ isAssessed }: { isAssessed: boolean }) {
  return (
    <>
      <ul className="map-legend" role="list" aria-label={t('What the marks mean')}>
        {isAssessed && (
          <>
            <li>
              <VerdictMark verdict="none_declared" /> {t('dishes said to be without')}
            </li>
            <li>
              <VerdictMark verdict="not_verified" /> {t('none of those, but dishes to ask about')}
            </li>
            <li>
              <VerdictMark verdict="avoid" /> {t('all to avoid')}
            </li>
          </>
        )}
        <li>
          <Translation
            sentence="{span} restaurants close together"
            span={
              <span className="map-legend__disc" aria-hidden="true">
                7
              </span>
            }
          />
        </li>
      </ul>
      <p className="map-legend__note">
        {t(
          'The map shows every match in view. If we don’t know exactly where a restaurant is, its mark is in the middle of its zip code.',
        )}
      </p>
    </>
  );
}

export interface RestaurantMapProps {
  avoiding: Avoiding;
  filters: MapFilters;
  /** Where the map starts; `undefined` for the whole country. */
  zip: string | undefined;
  /** The user's position, which takes precedence over the zip code. It is never stored. */
  here: MapPosition | undefined;
  miles: number | undefined;
}

interface FoundProps {
  shown: readonly MapMark[];
  avoiding: Avoiding;
  fitOf: (mark: MapMark) => Fit;
  children: (renderFit: (mark: MapMark) => ReactNode) => ReactNode;
}

/** Loads what the shown restaurants have for each of several people, in one request per person. */
function Found({ shown, avoiding, fitOf, children }: FoundProps) {
  const perPersonOf = useCountsPerPerson(idsOf(shown), avoiding);
  return children((mark) => {
    const fit = fitOf(mark);
    const id = mark.restaurant?.id;
    return (
      <>
        {fit !== 'unasked' && <MenuTally counts={fit} each={id === undefined ? undefined : perPersonOf(id)} />}
        {id !== undefined && <ToldOfRestaurant id={id} />}
      </>
    );
  });
}

const idsOf = (marks: readonly MapMark[]): readonly number[] =>
  marks.flatMap(({ restaurant }) => (restaurant ? [restaurant.id] : [])).toSorted((one, other) => one - other);

function renderFace(fit: Fit, { restaurant }: MapMark) {
  if (typeof fit === 'string') return null;
  return (
    <>
      {restaurant && <ToldMarkOf id={restaurant.id} />}
      <LeadingVerdict counts={fit} />
    </>
  );
}

/** Shows matching restaurants on a map, in everything that it covers and not only in the chosen zip code. */
export function RestaurantMap(props: RestaurantMapProps) {
  const { zip, here, miles } = props;
  const found = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined && !here,
    staleTime: Infinity,
  });
  if (zip !== undefined && !here && found.isPending) return null;
  const [town] = found.data?.places ?? [];
  const zipPlace = town && { lat: Number(town.latitude), lng: Number(town.longitude) };
  const place = here ?? (zip === undefined ? undefined : zipPlace);
  // Another area gets a new map.
  const key = JSON.stringify([here, zip, miles]);
  return <PlacedMap key={key} {...props} place={place} label={here ? t('You') : (zip ?? '')} />;
}

function PlacedMap({
  avoiding,
  filters,
  here,
  miles,
  place,
  label,
}: RestaurantMapProps & { place: MapPosition | undefined; label: string }) {
  const [view, setView] = useState<MapView>();
  const found = useMapMarks(view, filters, avoiding);
  return (
    <MapPanel
      start={place ? { kind: 'place', place, miles } : { kind: 'country' }}
      place={place && { ...place, kind: here ? 'self' : 'zip', label, miles }}
      view={view}
      onView={setView}
      marks={found.data}
      isLoading={found.isFetching}
      error={found.isError ? found.error : undefined}
      onRetry={() => void found.refetch()}
      fitOf={found.fitOf}
      renderFound={(shown, renderRows) => (
        <Found shown={shown} avoiding={avoiding} fitOf={found.fitOf}>
          {renderRows}
        </Found>
      )}
      renderFace={renderFace}
      renderTogether={(mark) => <TogetherList mark={mark} filters={filters} avoiding={avoiding} />}
      legend={<MapLegend isAssessed={avoiding.state !== 'not-applied' && avoiding.ticked.length > 0} />}
    />
  );
}
