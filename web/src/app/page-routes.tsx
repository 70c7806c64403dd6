import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage, NotFoundPage } from '../pages/error-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { findRoute, PageParamsContext } from '../shared/lib/page-params.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import type { Pages } from './pages.ts';

// The condition is settled when the app is built: what is released has no trace of it.
const Styleguide =
  import.meta.env.DEV && lazy(async () => ({ default: (await import('../pages/styleguide-page.tsx')).StyleguidePage }));

const showError = (error: unknown) => <ErrorPage error={error} />;

export function PageRoutes({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary resetKey={pathname} onReset={reset} fallback={showError}>
      <Suspense fallback={<PagePlaceholder />}>
        <PageAt pathname={pathname} pages={pages} />
      </Suspense>
    </ErrorBoundary>
  );
}

const noParams = {};

function findPage(pages: Pages, pathname: string) {
  const found = findRoute(Object.keys(pages) as (keyof Pages)[], pathname);
  const Page = (found && pages[found.path]) ?? (Styleguide && pathname === '/styleguide' ? Styleguide : NotFoundPage);
  return { page: <Page />, params: found?.params ?? noParams };
}

function PageAt({ pathname, pages }: { pathname: string; pages: Pages }) {
  const { page, params } = useMemo(() => findPage(pages, pathname), [pages, pathname]);
  return <PageParamsContext value={params}>{page}</PageParamsContext>;
}
