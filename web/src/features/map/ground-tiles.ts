import { tileLayer, type Map as LeafletMap } from 'leaflet';

interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Where the operator has the map's pictures from; the page says so. */
export function readTiles(): Tiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (!meta?.content) return undefined;
  return { url: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// Leaflet takes HTML, and this is text.
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? '');

export function drawTiles(map: LeafletMap, { url, attribution }: Tiles): () => void {
  const layer = tileLayer(url, { attribution: escape(attribution), maxZoom: 19, className: 'map-tile' }).addTo(map);
  return () => layer.remove();
}
