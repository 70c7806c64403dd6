import { useCallback } from 'react';
import { localStore } from '../../shared/lib/storage.ts';
import { useStored } from '../../shared/lib/use-stored.ts';

const fiveDigits = /^\d{5}/;

/** The zip code whose area is shown. What is no zip code in storage counts as none. */
export function useZip() {
  const stored = useStored('zipcode');
  const zip = stored === undefined ? undefined : fiveDigits.exec(stored)?.[0];
  const setZip = useCallback((next: string) => {
    localStore.remove('restaurantData');
    localStore.write('zipcode', next);
  }, []);
  const clearZip = useCallback(() => {
    localStore.remove('restaurantData');
    localStore.remove('zipcode');
  }, []);
  return { zip, setZip, clearZip };
}
