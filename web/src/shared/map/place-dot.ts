import { circle, divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { onSheet, type MapPosition } from './map-view.ts';

const metresAMile = 1609.344;

export interface DottedPosition extends MapPosition {
  readonly kind: 'self' | 'zip';
  readonly label: string;
  readonly miles: number | undefined;
}

/** Shows the centre of the search and its radius. It is visual only, since the page says both in words. */
export function usePlaceDot(map: LeafletMap | undefined, place: DottedPosition | undefined): void {
  const { kind, label, miles, lat, lng } = place ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined;
    const html = document.createElement('span');
    html.textContent = label ?? '';
    const icon = divIcon({ className: `map-place map-place--${kind}`, html, iconSize: [0, 0] });
    const at: [number, number] = [lat, onSheet(lng)];
    const group = layerGroup([marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 })]);
    if (miles !== undefined)
      group.addLayer(
        circle(at, { radius: miles * metresAMile, interactive: false, className: 'map-radius', ...ring(map) }),
      );
    group.addTo(map);
    return () => void group.remove();
  }, [map, kind, label, miles, lat, lng]);
}

function ring(map: LeafletMap) {
  const color = getComputedStyle(map.getContainer()).getPropertyValue('--map-ring').trim();
  return { color, weight: 1.5, dashArray: '5 5', fill: false };
}
