import type { ReactNode } from 'react';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../../features/dishes/confirm-note.tsx';
import type { Judgeable, Judged } from '../../features/dishes/judge-list.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { JudgedList } from './judged-list.tsx';
import type { ListSource } from './use-judged-list.ts';

interface JudgedListPageProps<Item> {
  source: ListSource;
  noun: 'dish' | 'recipe';
  renderFor: (avoiding: Avoiding) => (judged: Judged<Item>) => ReactNode;
}

const words = {
  loading: 'Loading the dishes',
  failed: 'The dishes could not be loaded.',
  allHidden: 'Every dish here conflicts with what you avoid.',
};

/** "All Dishes", as dishes or as recipes. */
export function JudgedListPage<Item extends Judgeable>({ source, noun, renderFor }: JudgedListPageProps<Item>) {
  const avoiding = useAvoiding();
  usePageTitle('All Dishes');
  return (
    <div className="page">
      <div className="page__head">
        <h1>All Dishes</h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <JudgedList
        source={source}
        avoiding={avoiding}
        noun={noun}
        render={renderFor(avoiding)}
        label="Dishes"
        words={words}
        none={<EmptyState text="There are no dishes here yet." />}
      />
      <ConfirmNote />
    </div>
  );
}
