import { pages, pagePaths, sourceOfPage, type PagePath } from '@clearplate/contract/pages';
import { lazy, type ComponentType } from 'react';
import { failWithWords } from '../shared/lib/page-not-loaded.ts';
import type { Pages } from './pages.ts';

type PageModule = Readonly<Record<string, ComponentType>>;

// The build makes one chunk of each page.
const modules = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!../pages/styleguide/*']);

/** Returns the name that a page's module exports: `DishPage` for `dish/dish-page`. */
const componentOf = (page: string) =>
  page.replace(/^.*\//, '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Loads a page's code before it is rendered. */
export async function loadPage(path: PagePath): Promise<ComponentType> {
  const load = modules[sourceOfPage(path).replace(/^src/, '..')];
  const Page = (await load?.().catch(failWithWords))?.[componentOf(pages[path].page)];
  if (!Page) throw new Error(`There is no page for ${path}`);
  return Page;
}

/** Loads every page lazily. */
export const lazyPages = Object.fromEntries(
  pagePaths.map((path) => [path, lazy(async () => ({ default: await loadPage(path) }))]),
) as unknown as Pages;
