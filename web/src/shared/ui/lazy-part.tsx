import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Shown while its code loads. */
  waiting: ReactNode;
  /** Shown where its code can't be loaded, instead of an error in place of the whole page. */
  lost: ReactNode;
  children: ReactNode;
}

/** A part of a page whose code loads by itself, and without which the rest goes on. */
export const LazyPart = ({ waiting, lost, children }: LazyPartProps) => (
  <ErrorBoundary fallback={() => lost}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
