import type { Map as LeafletMap } from 'leaflet';

const step = 120;
const pans: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Moves the map by the keys of its frame and of each mark in it; gives whether the key meant something. */
export function pressOnMap(map: LeafletMap, key: string, isCommand: boolean): boolean {
  if (isCommand) return false;
  const animate = Boolean(map.options.zoomAnimation);
  const pan = pans[key];
  if (pan) map.panBy(pan, { animate });
  const zoom = zooms[key];
  if (zoom) map.setZoom(map.getZoom() + zoom, { animate });
  return Boolean(pan ?? zoom);
}
