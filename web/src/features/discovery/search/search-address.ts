/** The server takes no longer texts. */
export const maxSearchText = 200;

export type SearchTab = 'dishes' | 'restaurants';

export interface SearchAddressInput {
  /** Those of the search page: its place and its filters hold for the next search too. */
  params?: URLSearchParams | undefined;
  /** The own zip code, said in the address so that the link shows others the same. */
  zip?: string | undefined;
  /** Else that of `params`. */
  tab?: SearchTab | undefined;
}

export function searchAddress(text: string, { params, zip, tab }: SearchAddressInput): string {
  const next = new URLSearchParams(params);
  next.delete('q');
  next.delete('from');
  if (zip !== undefined && !next.has('area')) next.set('area', zip);
  if (tab === 'restaurants') next.set('tab', tab);
  else if (tab) next.delete('tab');
  return `/search?q=${encodeURIComponent(text)}${next.size > 0 ? `&${next}` : ''}`;
}
