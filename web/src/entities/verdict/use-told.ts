import { joinTold, noteKeyOf, readTold, warns, type Told } from '@clearplate/domain/verdict/told';
import { useCallback, useEffect, useMemo } from 'react';
import { localStore, tabStore, toldKey, type TextStore } from '../../shared/lib/storage.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';

type Store = Pick<TextStore<typeof toldKey>, 'read' | 'write' | 'remove'>;

function write(store: Store, told: readonly Told[]): void {
  if (told.length === 0) store.remove(toldKey);
  else store.write(toldKey, JSON.stringify(told));
}

/** Reads a store again each minute, and removes notes from it that have expired or can't be read. */
function useReadTold(store: Store, stored: string | undefined): readonly Told[] {
  const now = useMinute();
  const all = useMemo(() => readTold(stored, now), [stored, now]);
  useEffect(() => {
    if (stored !== undefined && stored !== JSON.stringify(all)) write(store, all);
  }, [store, stored, all]);
  return all;
}

const noNotes: readonly Told[] = [];

/**
 * Returns the notes that verdicts heed: the user's own, and the warnings among those that nobody has claimed yet. One
 * warning too many does no harm, but reassurance has to wait.
 */
export function heed(own: readonly Told[], unclaimed: readonly Told[]): readonly Told[] {
  const keys = new Set(own.map(noteKeyOf));
  const warnings = unclaimed.filter((one) => warns(one) && !keys.has(noteKeyOf(one)));
  return warnings.length === 0 ? own : [...own, ...warnings.map((one) => ({ ...one, isUnclaimed: true }))];
}

/**
 * Returns what somebody was told here, on this device alone. Users keep it until they sign out, and guests as long as
 * the tab is open, but never for more than twelve hours, even while a page stays open. On a shared computer, somebody
 * else may have made a guest's notes in this tab. Until the person who signs in says who made them, they warn, but
 * aren't listed as that person's, don't reassure, and aren't kept beyond the tab.
 */
export function useTold(restaurant: number) {
  const { all, heeded, ...notes } = useAllTold();
  const isHere = useCallback((one: Told) => one.restaurant === restaurant, [restaurant]);
  return {
    ...notes,
    /** These are their own notes, which they can list, change and send. */
    told: useMemo(() => all.filter(isHere), [all, isHere]),
    /** These are the notes that their verdicts heed. */
    heeded: useMemo(() => heeded.filter(isHere), [heeded, isHere]),
    /** These unclaimed notes in the tab warn of a dish here. */
    unclaimedWarnings: notes.unclaimedNotes.filter((one) => isHere(one) && warns(one)),
  };
}

/** Returns what somebody was told anywhere, for lists of dishes and restaurants. */
export function useAllTold() {
  const isGuest = useToken() === undefined;
  const own = useReadTold(localStore, useStored(toldKey));
  const ofTab = useReadTold(tabStore, useTabStored(toldKey));
  const all = isGuest ? ofTab : own;
  const unclaimedNotes = isGuest ? noNotes : ofTab;
  const store = isGuest ? tabStore : localStore;
  return {
    all,
    /** These are the notes that verdicts heed. */
    heeded: useMemo(() => heed(all, unclaimedNotes), [all, unclaimedNotes]),
    /** These are a guest's notes in this tab that the signed-in user hasn't claimed yet. */
    unclaimedNotes,
    /** Keeps the notes as the user's own. */
    claim: () => {
      write(localStore, joinTold(own, ofTab));
      tabStore.remove(toldKey);
    },
    /** Deletes the notes, which are somebody else's. */
    disclaim: () => tabStore.remove(toldKey),
    /**
     * Changes what the store holds at that moment, so that a late answer doesn't remove newer notes or bring any back
     * after signing out.
     */
    change: (make: (told: readonly Told[]) => readonly Told[]) =>
      write(store, make(readTold(store.read(toldKey), Date.now()))),
  };
}
