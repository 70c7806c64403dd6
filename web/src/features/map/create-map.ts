import 'leaflet/dist/leaflet.css';
import { canvas, control, map as createLeaflet, type Map as LeafletMap } from 'leaflet';
import { labelPane } from './area-labels.ts';
import { drawLines } from './ground-lines.ts';
import { drawTiles, readTiles } from './ground-tiles.ts';
import { boxAround, country, onSheet, sheet, type MapStart } from './map-view.ts';
import { say } from '../../translations/say.ts';

/** So close that a street fills the screen; of lines alone nothing is left there. */
const closest = 18;
/** A zip code's own place, where no radius is asked for. */
const townZoom = 13;

export function showStart(map: LeafletMap, start: MapStart): void {
  if (start.kind === 'country') map.fitBounds(country, { animate: false });
  else if (start.miles === undefined)
    map.setView([start.place.lat, onSheet(start.place.lng)], townZoom, { animate: false });
  else map.fitBounds(boxAround(start.place, start.miles), { animate: false });
}

/** A map without anything on it. Gives it, and the way to end it. */
export function createMap(container: HTMLElement): { readonly map: LeafletMap; readonly end: () => void } {
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
  control.zoom({ position: 'bottomright', zoomInTitle: say('Closer'), zoomOutTitle: say('Farther') }).addTo(map);
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
