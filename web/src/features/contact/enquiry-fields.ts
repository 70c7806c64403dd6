import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { isEmail, isPhone, isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';
import { t } from '../../translations/t.ts';

export interface EnquiryField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** The field's name within a sentence. */
  readonly called: string;
  readonly checks: readonly Check[];
  readonly kind?: 'email' | 'tel' | 'url' | 'zip' | 'message';
  readonly autoComplete?: string;
  readonly hint?: string;
}

type General = ClientInput<Api['sendGeneralEnquiry']>['body'];
type Restaurant = ClientInput<Api['sendRestaurantEnquiry']>['body'];

export const generalFields: readonly EnquiryField<keyof General>[] = [
  {
    name: 'name',
    get label() {
      return t('Name');
    },
    get called() {
      return t('your name');
    },
    checks: [],
    autoComplete: 'name',
  },
  {
    name: 'email',
    get label() {
      return t('Email');
    },
    get called() {
      return t('your e-mail address');
    },
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phoneno',
    get label() {
      return t('Phone number');
    },
    get called() {
      return t('your phone number');
    },
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    get hint() {
      return t('10 digits, for example (617) 555-0123');
    },
  },
  {
    name: 'message',
    get label() {
      return t('Message');
    },
    get called() {
      return t('your message');
    },
    checks: [],
    kind: 'message',
  },
];

export const restaurantFields: readonly EnquiryField<keyof Restaurant>[] = [
  {
    name: 'c_name',
    get label() {
      return t('Contact name');
    },
    get called() {
      return t('your name');
    },
    checks: [],
    autoComplete: 'name',
  },
  {
    name: 'c_email',
    get label() {
      return t('Contact email');
    },
    get called() {
      return t('your e-mail address');
    },
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'c_phoneno',
    get label() {
      return t('Contact phone number');
    },
    get called() {
      return t('your phone number');
    },
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    get hint() {
      return t('10 digits, for example (617) 555-0123');
    },
  },
  {
    name: 'restaurant_name',
    get label() {
      return t('Restaurant name');
    },
    get called() {
      return t('the restaurant’s name');
    },
    checks: [],
    autoComplete: 'organization',
  },
  {
    name: 'restaurant_address',
    get label() {
      return t('Restaurant address');
    },
    get called() {
      return t('the restaurant’s address');
    },
    checks: [],
    autoComplete: 'street-address',
  },
  {
    name: 'zipcode',
    get label() {
      return t('Zip code');
    },
    get called() {
      return t('the zip code');
    },
    checks: [isZip],
    kind: 'zip',
    autoComplete: 'postal-code',
  },
  {
    name: 'website',
    get label() {
      return t('Website');
    },
    get called() {
      return t('the restaurant’s website');
    },
    checks: [isWebAddress],
    kind: 'url',
    autoComplete: 'url',
    get hint() {
      return t('For example https://example.com');
    },
  },
];
