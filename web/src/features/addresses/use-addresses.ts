import type { Address } from '@clearplate/contract/addresses';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAddress } from '../../shared/api/address-list.ts';
import { client } from '../../shared/api/client.ts';
import { readList } from '../../shared/lib/read-list.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { storePlace } from '../../shared/lib/zip-code.ts';
import { toast } from '../../shared/ui/toast.ts';
import { t } from '../../translations/t.ts';

export type AddressFields = Omit<Address, 'id'>;

interface Words {
  readonly done: string;
  readonly failed: string;
}

const added: Words = {
  get done() {
    return t("Address added successfully! You're all set.");
  },
  get failed() {
    return t('Unable to add your address. Please retry.');
  },
};
const updated: Words = {
  get done() {
    return t('Your address has been updated successfully!');
  },
  get failed() {
    return t('Oops! There was an error updating your address. Please try again.');
  },
};
const deleted: Words = {
  get done() {
    return t('Your address has been deleted successfully!');
  },
  get failed() {
    return t('Address deletion failed. Please try again.');
  },
};

export const isSelected = (id: number | string) => localStore.read('address') === String(id);

/** Makes a change, reports the result, and refetches the list. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, words: Words) {
  const queries = useQueryClient();
  return async (input: Input): Promise<void> => {
    try {
      await change(input);
    } catch (error) {
      void toast(words.failed, 'error');
      throw error;
    }
    void toast(words.done);
    await queries.invalidateQueries({ queryKey: ['listAddresses'] });
  };
}

export const useAddAddress = () => useChange((body: AddressFields) => client.createAddress({ body }), added);

/** A selected address also updates the stored zip code. */
export const useUpdateAddress = (id: string) =>
  useChange(async (body: AddressFields) => {
    await client.updateAddress({ params: { id }, body });
    if (isSelected(id)) storePlace(body.zip_code, id);
  }, updated);

/** A deleted address is also deselected, but the zip code stays. */
export function useDeleteAddress() {
  const mutationFn = useChange(async (id: number) => {
    await client.deleteAddress({ params: { id: String(id) } });
    if (isSelected(id)) localStore.remove('address');
  }, deleted);
  return useMutation({ networkMode: 'always', mutationFn });
}

export interface DeletedAddress {
  readonly address: Address;
  readonly wasSelected: boolean;
}

/** Restores a deleted address, under another id. It is selected again unless another was selected meanwhile. */
export function useRestoreAddress() {
  const mutationFn = useChange(async ({ address, wasSelected }: DeletedAddress) => {
    const { id: _, ...body } = address;
    const { id } = await client.createAddress({ body });
    if (wasSelected && localStore.read('address') === undefined) storePlace(body.zip_code, String(id));
  }, added);
  return useMutation({ networkMode: 'always', mutationFn });
}

/** Fetches the current version of an address to edit. */
export function useAddress(id: string) {
  return useQuery({
    queryKey: ['getAddress', id],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const [address] = readList(await client.getAddress({ params: { id } }, { signal }), readAddress);
      if (!address) throw new TypeError('The address can not be read');
      const { id: _, ...fields } = address;
      return fields;
    },
  });
}
