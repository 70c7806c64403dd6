import { joinTold, readTold, warns, type Told } from '@clearplate/domain/verdict/told';
import { useEffect, useMemo } from 'react';
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
 * What somebody was told here, on this device alone: for those signed in until they sign out, for guests as long as the
 * tab, and never longer than twelve hours, also while a page stays open. What a guest noted in this tab may be
 * somebody else's on a shared computer: whoever signs in says whether it is theirs before any of it is shown.
 */
export function useTold(restaurant: number) {
  const { all, ...notes } = useAllTold();
  const told = useMemo(() => all.filter((one) => one.restaurant === restaurant), [all, restaurant]);
  return {
    ...notes,
    told,
    /** Those in the tab of whoever signed in that warn of a dish here. */
    unclaimedWarnings: notes.unclaimedNotes.filter((one) => one.restaurant === restaurant && warns(one)),
  };
}

/** What somebody was told anywhere, for lists of dishes and restaurants. */
export function useAllTold() {
  const isGuest = useToken() === undefined;
  const own = useReadTold(localStore, useStored(toldKey));
  const ofTab = useReadTold(tabStore, useTabStored(toldKey));
  const all = isGuest ? ofTab : own;
  const store = isGuest ? tabStore : localStore;
  return {
    all,
    /** How many notes of a guest wait in this tab for whoever signed in to say whose they are. */
    unclaimed: isGuest ? 0 : ofTab.length,
    unclaimedNotes: isGuest ? noNotes : ofTab,
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
