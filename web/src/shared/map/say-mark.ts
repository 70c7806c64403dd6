import type { MapMark } from '@clearplate/contract/discovery';
import { sayFit, type Fit } from './fit.ts';
import type { Place } from './map-view.ts';
import { say, sayCount, spokenLocale } from '../../translations/say.ts';

export const sayNumber = (count: number): string => count.toLocaleString(spokenLocale());

export const sayRestaurants = (count: number): string =>
  sayCount(count, '{number} restaurant', '{number} restaurants', { number: sayNumber(count) });

/** "34 restaurants around Boston". */
export function sayGroup(mark: MapMark): string {
  const restaurants = sayRestaurants(mark.restaurants);
  if (!mark.town) return restaurants;
  return isOnePlace(mark)
    ? say('{restaurants} at one place in {town}', { restaurants, town: mark.town })
    : say('{restaurants} around {town}', { restaurants, town: mark.town });
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
  return `${sayGroup(mark)}. ${isOnePlace(mark) ? say('Show them') : say('Go closer')}`;
}

const winds = () => [
  say('north'),
  say('north-east'),
  say('east'),
  say('south-east'),
  say('south'),
  say('south-west'),
  say('west'),
  say('north-west'),
];
const milesADegree = 69;

/** "2.3 mi north-east": from the middle of what is shown. */
export function sayWay(from: Place, to: Place): string {
  const north = (to.lat - from.lat) * milesADegree;
  const turned = ((to.lng - from.lng + 540) % 360) - 180;
  const east = turned * milesADegree * Math.cos((from.lat * Math.PI) / 180);
  const miles = Math.hypot(north, east);
  if (miles < 0.05) return say('in the middle');
  const wind = winds()[Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8] ?? '';
  return say('{miles} mi {wind}', { miles: miles < 10 ? miles.toFixed(1) : Math.round(miles), wind });
}
