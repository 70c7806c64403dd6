import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { ReactNode } from 'react';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../../features/dishes/confirm-note.tsx';
import type { Judged } from '../../features/dishes/judge-list.ts';
import { JudgedGrid } from '../../features/dishes/judged-grid.tsx';
import type { PagedList } from '../../shared/api/queries.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { sayCount } from './say-count.ts';

interface Judgeable {
  readonly id: number;
  readonly facts: DishFacts;
}

interface JudgedListPageProps<Item> {
  list: PagedList<Item>;
  noun: 'dish' | 'recipe';
  render: (judged: Judged<Item>) => ReactNode;
}

/** "All Dishes", as dishes or as recipes. */
export function JudgedListPage<Item extends Judgeable>(props: JudgedListPageProps<Item>) {
  const avoiding = useAvoiding();
  usePageTitle('All Dishes');
  return (
    <div className="page">
      <div className="page__head">
        <h1>All Dishes</h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <ListBody {...props} assess={avoiding.assess} />
      <ConfirmNote />
    </div>
  );
}

function ListBody<Item extends Judgeable>(props: JudgedListPageProps<Item> & Pick<Avoiding, 'assess'>) {
  const { list, noun, render, assess } = props;
  if (list.error) return <ErrorState error={list.error} text="The dishes could not be loaded." onRetry={list.retry} />;
  if (!list.items) return <CardSkeletons label="Loading the dishes" />;
  if (list.items.length === 0) return <EmptyState text="There are no dishes here yet." />;
  return (
    <>
      <JudgedGrid items={list.items} assess={assess} label="Dishes" render={render} />
      <LoadMore {...list} shown={sayCount(list.items.length, noun)} />
    </>
  );
}
