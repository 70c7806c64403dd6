import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';

type DetailName = 'name' | 'address' | 'city' | 'pin' | 'phone' | 'restaurant_url' | 'url';

export interface DetailField {
  readonly name: DetailName;
  readonly label: string;
  /** Within a sentence: "Enter …". */
  readonly called: string;
  readonly checks: readonly Check[];
  readonly isOptional?: true;
  readonly maxLength: number;
  readonly type?: 'tel' | 'url';
}

/** What the specification lets a restaurant change of itself. */
export const detailFields: readonly DetailField[] = [
  { name: 'name', label: 'Name', called: 'a name', checks: [], maxLength: 200 },
  { name: 'address', label: 'Address', called: 'an address', checks: [], maxLength: 300 },
  { name: 'city', label: 'City', called: 'a city', checks: [], maxLength: 100 },
  { name: 'pin', label: 'Zip code', called: 'a zip code', checks: [isZip], maxLength: 5 },
  { name: 'phone', label: 'Phone', called: 'a phone number', checks: [], isOptional: true, maxLength: 40, type: 'tel' },
  {
    name: 'restaurant_url',
    label: 'Delivery link',
    called: 'a web address',
    checks: [isWebAddress],
    isOptional: true,
    maxLength: 2000,
    type: 'url',
  },
  {
    name: 'url',
    label: 'Restaurant link',
    called: 'a web address',
    checks: [isWebAddress],
    isOptional: true,
    maxLength: 2000,
    type: 'url',
  },
];

export type DetailValues = Readonly<Record<DetailName, string>>;

export const detailsOf = (restaurant: RestaurantDetail): DetailValues =>
  Object.fromEntries(detailFields.map(({ name }) => [name, restaurant[name] ?? ''])) as DetailValues;
