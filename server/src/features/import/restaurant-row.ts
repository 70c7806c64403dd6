import { latLngToCell } from 'h3-js';
import type { RestaurantRecord } from './import-record.ts';
import { timeZoneOf } from './state-time-zones.ts';

/** The place of a zip code. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

/** A restaurant as the table holds it, hours included; the keys in this order, so that JSON compares. */
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
  /** Beyond what a JavaScript number holds exactly. */
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

// Large enough for the zips of Alaska's coast and a post office box in the next town.
const farMiles = 100;

/** Coordinates this far from the restaurant's zip are a slip of the source: it would be found nowhere. */
export function isMisplaced(record: RestaurantRecord, place: Place): boolean {
  if (record.lat === undefined || record.lng === undefined || !hasPlace(place)) return false;
  return milesBetween({ lat: record.lat, lng: record.lng }, place) > farMiles;
}

/** The military zips stand at 0, 0: they have a city and a state, but no place. */
export function hasPlace(place: Place): boolean {
  return place.lat !== 0 || place.lng !== 0;
}

/** H3 cell of resolution 6 as a signed 64-bit number. */
export function h3CellOf(lat: number, lng: number): string {
  return BigInt.asIntN(64, BigInt(`0x${latLngToCell(lat, lng, 6)}`)).toString();
}

export function restaurantRow(record: RestaurantRecord, place: Place): RestaurantRow {
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
