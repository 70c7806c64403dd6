import { addTold, readTold, removeTold, type Told } from '@clearplate/domain/verdict/told';
import { useEffect, useMemo } from 'react';
import { localStore, tabStore, toldKey } from '../../shared/lib/storage.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';

/**
 * What somebody was told here, on this device alone: for those signed in until they sign out, for guests as long as the
 * tab, and never longer than twelve hours, also while a page stays open.
 */
export function useTold(restaurant: number) {
  const isGuest = useToken() === undefined;
  const [own, ofTab] = [useStored(toldKey), useTabStored(toldKey)];
  const stored = isGuest ? ofTab : own;
  const now = useMinute();
  const all = useMemo(() => readTold(stored, now), [stored, now]);
  const told = useMemo(() => all.filter((one) => one.restaurant === restaurant), [all, restaurant]);

  const write = (next: readonly Told[]) => {
    const store = isGuest ? tabStore : localStore;
    if (next.length === 0) store.remove(toldKey);
    else store.write(toldKey, JSON.stringify(next));
  };
  useEffect(() => {
    // What has ended, or can't be read, doesn't stay in the store either.
    if (stored === undefined || stored === JSON.stringify(all)) return;
    const store = isGuest ? tabStore : localStore;
    if (all.length === 0) store.remove(toldKey);
    else store.write(toldKey, JSON.stringify(all));
  }, [stored, all, isGuest]);
  return {
    told,
    note: (one: Told) => write(addTold(all, one)),
    takeBack: (one: Told) => write(removeTold(all, one)),
  };
}
