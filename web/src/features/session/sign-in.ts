import { localStore } from '../../shared/lib/storage.ts';

/** Only a token that could be one is ever stored. */
export function storeToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.trim() === '') return false;
  localStore.remove('sessionLost');
  localStore.write('token', token);
  return true;
}

/** Takes away what belongs to the person; the zip code stays. */
export function forgetPerson(): void {
  localStore.remove('restaurantData');
  localStore.remove('address');
  localStore.remove('token');
  localStore.remove('sessionLost');
}
