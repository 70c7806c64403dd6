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

/** Reads a store again each minute. What has ended, or can't be read, doesn't stay in it either. */
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
 * Returns what verdicts heed: one's own notes, and what warns among those of which nobody has said yet whose they are. A
 * warning too much does no harm; what reassures waits.
 */
export function heed(own: readonly Told[], unclaimed: readonly Told[]): readonly Told[] {
  const keys = new Set(own.map(noteKeyOf));
  const warnings = unclaimed.filter((one) => warns(one) && !keys.has(noteKeyOf(one)));
  return warnings.length === 0 ? own : [...own, ...warnings.map((one) => ({ ...one, isUnclaimed: true }))];
}

/**
 * What somebody was told here, on this device alone: for those signed in until they sign out, for guests as long as the
 * tab, and never longer than twelve hours, also while a page stays open. What a guest noted in this tab may be
 * somebody else's on a shared computer: until whoever signs in says whose it is, it warns, but isn't listed as theirs, doesn't
 * reassure, and isn't kept beyond the tab.
 */
export function useTold(restaurant: number) {
  const { all, heeded, ...notes } = useAllTold();
  const isHere = useCallback((one: Told) => one.restaurant === restaurant, [restaurant]);
  return {
    ...notes,
    /** Their own notes, to list, change and send. */
    told: useMemo(() => all.filter(isHere), [all, isHere]),
    /** What their verdicts heed. */
    heeded: useMemo(() => heeded.filter(isHere), [heeded, isHere]),
    /** Those in the tab of whoever signed in that warn of a dish here. */
    unclaimedWarnings: notes.unclaimedNotes.filter((one) => isHere(one) && warns(one)),
  };
}

/** What somebody was told anywhere, for lists of dishes and restaurants. */
export function useAllTold() {
  const isGuest = useToken() === undefined;
  const own = useReadTold(localStore, useStored(toldKey));
  const ofTab = useReadTold(tabStore, useTabStored(toldKey));
  const all = isGuest ? ofTab : own;
  const unclaimedNotes = isGuest ? noNotes : ofTab;
  const store = isGuest ? tabStore : localStore;
  return {
    all,
    /** What verdicts heed. */
    heeded: useMemo(() => heed(all, unclaimedNotes), [all, unclaimedNotes]),
    /** How many notes of a guest wait in this tab for whoever signed in to say whose they are. */
    unclaimed: unclaimedNotes.length,
    unclaimedNotes,
    /** They are theirs. */
    claim: () => {
      write(localStore, joinTold(own, ofTab));
      tabStore.remove(toldKey);
    },
    /** They are somebody else's, and go. */
    disclaim: () => tabStore.remove(toldKey),
    /** Changes what is there by then: a late answer takes no newer note away, and brings none back after signing out. */
    change: (make: (told: readonly Told[]) => readonly Told[]) =>
      write(store, make(readTold(store.read(toldKey), Date.now()))),
  };
}
