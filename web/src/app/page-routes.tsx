import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorPage, NotFoundPage } from '../pages/error-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
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
        <Routes>
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {Styleguide && <Route path="/styleguide" element={<Styleguide />} />}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
