import { timeZoneOf } from '../../places/state-time-zones.ts';
import { h3CellOf, hasPlace, type ZipPlace } from '../../places/zip-place.ts';
import type { RestaurantRecord } from './import-record.ts';

/**
 * Is a restaurant as the table stores it, with its hours. The order of the keys matters, because rows are compared as
 * JSON.
 */
export interface RestaurantRow {
  external_id: string;
  name: string;
  description: string;
  cuisine: string;
  address: string;
  city: string;
  state: string;
  pin: string;
  phone: string;
  image_url: string | null;
  restaurant_url: string | null;
  url: string | null;
  lat: number;
  lng: number;
  /** It may exceed what a JavaScript number holds exactly. */
  h3_cell: string;
  time_zone: string;
  menu_key: string | null;
  hours: { weekday: number; opens: string; closes: string }[];
}

const earthRadiusMiles = 3959;
const toRadians = Math.PI / 180;

function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const height = (b.lat - a.lat) * toRadians;
  const width = (b.lng - a.lng) * toRadians * Math.cos(((a.lat + b.lat) / 2) * toRadians);
  return earthRadiusMiles * Math.hypot(height, width);
}

// This is large enough for the zips of Alaska's coast, and for a post office box in the next town.
const farMiles = 100;

/**
 * Coordinates further than this from the restaurant's zip are a mistake of the source. Nobody would find the restaurant
 * there.
 */
export function isMisplaced(record: RestaurantRecord, place: ZipPlace): boolean {
  if (record.lat === undefined || record.lng === undefined || !hasPlace(place)) return false;
  return milesBetween({ lat: record.lat, lng: record.lng }, place) > farMiles;
}

export function restaurantRow(record: RestaurantRecord, place: ZipPlace): RestaurantRow {
  const given = !isMisplaced(record, place);
  const lat = (given ? record.lat : undefined) ?? place.lat;
  const lng = (given ? record.lng : undefined) ?? place.lng;
  return {
    external_id: record.id,
    name: record.name,
    description: record.description,
    cuisine: record.cuisine,
    address: record.address,
    city: record.city ?? place.city,
    state: record.state ?? place.state,
    pin: record.zip,
    phone: record.phone,
    image_url: record.image_url ?? null,
    restaurant_url: record.restaurant_url ?? null,
    url: record.url ?? null,
    lat,
    lng,
    h3_cell: h3CellOf(lat, lng),
    time_zone: record.time_zone ?? timeZoneOf(place.state),
    menu_key: record.menu ?? null,
    hours: record.opening_hours.toSorted((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens)),
  };
}
