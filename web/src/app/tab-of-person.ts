import { digestOf } from '@clearplate/contract/page-rendering';
import { localStore, readToken, tabStore, toldKey } from '../shared/lib/storage.ts';

/** A key of the tab's store: the digest of the token of whoever is signed in. */
const personKey = 'person';

function forgetTab(isSomebodyHere: boolean): void {
  // Whoever has signed in since is asked whose the notes are, so that no warning goes unread.
  const noted = isSomebodyHere ? tabStore.read(toldKey) : undefined;
  tabStore.clear();
  if (noted !== undefined) tabStore.write(toldKey, noted);
}

/**
 * Empties the tab's store when whoever was signed in has signed out in another tab, or while this one was closed. The next
 * person at a shared computer would otherwise be assessed for their ticks. What a guest stored stays when they sign in,
 * and so does everything when a session is lost, because then nobody has left.
 */
export function keepTabToPerson(): void {
  const check = () => {
    const token = readToken();
    const before = tabStore.read(personKey);
    const here = token && digestOf(token);
    if (before === here) return;
    if (here === undefined && localStore.read('sessionLost') !== undefined) return tabStore.remove(personKey);
    if (before !== undefined) forgetTab(here !== undefined);
    if (here !== undefined) tabStore.write(personKey, here);
  };
  check();
  localStore.subscribe(check);
}
