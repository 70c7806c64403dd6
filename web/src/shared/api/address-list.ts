import type { Address } from '@clearplate/contract/addresses';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { client } from './client.ts';

const texts = ['name', 'address_line_1', 'address_line_2', 'city', 'state', 'zip_code', 'country'] as const;

/** Reads an address and compares ids as strings; a missing line 2 is empty. */
export function readAddress(item: Readonly<Record<string, unknown>>): Address | undefined {
  const { id } = item;
  if (typeof id !== 'number' || typeof item['zip_code'] !== 'string') return undefined;
  const textOf = (name: string) => (typeof item[name] === 'string' ? item[name] : '');
  return { id, ...(Object.fromEntries(texts.map((name) => [name, textOf(name)])) as Omit<Address, 'id'>) };
}

/** Fetches all of the user's addresses. */
export function useAddressList({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['listAddresses'],
    queryFn: async ({ signal }) => readList(await client.listAddresses({}, { signal }), readAddress),
    enabled,
  });
}

/** Returns "1 Main Street, Apt 2, Cambridge, MA, 02139", without blank fields. */
export function formatAddress({ address_line_1, address_line_2, city, state, zip_code }: Omit<Address, 'id'>): string {
  return [address_line_1, address_line_2, city, state, zip_code].filter((part) => part.trim() !== '').join(', ');
}
