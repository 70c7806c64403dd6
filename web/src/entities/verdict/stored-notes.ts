import { toldKey } from '../../shared/lib/storage.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';

/**
 * Returns the stored notes as unread text. Hardly anybody was told something in the last twelve hours, and the others
 * load no code to read notes.
 */
export function useStoredNotes() {
  const isGuest = useToken() === undefined;
  const [ofDevice, ofTab] = [useStored(toldKey), useTabStored(toldKey)];
  return {
    /** These notes belong to the current user. */
    own: isGuest ? ofTab : ofDevice,
    /** These notes were in the tab before somebody signed in, and nobody has said yet who made them. */
    unclaimed: isGuest ? undefined : ofTab,
    /** Says whether there are any, including what a guest noted in this tab before somebody signed in. */
    hasAny: ofDevice !== undefined || ofTab !== undefined,
  };
}
