import { beforeEach, expect, it } from 'vitest';
import { localStore, tabStore, ticksKey, toldKey } from '../shared/lib/storage.ts';
import { keepTabToPerson } from './tab-of-person.ts';

/** As another tab does it, of which this one hears afterwards. */
function elsewhere(change: () => void): void {
  change();
  globalThis.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
}

const signIn = (token: string) => elsewhere(() => localStorage.setItem('token', token));
const signOut = () => elsewhere(() => localStorage.removeItem('token'));
const kept = () => [ticksKey, toldKey].map((key) => sessionStorage.getItem(key));

keepTabToPerson();

beforeEach(() => {
  signOut();
  sessionStorage.clear();
  tabStore.write(ticksKey, '["sesame"]');
  tabStore.write(toldKey, '[1]');
});

it('what a guest ticked stays when they sign in, and goes when they sign out in another tab', () => {
  signIn('first');
  expect(kept()).toEqual(['["sesame"]', '[1]']);
  signOut();
  expect(kept()).toEqual([null, null]);
});

it('of a tab that heard nothing of a sign-out the next person gets no ticks, and is asked whose its notes are', () => {
  signIn('first');
  signIn('second');
  expect(kept()).toEqual([null, '[1]']);
});

it('what the first left in a closed tab is gone before its page begins', () => {
  signIn('first');
  localStorage.removeItem('token');
  keepTabToPerson();
  expect(kept()).toEqual([null, null]);
});

it('a session that is lost takes nothing along, nor does signing in after it', () => {
  signIn('first');
  localStore.write('sessionLost', 'yes');
  localStore.remove('token');
  localStore.remove('sessionLost');
  signIn('again');
  expect(kept()).toEqual(['["sesame"]', '[1]']);
});
