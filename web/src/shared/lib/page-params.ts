import { createContext, use } from 'react';
import { matchPath } from 'react-router';

export type PageParams = Readonly<Record<string, string | undefined>>;

export const PageParamsContext = createContext<PageParams>({});

/** What stands in the page's address where its route has a `:name`. */
export const usePageParams = (): PageParams => use(PageParamsContext);

function decodeAddress(pathname: string): string {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return pathname;
  }
}

/** The route of an address: no two of them match the same one. */
export function findRoute<Path extends string>(routes: readonly Path[], pathname: string) {
  const decoded = decodeAddress(pathname);
  for (const path of routes) {
    const match = matchPath<string>(path, decoded);
    if (match) return { path, params: match.params };
  }
  return undefined;
}
