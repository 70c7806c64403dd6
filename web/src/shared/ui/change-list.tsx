import { formatDate } from '@clearplate/domain/facts/instants';
import type { ReactNode } from 'react';
import type { PagedList } from '../api/queries.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from './translation.tsx';

interface ChangeListProps<Entry> {
  history: PagedList<Entry>;
  /** Shown if there are no entries. */
  empty: string;
  children: (entry: Entry) => ReactNode;
}

/** Lists the entries of a history, the latest first, with a button for earlier ones. */
export function ChangeList<Entry extends { id: number }>({ history, empty, children }: ChangeListProps<Entry>) {
  if (history.error)
    return <ErrorState error={history.error} text={t('The history could not be loaded.')} onRetry={history.retry} />;
  if (!history.items)
    return (
      <p role="status">
        <Spinner /> {t('Loading the history')}
      </p>
    );
  return (
    <>
      {history.items.length === 0 && <p>{empty}</p>}
      <ol role="list">
        {history.items.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ol>
      {history.hasMore && (
        <Button busy={history.isLoadingMore} onClick={history.loadMore}>
          {history.loadMoreFailed ? t('Try again') : t('Show earlier changes')}
        </Button>
      )}
    </>
  );
}

/** Shows when something changed, and by whom. */
export function ChangedAt({ className, at, by }: { className: string; at: string; by: string }) {
  return (
    <p className={className}>
      <Translation sentence="{time}, by {by}" time={<time dateTime={at}>{formatDate(at, t)}</time>} by={by} />
    </p>
  );
}
