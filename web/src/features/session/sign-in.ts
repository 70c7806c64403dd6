import { localStore } from '../../shared/lib/storage.ts';

/** Only a token that could be one is ever stored. */
export function storeToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.trim() === '') return false;
  localStore.remove('sessionLost');
  localStore.write('token', token);
  return true;
}
