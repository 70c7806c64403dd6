import { useSearchParams } from 'react-router';

/** Of an address: the cursor at which its list begins, for whoever pages without JavaScript. */
const param = 'from';
const longest = 2000;

/** Where the page's list begins, and the address at which it goes on at a cursor. */
export function useListStart() {
  const [params] = useSearchParams();
  const from = params.get(param);
  const addressAt = (cursor: string): string => {
    const next = new URLSearchParams(params);
    next.set(param, cursor);
    return `?${next}`;
  };
  return { startsAt: from && from.length <= longest ? from : undefined, addressAt };
}
