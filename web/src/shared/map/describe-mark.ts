import type { MapMark } from '@clearplate/contract/discovery';
import { describeFit, type Fit } from './fit.ts';
import type { MapPosition } from './map-view.ts';
import { t, tCount, spokenLocale } from '../../translations/t.ts';

export const formatNumber = (count: number): string => count.toLocaleString(spokenLocale());

export const describeRestaurants = (count: number): string =>
  tCount(count, '{number} restaurant', '{number} restaurants', { number: formatNumber(count) });

/** Returns "34 restaurants around Boston". */
export function describeGroup(mark: MapMark): string {
  const restaurants = describeRestaurants(mark.restaurants);
  if (!mark.town) return restaurants;
  return isOnePlace(mark)
    ? t('{restaurants} at one place in {town}', { restaurants, town: mark.town })
    : t('{restaurants} around {town}', { restaurants, town: mark.town });
}

/** Returns whether zooming in can't separate the restaurants, because they are at one place. */
export const isOnePlace = ({ bounds }: MapMark): boolean =>
  bounds.north - bounds.south < 1e-5 && Math.abs(bounds.east - bounds.west) < 1e-5;

/** Describes a mark to screen readers. */
export function describeMark(mark: MapMark, fit: Fit): string {
  if (mark.restaurant) {
    const { name, cuisine } = mark.restaurant;
    return [[name, cuisine, mark.town].filter(Boolean).join(', '), describeFit(fit)].filter(Boolean).join(': ');
  }
  return `${describeGroup(mark)}. ${isOnePlace(mark) ? t('Show them') : t('Zoom in here')}`;
}

const winds = () => [
  t('north'),
  t('north-east'),
  t('east'),
  t('south-east'),
  t('south'),
  t('south-west'),
  t('west'),
  t('north-west'),
];
const milesADegree = 69;

/** Returns text such as "2.3 mi north-east", from the centre of the map. */
export function describeWay(from: MapPosition, to: MapPosition): string {
  const north = (to.lat - from.lat) * milesADegree;
  const turned = ((to.lng - from.lng + 540) % 360) - 180;
  const east = turned * milesADegree * Math.cos((from.lat * Math.PI) / 180);
  const miles = Math.hypot(north, east);
  if (miles < 0.05) return t('in the middle');
  const wind = winds()[Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8] ?? '';
  return t('{miles} mi {wind}', { miles: miles < 10 ? miles.toFixed(1) : Math.round(miles), wind });
}
