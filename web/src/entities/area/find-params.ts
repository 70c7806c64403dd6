import type { Radius } from '@clearplate/contract/list-filters';
import { t } from '../../translations/t.ts';

/** Radii are in miles, as in the contract. They are strings because they come from the address. */
export const radii = ['1', '3', '5', '10', '25', '50'] as const satisfies readonly `${Radius}`[];
export type RadiusText = (typeof radii)[number];

/** Where the user searches. `here` is the browser's position, which the address never contains. */
export type Area =
  | { readonly kind: 'everywhere' }
  /** Means exactly this zip code if `radius` is undefined. */
  | { readonly kind: 'zip'; readonly zip: string; readonly radius: RadiusText | undefined }
  | { readonly kind: 'here'; readonly radius: RadiusText };

/** Holds the filters of a list, as the API calls take them. */
export interface Filters {
  readonly cuisine?: string;
  readonly max_price?: string;
  readonly open?: 'now';
  /** Includes what the eaters can have with a change. It doesn't say what that is. */
  readonly with_change?: 'yes';
}

/** Holds the list parameters of an address. Avoidances and the position are never among them. */
export interface FindParams {
  readonly area: string | undefined;
  readonly radius: RadiusText | undefined;
  readonly filters: Filters;
}

export type FindParamName = 'area' | 'radius' | keyof Filters;
export type FindChange = Readonly<Partial<Record<FindParamName, string | undefined>>>;

export const defaultRadius: RadiusText = '5';

const zip = /^\d{5}$/;
const dollars = /^[1-9]\d{0,3}$/;
const maxCuisine = 100;

/** Ignores whatever it can't read, because anybody may type an address. */
export function readFindParams(params: URLSearchParams): FindParams {
  const area = params.get('area') ?? '';
  const cuisine = params.get('cuisine')?.trim().slice(0, maxCuisine);
  const price = params.get('max_price') ?? '';
  return {
    area: area === 'all' || area === 'here' || zip.test(area) ? area : undefined,
    radius: radii.find((radius) => radius === params.get('radius')),
    filters: {
      ...(cuisine && { cuisine }),
      ...(dollars.test(price) && { max_price: price }),
      ...(params.get('open') === 'now' && { open: 'now' as const }),
      ...(params.get('with_change') === 'yes' && { with_change: 'yes' as const }),
    },
  };
}

/** Returns the area for somebody whose own zip code is `ownZip`. */
export function areaOf({ area, radius }: FindParams, ownZip: string | undefined): Area {
  if (area === 'here') return { kind: 'here', radius: radius ?? defaultRadius };
  const zip = area === 'all' ? undefined : (area ?? ownZip);
  return zip === undefined ? { kind: 'everywhere' } : { kind: 'zip', zip, radius };
}

/** Returns an area as it is written in an address that may be shared. */
export const areaParam = (area: Area): string =>
  area.kind === 'zip' ? area.zip : { everywhere: 'all', here: 'here' }[area.kind];

export function changeParams(params: URLSearchParams, change: FindChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export interface WhereQuery {
  readonly zipcode?: string;
  readonly radius?: RadiusText;
}

export function whereQuery(area: Area): WhereQuery {
  if (area.kind === 'everywhere') return {};
  if (area.kind === 'here') return { radius: area.radius };
  return { zipcode: area.zip, ...(area.radius && { radius: area.radius }) };
}

export const formatMiles = (radius: RadiusText) => (radius === '1' ? t('1 mile') : t('{radius} miles', { radius }));

/** Returns an area as part of a sentence: "near you", "in 02139", "within 5 miles of 02139"; empty for everywhere. */
export function describeArea(area: Area): string {
  if (area.kind === 'everywhere') return '';
  if (area.kind === 'here') return t('within {miles} of you', { miles: formatMiles(area.radius) });
  return area.radius
    ? t('within {miles} of {zip}', { miles: formatMiles(area.radius), zip: area.zip })
    : t('in zip code {zip}', { zip: area.zip });
}

/** Returns the next wider radius, or `undefined` if there is none. */
export function widerRadius(area: Area): RadiusText | undefined {
  if (area.kind === 'everywhere') return undefined;
  return area.radius === undefined ? defaultRadius : radii[radii.indexOf(area.radius) + 1];
}
