import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { answerTimeoutMs } from '../shared/lib/answer-timeout.ts';
import { useBoundedWait } from '../shared/lib/use-bounded-wait.ts';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { t } from '../translations/t.ts';
import type { Pages } from './pages.ts';

/** Shows a skeleton while a page's code loads, and an error after some seconds. Late code still renders. */
function PagePlaceholder() {
  const isWaiting = useBoundedWait(true, answerTimeoutMs);
  if (!isWaiting) return <NotThere />;
  return (
    <div className="page arriving" aria-busy="true">
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
    </div>
  );
}

const NotThere = () => (
  <div className="page">
    <h1 className="visually-hidden">{t('Something is missing here')}</h1>
    <ErrorState
      text={t('This page could not be loaded.')}
      reason={t('Check your connection, then try again. What you saved or put into the cart is still there.')}
      onRetry={() => window.location.reload()}
    />
  </div>
);

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
