import { useCallback } from 'react';
import { useStored } from '../../shared/lib/use-stored.ts';
import { storePlace } from '../../shared/lib/zip-code.ts';

const fiveDigits = /^\d{5}/;

/** The zip code whose area is shown. What is no zip code in storage counts as none. */
export function useZip() {
  const stored = useStored('zipcode');
  const zip = stored === undefined ? undefined : fiveDigits.exec(stored)?.[0];
  // A zip code of its own is no longer that of a saved address.
  const setZip = useCallback((next: string) => storePlace(next), []);
  const clearZip = useCallback(() => storePlace(undefined), []);
  return { zip, setZip, clearZip };
}
