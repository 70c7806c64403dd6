import { joinTold, readTold } from '@clearplate/domain/verdict/told';
import { ApiError } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { localStore, tabStore, toldKey } from '../../shared/lib/storage.ts';
import { leaveSession } from './sign-out.ts';
import { t } from '../../translations/t.ts';

/** Stores a token, but only one that could be valid. */
export function storeToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.trim() === '') return false;
  localStore.remove('sessionLost');
  // It may be another person: anybody who signs in is asked whether the data of a lost session is theirs.
  const now = Date.now();
  const noted = joinTold(readTold(tabStore.read(toldKey), now), readTold(localStore.read(toldKey), now));
  localStore.remove(toldKey);
  if (noted.length > 0) tabStore.write(toldKey, JSON.stringify(noted));
  localStore.write('token', token);
  return true;
}

/** Stores the token of a call that can return nothing else; anything else counts as no response. */
export function demandToken(token: unknown): void {
  if (!storeToken(token)) throw new ApiError({ status: 200, code: 'internal', message: t('Unreadable answer') });
}

/** Uses a mailed link. The person signed in here is signed out, but only if the link is valid. */
export async function signInByLink(link: string): Promise<void> {
  const { token } = await client.signInByLink({ body: { token: link } });
  if (typeof token === 'string') await leaveSession();
  demandToken(token);
}
