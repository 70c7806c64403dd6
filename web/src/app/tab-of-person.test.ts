import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { clearedKey, localStore, tabStore, ticksKey, toldKey } from '../shared/lib/storage.ts';
import { clearTabOnPersonChange } from './tab-of-person.ts';

/** Another tab does this, and this one hears of it afterwards. */
function elsewhere(change: () => void): void {
  change();
  globalThis.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
}

const signIn = (token: string) => elsewhere(() => localStorage.setItem('token', token));
const signOut = () => elsewhere(() => localStorage.removeItem('token'));
const kept = () => [ticksKey, toldKey].map((key) => sessionStorage.getItem(key));

const queries = new QueryClient();
clearTabOnPersonChange(queries);

/** The app hears this way whose account it is. */
const hearOf = (id: number) => queries.setQueryData(['getUser'], { id });
const isSaid = () => sessionStorage.getItem(clearedKey) !== null;

function loseSession(): void {
  localStore.write('sessionLost', 'yes');
  localStore.remove('token');
}

function signInHere(token: string): void {
  localStore.remove('sessionLost');
  localStore.write('token', token);
}

beforeEach(() => {
  localStore.remove('sessionLost');
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
  clearTabOnPersonChange(queries);
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

it('the same person with a new session keeps their ticks in a tab that heard nothing of the lost one', () => {
  signIn('first');
  hearOf(7);
  signIn('second');
  expect(kept()).toEqual(['["sesame"]', '[1]']);
  hearOf(7);
  expect(kept()).toEqual(['["sesame"]', '[1]']);
  expect(isSaid()).toBe(false);
});

it('another account takes the place of the first: its ticks are cleared, which is said', () => {
  signIn('first');
  hearOf(7);
  signIn('second');
  hearOf(8);
  expect(kept()).toEqual([null, '[1]']);
  expect(isSaid()).toBe(true);
});

it.each([
  ['the same person', 7, ['["sesame"]', '[1]'], false],
  ['somebody else', 8, [null, '[1]'], true],
])('after a lost session %s signs in', (_, id, expected, said) => {
  signIn('first');
  hearOf(7);
  loseSession();
  signInHere('second');
  hearOf(id);
  expect(kept()).toEqual(expected);
  expect(isSaid()).toBe(said);
});

it('whoever goes on as a guest after a lost session keeps their ticks, until somebody else signs in', () => {
  signIn('first');
  hearOf(7);
  loseSession();
  localStore.remove('sessionLost');
  expect(kept()).toEqual(['["sesame"]', '[1]']);
  signInHere('second');
  hearOf(8);
  expect(kept()).toEqual([null, '[1]']);
});

it('who signed in after a lost session and out in another tab leaves no ticks, also where nobody could say who it was', () => {
  signIn('first');
  hearOf(7);
  loseSession();
  signInHere('second');
  signOut();
  expect(kept()).toEqual([null, null]);
});

it('what nobody had ticked is not said to be cleared', () => {
  tabStore.remove(ticksKey);
  signIn('first');
  hearOf(7);
  signIn('second');
  hearOf(8);
  expect(isSaid()).toBe(false);
});

it('what was known of the first, and goes with them, is not taken for the account of the second', () => {
  signIn('first');
  hearOf(7);
  localStorage.setItem('token', 'second');
  queries.removeQueries();
  signIn('second');
  hearOf(8);
  expect(kept()).toEqual([null, '[1]']);
});
