import './results-frame.css';
import type { Dish } from '@clearplate/contract/dishes';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../../features/dishes/confirm-note.tsx';
import { DishCard } from '../../features/dishes/dish-card.tsx';
import type { Judged } from '../../features/dishes/judge-list.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { JudgedList } from './judged-list.tsx';
import { OtherRestaurants } from './other-tab.tsx';
import { dishSearchOf, type Search } from './use-search.ts';

/** The dishes that were found, judged for whoever looks. */
export function DishResults({ onOther, ...search }: Search & { onOther: () => void }) {
  const avoiding = useAvoiding();
  const { text } = search;
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <div className="results">
        <JudgedList
          source={dishSearchOf(search)}
          avoiding={avoiding}
          noun="dish"
          label="Dishes found"
          words={{
            loading: `Searching for ${text}`,
            failed: 'The search could not be made.',
            allHidden: 'Every dish that was found conflicts with what you avoid.',
            outcome: (shown) => `${shown} found for ${text}`,
          }}
          heading={
            <>
              <h2 className="results__heading">Results for {text}</h2>
              <ConfirmNote />
            </>
          }
          none={
            <EmptyState text={`No results for ${text}.`}>
              <OtherRestaurants search={search} onLook={onOther} />
            </EmptyState>
          }
          render={({ item, assessment }: Judged<Dish>) => (
            <DishCard dish={item} assessment={assessment} isCurrent={avoiding.isCurrent} />
          )}
        />
      </div>
    </>
  );
}
