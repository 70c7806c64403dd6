import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';
import { say } from '../../translations/say.ts';

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
  {
    name: 'name',
    get label() {
      return say('Name');
    },
    get called() {
      return say('a name');
    },
    checks: [],
    maxLength: 200,
  },
  {
    name: 'address',
    get label() {
      return say('Address');
    },
    get called() {
      return say('an address');
    },
    checks: [],
    maxLength: 300,
  },
  {
    name: 'city',
    get label() {
      return say('City');
    },
    get called() {
      return say('a city');
    },
    checks: [],
    maxLength: 100,
  },
  {
    name: 'pin',
    get label() {
      return say('Zip code');
    },
    get called() {
      return say('a zip code');
    },
    checks: [isZip],
    maxLength: 5,
  },
  {
    name: 'phone',
    get label() {
      return say('Phone');
    },
    get called() {
      return say('a phone number');
    },
    checks: [],
    isOptional: true,
    maxLength: 40,
    type: 'tel',
  },
  {
    name: 'restaurant_url',
    get label() {
      return say('Delivery link');
    },
    get called() {
      return say('a web address');
    },
    checks: [isWebAddress],
    isOptional: true,
    maxLength: 2000,
    type: 'url',
  },
  {
    name: 'url',
    get label() {
      return say('Restaurant link');
    },
    get called() {
      return say('a web address');
    },
    checks: [isWebAddress],
    isOptional: true,
    maxLength: 2000,
    type: 'url',
  },
];

export type DetailValues = Readonly<Record<DetailName, string>>;

export const detailsOf = (restaurant: RestaurantDetail): DetailValues =>
  Object.fromEntries(detailFields.map(({ name }) => [name, restaurant[name] ?? ''])) as DetailValues;
