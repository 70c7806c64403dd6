import './results-frame.css';
import type { FoundDish } from '@clearplate/contract/judged';
import { ConfirmNote } from '../../../entities/verdict/confirm-note.tsx';
import { DishCard } from '../../../entities/dish/dish-card.tsx';
import type { Judged } from '../../../entities/verdict/judge-list.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FindWider } from '../filters/find-wider.tsx';
import { Corrections } from './corrections.tsx';
import { OtherRestaurants } from './other-tab.tsx';
import { JudgedList } from '../dishes/judged-list.tsx';
import type { SearchResultsProps } from './search-results.ts';
import { say } from '../../../translations/say.ts';

/** The dishes that were found, judged for whoever looks. */
export function DishResults({ text, finding, question, avoiding, onOther }: SearchResultsProps) {
  return (
    <div className="results">
      <JudgedList
        source={{ call: 'judgeDishes', ...question }}
        avoiding={avoiding}
        noun="dish"
        label={say('Dishes found')}
        words={{
          loading: say('Searching for {text}', { text }),
          failed: say('The search could not be made.'),
          allHidden: say('Every dish that was found conflicts with what you avoid.'),
          outcome: (shown) => say('{shown} found for {text}', { shown, text }),
        }}
        heading={
          <>
            <h2 className="results__heading">{say('Results for {text}', { text })}</h2>
            <Corrections text={text} />
            <ConfirmNote />
          </>
        }
        none={
          <EmptyState text={say('No results for {text}.', { text })} more={<Corrections text={text} isVain />}>
            <OtherRestaurants {...{ question, avoiding }} onLook={onOther} />
            <FindWider finding={finding} />
          </EmptyState>
        }
        render={({ item, assessment }: Judged<FoundDish>) => (
          <DishCard dish={item} assessment={assessment} isCurrent={avoiding.isCurrent} />
        )}
      />
    </div>
  );
}
