import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { t } from '../../translations/t.ts';

interface QueryLike<Value> {
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Value> {
  query: QueryLike<Value>;
  /** Stands within a sentence: "your addresses". */
  what: string;
  children: (value: Value) => ReactNode;
}

/** Shows something of the profile as pending, failed or loaded. */
export function Loaded<Value>({ query, what, children }: LoadedProps<Value>) {
  // Data that could not be refetched isn't shown as if it were current.
  if (query.isError) {
    const text = capital(t('{what} could not be loaded.', { what }));
    return <ErrorState error={query.error} text={text} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <LoadingLines label={t('Loading {what}', { what })} />;
  return children(query.data);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function LoadingLines({ label }: { label: string }) {
  return (
    <div className="loading-lines arriving" aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}
