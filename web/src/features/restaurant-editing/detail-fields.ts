import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';
import { t } from '../../translations/t.ts';

type DetailName = 'name' | 'address' | 'city' | 'pin' | 'phone' | 'restaurant_url' | 'url';

export interface DetailField {
  readonly name: DetailName;
  readonly label: string;
  /** The field's name within a sentence: "Enter …". */
  readonly called: string;
  readonly checks: readonly Check[];
  readonly isOptional?: true;
  readonly maxLength: number;
  readonly type?: 'tel' | 'url';
}

/** The specification lets a restaurant change these about itself. */
export const detailFields: readonly DetailField[] = [
  {
    name: 'name',
    get label() {
      return t('Name');
    },
    get called() {
      return t('a name');
    },
    checks: [],
    maxLength: 200,
  },
  {
    name: 'address',
    get label() {
      return t('Address');
    },
    get called() {
      return t('an address');
    },
    checks: [],
    maxLength: 300,
  },
  {
    name: 'city',
    get label() {
      return t('City');
    },
    get called() {
      return t('a city');
    },
    checks: [],
    maxLength: 100,
  },
  {
    name: 'pin',
    get label() {
      return t('Zip code');
    },
    get called() {
      return t('a zip code');
    },
    checks: [isZip],
    maxLength: 5,
  },
  {
    name: 'phone',
    get label() {
      return t('Phone');
    },
    get called() {
      return t('a phone number');
    },
    checks: [],
    isOptional: true,
    maxLength: 40,
    type: 'tel',
  },
  {
    name: 'restaurant_url',
    get label() {
      return t('Delivery link');
    },
    get called() {
      return t('a web address');
    },
    checks: [isWebAddress],
    isOptional: true,
    maxLength: 2000,
    type: 'url',
  },
  {
    name: 'url',
    get label() {
      return t('Restaurant link');
    },
    get called() {
      return t('a web address');
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
