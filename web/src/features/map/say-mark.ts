import type { MapMark } from '@clearplate/contract/discovery';
import { sayFit, type Fit } from './fit.ts';
import type { Place } from './map-view.ts';

export const sayNumber = (count: number): string => count.toLocaleString('en-US');

export const sayRestaurants = (count: number): string => `${sayNumber(count)} restaurant${count === 1 ? '' : 's'}`;

/** "34 restaurants around Boston". */
export function sayGroup(mark: MapMark): string {
  const where = isOnePlace(mark) ? 'at one place in' : 'around';
  return sayRestaurants(mark.restaurants) + (mark.town && ` ${where} ${mark.town}`);
}

/** Restaurants of one place can't be told apart by going closer. */
export const isOnePlace = ({ bounds }: MapMark): boolean =>
  bounds.north - bounds.south < 1e-5 && Math.abs(bounds.east - bounds.west) < 1e-5;

/** What a mark says to whoever can't see it. */
export function sayMark(mark: MapMark, fit: Fit): string {
  if (mark.restaurant) {
    const { name, cuisine } = mark.restaurant;
    return [[name, cuisine, mark.town].filter(Boolean).join(', '), sayFit(fit)].filter(Boolean).join(': ');
  }
  return `${sayGroup(mark)}. ${isOnePlace(mark) ? 'Show them' : 'Go closer'}`;
}

const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const milesADegree = 69;

/** "2.3 mi north-east": from the middle of what is shown. */
export function sayWay(from: Place, to: Place): string {
  const north = (to.lat - from.lat) * milesADegree;
  const turned = ((to.lng - from.lng + 540) % 360) - 180;
  const east = turned * milesADegree * Math.cos((from.lat * Math.PI) / 180);
  const miles = Math.hypot(north, east);
  if (miles < 0.05) return 'in the middle';
  const wind = winds[Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8] ?? '';
  return `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi ${wind}`;
}
