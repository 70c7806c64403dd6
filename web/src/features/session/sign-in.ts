import { ApiError } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { leaveSession } from './sign-out.ts';
import { t } from '../../translations/t.ts';

/** Only a token that could be one is ever stored. */
export function storeToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.trim() === '') return false;
  localStore.remove('sessionLost');
  localStore.write('token', token);
  return true;
}

/** For calls of which the answer can only be a token: anything else counts as no answer. */
export function demandToken(token: unknown): void {
  if (!storeToken(token)) throw new ApiError({ status: 200, code: 'internal', message: t('Unreadable answer') });
}

/** Uses a mailed link up. Who was signed in here before is signed out, but only when the link is good. */
export async function signInByLink(link: string): Promise<void> {
  const { token } = await client.signInByLink({ body: { token: link } });
  if (typeof token === 'string') await leaveSession();
  demandToken(token);
}
