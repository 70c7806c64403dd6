import { useCallback } from 'react';
import { useStored } from '../../shared/lib/use-stored.ts';
import { storePlace } from '../../shared/lib/zip-code.ts';

const fiveDigits = /^\d{5}/;

/** Returns the zip code to search in. A stored value that isn't a zip code counts as none. */
export function useZip() {
  const stored = useStored('zipcode');
  const zip = stored === undefined ? undefined : fiveDigits.exec(stored)?.[0];
  // A zip code that the user types no longer belongs to a saved address.
  const setZip = useCallback((next: string) => storePlace(next), []);
  const clearZip = useCallback(() => storePlace(undefined), []);
  return { zip, setZip, clearZip };
}
