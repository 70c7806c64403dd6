import { useSearchParams } from 'react-router';

/** The address parameter with the cursor that a list starts at, for paging without JavaScript. */
const param = 'from';
const longest = 2000;

/** Returns the cursor that the page's list starts at, and a function that returns the address for another cursor. */
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
