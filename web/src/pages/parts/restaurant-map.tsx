import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { LeadingVerdict } from '../../features/dishes/leading-verdict.tsx';
import { MenuTally } from '../../features/dishes/menu-tally.tsx';
import type { Fit } from '../../features/map/fit.ts';
import { MapPanel } from '../../features/map/map-panel.tsx';
import type { MapView, Place } from '../../features/map/map-view.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { MapLegend } from './map-legend.tsx';
import { TogetherList } from './together-list.tsx';
import { useMapMarks, type MapFilters } from './use-map-marks.ts';
import { say } from '../../translations/say.ts';

export interface RestaurantMapProps {
  avoiding: Avoiding;
  filters: MapFilters;
  /** Where it begins; without one with the whole country. */
  zip: string | undefined;
  /** The person's own place, which wins over the zip code; kept nowhere. */
  here: Place | undefined;
  miles: number | undefined;
}

function renderFit(fit: Fit) {
  return fit === 'unasked' ? null : <MenuTally counts={fit} />;
}

function renderFace(fit: Fit) {
  return typeof fit === 'string' ? null : <LeadingVerdict counts={fit} />;
}

/** The restaurants that match, on a map: in all of what it shows, whichever zip code was chosen. */
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
  // Another place is another map.
  const key = JSON.stringify([here, zip, miles]);
  return <PlacedMap key={key} {...props} place={place} label={here ? say('You') : (zip ?? '')} />;
}

function PlacedMap({
  avoiding,
  filters,
  here,
  miles,
  place,
  label,
}: RestaurantMapProps & { place: Place | undefined; label: string }) {
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
      renderFit={renderFit}
      renderFace={renderFace}
      renderTogether={(mark) => <TogetherList mark={mark} filters={filters} avoiding={avoiding} />}
      legend={<MapLegend isJudged={avoiding.state !== 'not-applied' && avoiding.ticked.length > 0} />}
    />
  );
}
