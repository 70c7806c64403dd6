import { pageEntries } from '@clearplate/contract/pages';
import { loadPage } from './lazy-pages.ts';
import type { Pages } from './pages.ts';

const rendered = pageEntries.filter(([, { rendered }]) => rendered).map(([path]) => path);

/** Holds the pages that the server renders, loaded before the first request. */
export const renderedPages: Pages = Object.fromEntries(
  await Promise.all(rendered.map(async (path) => [path, await loadPage(path)] as const)),
);
