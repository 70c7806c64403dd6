import type { MapMark } from '@clearplate/contract/discovery';
import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { onSheet } from './map-view.ts';

/** Returns a key that stays the same for a restaurant while the map moves, so that it keeps the focus. */
export function keyOf({ restaurant, lat, lng, restaurants }: MapMark): string {
  return restaurant ? `restaurant ${restaurant.id}` : `${restaurants} at ${lat.toFixed(5)} ${lng.toFixed(5)}`;
}

export interface PlacedMark {
  readonly key: string;
  readonly mark: MapMark;
  /** The element on the map; React renders its content. */
  readonly element: HTMLElement;
}

/** Sorts from north to south, then from west to east, which is the Tab order. */
const inReadingOrder = (one: MapMark, other: MapMark): number => other.lat - one.lat || one.lng - other.lng;

/** Focuses a mark's button; returns `false` if the map has no such mark now. */
export function focusMark(map: LeafletMap, key: string): boolean {
  const elements = map.getPane('markerPane')?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
  const button = [...elements].find(({ dataset }) => dataset['mark'] === key)?.querySelector('button');
  button?.focus({ preventScroll: true });
  return Boolean(button);
}

/** Places an element on the map for each mark, and reuses the existing ones. */
export class MarkElements {
  readonly #map: LeafletMap;
  readonly #placed = new Map<string, { readonly marker: Marker; readonly element: HTMLElement }>();

  constructor(map: LeafletMap) {
    this.#map = map;
  }

  #place(key: string, { lat, lng }: MapMark): HTMLElement {
    const there = this.#placed.get(key);
    if (there) return there.element;
    const element = document.createElement('div');
    element.dataset['mark'] = key;
    const icon = divIcon({ className: 'map-mark', html: element, iconSize: [0, 0] });
    const placed = marker([lat, onSheet(lng)], { icon, interactive: false, keyboard: false }).addTo(this.#map);
    this.#placed.set(key, { marker: placed, element });
    return element;
  }

  /** Returns the elements of these marks and removes all others. */
  show(marks: readonly MapMark[]): PlacedMark[] {
    const ordered = marks.toSorted(inReadingOrder);
    const keys = new Set(ordered.map(keyOf));
    for (const [key, { marker: old }] of this.#placed) {
      if (keys.has(key)) continue;
      old.remove();
      this.#placed.delete(key);
    }
    const shown = ordered.map((mark) => ({ key: keyOf(mark), mark, element: this.#place(keyOf(mark), mark) }));
    this.#order(shown);
    return shown;
  }

  // Moving an element would blur it, so the order waits until the next time.
  #order(shown: readonly PlacedMark[]): void {
    const pane = this.#map.getPane('markerPane');
    if (!pane || pane.contains(document.activeElement)) return;
    for (const { key } of shown) {
      const icon = this.#placed.get(key)?.marker.getElement();
      if (icon) pane.append(icon);
    }
  }
}
