import type { LatLng } from 'leaflet';

/** Where a map was left, by the entry of the history that it stands in: in memory alone. */
const views = new Map<string, { readonly center: LatLng; readonly zoom: number }>();

export const keptView = (entry: string) => views.get(entry);

export function keepView(entry: string, center: LatLng, zoom: number): void {
  views.set(entry, { center, zoom });
}
