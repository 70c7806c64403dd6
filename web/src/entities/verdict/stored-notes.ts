import { toldKey } from '../../shared/lib/storage.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';

/** What was noted at tables, unread: nearly nobody was told something in the last twelve hours, and the rest load no code for it. */
export function useStoredNotes() {
  const isGuest = useToken() === undefined;
  const [ofDevice, ofTab] = [useStored(toldKey), useTabStored(toldKey)];
  return {
    /** Those of whoever is here. */
    own: isGuest ? ofTab : ofDevice,
    /** Those in the tab of whoever signed in, of which nobody has said yet whose they are. */
    unclaimed: isGuest ? undefined : ofTab,
    /** Whether there are any, also such as a guest noted in this tab before somebody signed in. */
    hasAny: ofDevice !== undefined || ofTab !== undefined,
  };
}
