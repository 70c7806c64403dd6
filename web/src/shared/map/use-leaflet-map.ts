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

/** Returns the operator's tile server, as the page's HTML names it. */
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

/** A street fills the screen at this zoom; the outlines alone would show nothing. */
const closest = 18;
/** A zip code without a radius gets this zoom. */
const townZoom = 13;

function showStart(map: LeafletMap, start: MapStart): void {
  if (start.kind === 'country') map.fitBounds(country, { animate: false });
  else if (start.miles === undefined)
    map.setView([start.place.lat, onSheet(start.place.lng)], townZoom, { animate: false });
  else map.fitBounds(boxAround(start.place, start.miles), { animate: false });
}

/** Creates an empty map. Returns it and how to end it. */
function createMap(container: HTMLElement): { readonly map: LeafletMap; readonly end: () => void } {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createLeaflet(container, {
    renderer: canvas({ padding: 0.5 }),
    preferCanvas: true,
    zoomControl: false,
    attributionControl: false,
    // Our own keys work on marks as well.
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
  control.zoom({ position: 'bottomright', zoomInTitle: t('Zoom in'), zoomOutTitle: t('Zoom out') }).addTo(map);
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

/** The last views of maps, by history entry; held in memory only. */
const views = new Map<string, { readonly center: LatLng; readonly zoom: number }>();

const storedView = (entry: string) => views.get(entry);

function storeView(entry: string, center: LatLng, zoom: number): void {
  views.set(entry, { center, zoom });
}

/** The marks are requested this long after the last movement. */
const restMs = 250;

export interface LeafletMapOptions {
  readonly start: MapStart;
  /** The map's history entry, so that going back restores its view. */
  readonly entry: string;
  /** Called when the map has stopped moving. */
  readonly onView: (view: MapView) => void;
}

/** Renders a map into the element that gets `setFrame` as its ref. */
export function useLeafletMap({ start, entry, onView }: LeafletMapOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap>();
  const begin = useEffectEvent((made: LeafletMap) => {
    const kept = storedView(entry);
    if (kept) made.setView(kept.center, kept.zoom, { animate: false });
    else showStart(made, start);
  });
  const tell = useEffectEvent((made: LeafletMap) => {
    storeView(entry, made.getCenter(), made.getZoom());
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
