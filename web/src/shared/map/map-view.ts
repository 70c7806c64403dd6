import type { MapBounds } from '@clearplate/contract/discovery';
import type { LatLngBounds, LatLngBoundsExpression, LatLngBoundsLiteral } from 'leaflet';

/** What the map shows. It may reveal where the user is, so it is only held in memory and sent in bodies. */
export interface MapView {
  readonly bounds: MapBounds;
  readonly zoom: number;
}

export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** Where a map starts: around a place, or with the whole country. */
export type MapStart =
  | { readonly kind: 'country' }
  | { readonly kind: 'place'; readonly place: MapPosition; readonly miles: number | undefined };

/** The 48 contiguous states; the others can be panned to. */
export const country: LatLngBoundsExpression = [
  [24.6, -124.8],
  [49.3, -67],
];

/**
 * Puts the United States with all their islands on one sheet: what lies west of the date line, like Guam and the last
 * of the Aleutians, is to the left of Hawaii.
 */
export const sheet: LatLngBoundsExpression = [
  [-30, -250],
  [78, -40],
];
const sheetEnd = -40;

export const onSheet = (lng: number): number => (lng > sheetEnd ? lng - 360 : lng);

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const wrap = (lng: number): number => round(lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);
const clamp = (lat: number): number => round(Math.max(-90, Math.min(90, lat)));

/** Returns bounds as the server takes them: across the date line, west is greater than east. */
export function boundsToAsk(bounds: LatLngBounds): MapBounds {
  const isWholeEarth = bounds.getEast() - bounds.getWest() >= 360;
  return {
    north: clamp(bounds.getNorth()),
    south: clamp(bounds.getSouth()),
    west: isWholeEarth ? -180 : wrap(bounds.getWest()),
    east: isWholeEarth ? 180 : wrap(bounds.getEast()),
  };
}

/** Converts bounds from the server to the sheet. */
export function boundsOnSheet({ north, south, west, east }: MapBounds): LatLngBoundsLiteral {
  const left = onSheet(west);
  return [
    [south, left],
    [north, left + ((east - west + 360) % 360)],
  ];
}

/** Returns the centre of bounds from the server. */
export function middleOf({ north, south, west, east }: MapBounds): MapPosition {
  const middle = west + ((east - west + 360) % 360) / 2;
  return { lat: (north + south) / 2, lng: middle > 180 ? middle - 360 : middle };
}

const milesADegree = 69;

/** Returns a box that contains everything within this many miles. */
export function boxAround({ lat, lng }: MapPosition, miles: number): LatLngBoundsLiteral {
  const high = miles / milesADegree;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [
    [lat - high, onSheet(lng) - wide],
    [lat + high, onSheet(lng) + wide],
  ];
}
