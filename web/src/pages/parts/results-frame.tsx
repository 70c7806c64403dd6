import './results-frame.css';
import type { ReactNode } from 'react';
import type { PagedList } from '../../shared/api/queries.ts';
import { useAnnounced } from '../../shared/ui/announcer.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';

import { sayCount } from './say-count.ts';

export interface ResultsFrameProps<Item> {
  text: string;
  list: PagedList<Item>;
  /** Where nothing was found. */
  instead: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The restaurants that were found, in every state. */
export function ResultsFrame<Item>(props: ResultsFrameProps<Item>) {
  useAnnounced(sayOutcome(props));
  return (
    <div className="results">
      <Results {...props} />
    </div>
  );
}

/** In other words than the page's, which stand in the page as well. */
function sayOutcome<Item>({ text, list }: ResultsFrameProps<Item>): string | undefined {
  if (!list.items) return undefined;
  return `${sayCount(list.items.length, 'restaurant')} found for ${text}`;
}

function Results<Item>({ text, list, instead, children }: ResultsFrameProps<Item>) {
  if (list.error) {
    return <ErrorState error={list.error} text="The search could not be made." onRetry={list.retry} />;
  }
  if (!list.items) return <CardSkeletons label={`Searching for ${text}`} />;
  if (list.items.length === 0) return <EmptyState text={`No results for ${text}.`}>{instead}</EmptyState>;
  return (
    <>
      <h2 className="results__heading">Results for {text}</h2>
      {children(list.items)}
      <LoadMore {...list} shown={sayCount(list.items.length, 'restaurant')} />
    </>
  );
}
