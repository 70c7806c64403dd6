import type { MultiPolygon, Polygon, Position } from 'geojson';
import { divIcon, latLng, layerGroup, marker, type LatLng, type Map as LeafletMap } from 'leaflet';
import type { NamedAreas } from './atlas.ts';

interface Label {
  readonly name: string;
  readonly at: LatLng;
  /** The area has this width, in degrees. */
  readonly width: number;
}

/** Returns twice a ring's area, and its centre of mass. */
function measure(ring: readonly Position[]): { area: number; x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x0 = 0, y0 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return area === 0 ? { area, x: 0, y: 0 } : { area: Math.abs(area), x: x / (3 * area), y: y / (3 * area) };
}

function labelOf(name: string, geometry: Polygon | MultiPolygon): Label {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.map(([outline = []]) => outline);
  const measured = rings.map((ring) => ({ ring, ...measure(ring) }));
  const largest = measured.toSorted((one, other) => other.area - one.area)[0];
  const longitudes = (largest?.ring ?? []).map(([x = 0]) => x);
  const width = Math.max(...longitudes) - Math.min(...longitudes);
  return { name, at: latLng(largest?.y ?? 0, largest?.x ?? 0), width };
}

export function labelsOf({ features }: NamedAreas): readonly Label[] {
  return features.map(({ geometry, properties }) => labelOf(properties.name, geometry));
}

const pixelsALetter = 9;
/** This pane is under the marks. */
export const labelPane = 'labels';

function iconOf(name: string, kind: string) {
  const html = document.createElement('span');
  html.textContent = name;
  return divIcon({ className: `map-label map-label--${kind}`, html, iconSize: [0, 0] });
}

export interface LabelKind {
  readonly name: 'states' | 'counties';
  /** Says which zoom levels show these names, `to` excluded. */
  readonly from: number;
  readonly to: number;
}

/**
 * Shows names in the middle of their areas, where they fit. They are visual only, since each restaurant names its town.
 */
export function showLabels(map: LeafletMap, labels: readonly Label[], { name: kind, from, to }: LabelKind): void {
  const group = layerGroup().addTo(map);
  const draw = () => {
    group.clearLayers();
    const zoom = map.getZoom();
    if (zoom < from || zoom >= to) return;
    const bounds = map.getBounds();
    const pixelsADegree = (256 * 2 ** zoom) / 360;
    for (const { name, at, width } of labels) {
      const fits = width * pixelsADegree > name.length * pixelsALetter;
      if (fits && bounds.contains(at))
        marker(at, { icon: iconOf(name, kind), interactive: false, keyboard: false, pane: labelPane }).addTo(group);
    }
  };
  map.on('moveend', draw);
  draw();
}
