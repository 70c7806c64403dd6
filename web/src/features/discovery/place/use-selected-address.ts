import type { Address } from '@clearplate/contract/addresses';
import { useEffect } from 'react';
import { useAddressList } from '../../../shared/api/address-list.ts';
import { localStore } from '../../../shared/lib/storage.ts';
import { useStored } from '../../../shared/lib/use-stored.ts';
import { storePlace } from '../../../shared/lib/zip-code.ts';
import { useZip } from '../../../entities/area/use-zip.ts';

/** Returns the signed-in user's addresses, and which of them is selected. */
export function useSelectedAddress({ enabled }: { enabled: boolean }) {
  const query = useAddressList({ enabled });
  const { zip } = useZip();
  const stored = useStored('address');
  const list = enabled ? query.data : undefined;
  const selected = list?.find(({ id }) => String(id) === stored);
  const isGone = list !== undefined && stored !== undefined && !selected;
  const newZip = selected && selected.zip_code !== zip ? selected.zip_code : undefined;
  useEffect(() => {
    if (isGone) localStore.remove('address');
  }, [isGone]);
  // The address may have been changed on another device.
  useEffect(() => {
    if (newZip !== undefined && stored !== undefined) storePlace(newZip, stored);
  }, [newZip, stored]);
  return { query, selected, choose: ({ id, zip_code }: Address) => storePlace(zip_code, String(id)) };
}
