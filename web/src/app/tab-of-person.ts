import { digestOf } from '@clearplate/contract/page-rendering';
import type { QueryClient } from '@tanstack/react-query';
import { clearedKey, localStore, readToken, tabStore, ticksKey, toldKey } from '../shared/lib/storage.ts';

/**
 * This key of the tab's store holds the digest of the signed-in user's token, or nothing after a lost session; after a
 * space follows the digest of their account, once it is known.
 */
const personKey = 'person';

function forgetTab(isSomebodyHere: boolean): void {
  // The next person to sign in is asked whose notes these are, so that no warning goes unread, and is told of the
  // ticks.
  const noted = isSomebodyHere ? tabStore.read(toldKey) : undefined;
  const hadTicks = isSomebodyHere && tabStore.read(ticksKey) !== undefined;
  tabStore.clear();
  if (noted !== undefined) tabStore.write(toldKey, noted);
  if (hadTicks) tabStore.write(clearedKey, 'yes');
}

function check(account = ''): void {
  const token = readToken();
  const before = tabStore.read(personKey);
  const [session = '', known = ''] = before?.split(' ') ?? [];
  if (token === undefined) {
    if (session === '') return;
    if (localStore.read('sessionLost') === undefined) forgetTab(false);
    else if (known === '') tabStore.remove(personKey);
    else tabStore.write(personKey, ` ${known}`);
    return;
  }
  const here = digestOf(token);
  // A new session may belong to the same person, which is known once their account is.
  const isOther = before !== undefined && (known === '' ? session !== here : account !== '' && account !== known);
  if (isOther) forgetTab(true);
  const next = `${here} ${account || (isOther ? '' : known)}`;
  if (next !== before) tabStore.write(personKey, next);
}

/**
 * Empties the tab's store when the user has signed out in another tab, or while this one was closed, or when somebody
 * else signs in. The next person at a shared computer would otherwise be assessed for their ticks. A guest's data stays
 * when they sign in. Everything stays when a session is lost, because then nobody has left, and when the same person
 * signs in again.
 */
export function clearTabOnPersonChange(queries: QueryClient): void {
  check();
  localStore.subscribe(() => check());
  queries.getQueryCache().subscribe((event) => {
    // Anything else may still be about an account whose session has just ended.
    if (event.type !== 'added' && (event.type !== 'updated' || event.action.type !== 'success')) return;
    const { queryKey, state } = event.query;
    if (queryKey[0] === 'getUser' && state.data) check(digestOf(String((state.data as { id: number }).id)));
  });
}
