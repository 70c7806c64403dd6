import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { answerTimeoutMs } from '../shared/lib/answer-timeout.ts';
import { useBoundedWait } from '../shared/lib/use-bounded-wait.ts';
import { PageNotLoaded } from '../shared/lib/page-not-loaded.ts';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { t } from '../translations/t.ts';
import type { Pages } from './pages.ts';

/** Shows a skeleton while a page's code loads, and an error after some seconds. Late code still renders. */
function PagePlaceholder() {
  const isWaiting = useBoundedWait(true, answerTimeoutMs);
  if (!isWaiting) return <ErrorPage error={new PageNotLoaded(undefined)} />;
  return (
    <div className="page arriving" aria-busy="true">
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
    </div>
  );
}

// The build evaluates the condition, so that releases contain nothing of it.
const Styleguide =
  import.meta.env.DEV &&
  lazy(async () => ({ default: (await import('../pages/styleguide/styleguide-page.tsx')).StyleguidePage }));

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
