import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Shown while its code loads. */
  waiting: ReactNode;
  /** Shown if its code can't be loaded, instead of an error in place of the whole page. */
  lost: ReactNode;
  children: ReactNode;
}

/** Renders a part of a page whose code loads separately, and without which the rest goes on. */
export const LazyPart = ({ waiting, lost, children }: LazyPartProps) => (
  <ErrorBoundary fallback={() => lost}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
