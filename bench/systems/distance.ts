import type { Around } from './searcher.ts';

const earthRadiusMiles = 3959;
const toRadians = Math.PI / 180;
const milesPerDegree = earthRadiusMiles * toRadians;

/** Precise enough within some tens of miles, and far cheaper than the haversine. */
export function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const width = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) / 2) * toRadians);
  return milesPerDegree * Math.hypot(b.lat - a.lat, width);
}

/** Returns the box of degrees around a circle. */
export function boxOf({ lat, lng, miles }: Around) {
  const height = miles / milesPerDegree;
  const width = height / Math.cos(lat * toRadians);
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width };
}
