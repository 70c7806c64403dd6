import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { isEmail, isPhone, isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';
import { say } from '../../translations/say.ts';

export interface EnquiryField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** How the field is called within a sentence. */
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
      return say('Name');
    },
    get called() {
      return say('your name');
    },
    checks: [],
    autoComplete: 'name',
  },
  {
    name: 'email',
    get label() {
      return say('Email');
    },
    get called() {
      return say('your e-mail address');
    },
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phoneno',
    get label() {
      return say('Phone number');
    },
    get called() {
      return say('your phone number');
    },
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    get hint() {
      return say('10 digits, for example (617) 555-0123');
    },
  },
  {
    name: 'message',
    get label() {
      return say('Message');
    },
    get called() {
      return say('your message');
    },
    checks: [],
    kind: 'message',
  },
];

export const restaurantFields: readonly EnquiryField<keyof Restaurant>[] = [
  {
    name: 'c_name',
    get label() {
      return say('Contact name');
    },
    get called() {
      return say('your name');
    },
    checks: [],
    autoComplete: 'name',
  },
  {
    name: 'c_email',
    get label() {
      return say('Contact email');
    },
    get called() {
      return say('your e-mail address');
    },
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'c_phoneno',
    get label() {
      return say('Contact phone number');
    },
    get called() {
      return say('your phone number');
    },
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    get hint() {
      return say('10 digits, for example (617) 555-0123');
    },
  },
  {
    name: 'restaurant_name',
    get label() {
      return say('Restaurant name');
    },
    get called() {
      return say('the restaurant’s name');
    },
    checks: [],
    autoComplete: 'organization',
  },
  {
    name: 'restaurant_address',
    get label() {
      return say('Restaurant address');
    },
    get called() {
      return say('the restaurant’s address');
    },
    checks: [],
    autoComplete: 'street-address',
  },
  {
    name: 'zipcode',
    get label() {
      return say('Zip code');
    },
    get called() {
      return say('the zip code');
    },
    checks: [isZip],
    kind: 'zip',
    autoComplete: 'postal-code',
  },
  {
    name: 'website',
    get label() {
      return say('Website');
    },
    get called() {
      return say('the restaurant’s website');
    },
    checks: [isWebAddress],
    kind: 'url',
    autoComplete: 'url',
    get hint() {
      return say('For example https://example.com');
    },
  },
];
