import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { isEmail, isPhone, isWebAddress, isZip, type Check } from '../../shared/forms/checks.ts';

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
  { name: 'name', label: 'Name', called: 'your name', checks: [], autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    called: 'your e-mail address',
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phoneno',
    label: 'Phone number',
    called: 'your phone number',
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    hint: '10 digits, for example (617) 555-0123',
  },
  { name: 'message', label: 'Message', called: 'your message', checks: [], kind: 'message' },
];

export const restaurantFields: readonly EnquiryField<keyof Restaurant>[] = [
  { name: 'c_name', label: 'Contact name', called: 'your name', checks: [], autoComplete: 'name' },
  {
    name: 'c_email',
    label: 'Contact email',
    called: 'your e-mail address',
    checks: [isEmail],
    kind: 'email',
    autoComplete: 'email',
  },
  {
    name: 'c_phoneno',
    label: 'Contact phone number',
    called: 'your phone number',
    checks: [isPhone],
    kind: 'tel',
    autoComplete: 'tel-national',
    hint: '10 digits, for example (617) 555-0123',
  },
  {
    name: 'restaurant_name',
    label: 'Restaurant name',
    called: 'the restaurant’s name',
    checks: [],
    autoComplete: 'organization',
  },
  {
    name: 'restaurant_address',
    label: 'Restaurant address',
    called: 'the restaurant’s address',
    checks: [],
    autoComplete: 'street-address',
  },
  {
    name: 'zipcode',
    label: 'Zip code',
    called: 'the zip code',
    checks: [isZip],
    kind: 'zip',
    autoComplete: 'postal-code',
  },
  {
    name: 'website',
    label: 'Website',
    called: 'the restaurant’s website',
    checks: [isWebAddress],
    kind: 'url',
    autoComplete: 'url',
    hint: 'For example https://example.com',
  },
];
