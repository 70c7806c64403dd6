import { type LatLng, type Map as LeafletMap, canvas, control, map as createLeaflet, tileLayer } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import { labelPane } from './area-labels.ts';
import { drawLines } from './ground-lines.ts';
import { type MapStart, type MapView, boundsToAsk, boxAround, country, onSheet, sheet } from './map-view.ts';
import { t } from '../../translations/t.ts';

interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Where the operator has the map's pictures from; the page says so. */
function readTiles(): Tiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (!meta?.content) return undefined;
  return { url: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// Leaflet takes HTML, and this is text.
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? '');

function drawTiles(map: LeafletMap, { url, attribution }: Tiles): () => void {
  const layer = tileLayer(url, { attribution: escape(attribution), maxZoom: 19, className: 'map-tile' }).addTo(map);
  return () => layer.remove();
}

/** So close that a street fills the screen; of lines alone nothing is left there. */
const closest = 18;
/** A zip code's own place, where no radius is asked for. */
const townZoom = 13;

function showStart(map: LeafletMap, start: MapStart): void {
  if (start.kind === 'country') map.fitBounds(country, { animate: false });
  else if (start.miles === undefined)
    map.setView([start.place.lat, onSheet(start.place.lng)], townZoom, { animate: false });
  else map.fitBounds(boxAround(start.place, start.miles), { animate: false });
}

/** A map without anything on it. Gives it, and the way to end it. */
function createMap(container: HTMLElement): { readonly map: LeafletMap; readonly end: () => void } {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createLeaflet(container, {
    renderer: canvas({ padding: 0.5 }),
    preferCanvas: true,
    zoomControl: false,
    attributionControl: false,
    // Our own keys work from a mark as well.
    keyboard: false,
    minZoom: 3,
    maxZoom: closest,
    maxBounds: sheet,
    maxBoundsViscosity: 0.8,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  map.createPane(labelPane).style.zIndex = '450';
  control.zoom({ position: 'bottomright', zoomInTitle: t('Closer'), zoomOutTitle: t('Farther') }).addTo(map);
  control.scale({ position: 'bottomleft', metric: false }).addTo(map);
  const tiles = readTiles();
  if (tiles) control.attribution({ prefix: false }).addTo(map);
  const endGround = tiles ? drawTiles(map, tiles) : drawLines(map);
  return {
    map,
    end: () => {
      endGround();
      map.remove();
    },
  };
}

/** Where a map was left, by the entry of the history that it stands in: in memory alone. */
const views = new Map<string, { readonly center: LatLng; readonly zoom: number }>();

const keptView = (entry: string) => views.get(entry);

function keepView(entry: string, center: LatLng, zoom: number): void {
  views.set(entry, { center, zoom });
}

/** So long after the last movement is it asked what is there. */
const restMs = 250;

export interface LeafletMapOptions {
  readonly start: MapStart;
  /** The entry of the history that this map stands in: coming back finds it where it was left. */
  readonly entry: string;
  /** The map came to rest. */
  readonly onView: (view: MapView) => void;
}

/** A map in the element that gets `setFrame` as its ref. */
export function useLeafletMap({ start, entry, onView }: LeafletMapOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap>();
  const begin = useEffectEvent((made: LeafletMap) => {
    const kept = keptView(entry);
    if (kept) made.setView(kept.center, kept.zoom, { animate: false });
    else showStart(made, start);
  });
  const tell = useEffectEvent((made: LeafletMap) => {
    keepView(entry, made.getCenter(), made.getZoom());
    onView({ bounds: boundsToAsk(made.getBounds()), zoom: made.getZoom() });
  });
  useEffect(() => {
    if (!frame) return undefined;
    const { map: made, end } = createMap(frame);
    begin(made);
    tell(made);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(made), restMs);
    };
    made.on('moveend', onMove);
    const sized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    sized.observe(frame);
    // oxlint-disable-next-line react/set-state-in-effect -- the map is made outside of React, and its marks are React's
    setMap(made);
    return () => {
      clearTimeout(timer);
      sized.disconnect();
      setMap(undefined);
      end();
    };
  }, [frame]);
  return { map, setFrame };
}
