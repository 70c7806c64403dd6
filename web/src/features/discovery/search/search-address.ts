/** The server accepts no longer texts. */
export const maxSearchText = 200;

export type SearchTab = 'dishes' | 'restaurants';

export interface SearchAddressInput {
  /** The search page has these parameters; its area and filters apply to the next search too. */
  params?: URLSearchParams | undefined;
  /** The user's zip code, which goes into the address so that a shared link shows the same. */
  zip?: string | undefined;
  /** Defaults to the tab in `params`. */
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
