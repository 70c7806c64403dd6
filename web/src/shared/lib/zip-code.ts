import { localStore } from './storage.ts';
import { t } from '../../translations/t.ts';

export const zipLength = 5;

const pattern = /^\d{5}(-\d{4})?$/;

export const isZipCode = (text: string) => pattern.test(text);

/** Shown only once five characters are typed. */
export const invalidZip = () => t('Please enter a valid US zip code.');

export const lookupFailed = () => t('Error fetching location');

/** Stores the chosen area and forgets what was loaded for another one. */
export function storePlace(zip: string | undefined, addressId?: string): void {
  localStore.remove('restaurantData');
  if (addressId === undefined) localStore.remove('address');
  else localStore.write('address', addressId);
  if (zip === undefined) localStore.remove('zipcode');
  else localStore.write('zipcode', zip);
}
