import './results-frame.css';
import type { FoundDish } from '@clearplate/contract/assessed-lists';
import { ConfirmNote } from '../../../entities/verdict/confirm-note.tsx';
import type { Assessed } from '../../../entities/verdict/assess-list.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FindWider } from '../filters/find-wider.tsx';
import { Corrections } from './corrections.tsx';
import { OtherRestaurants, RestaurantsCalled } from './other-tab.tsx';
import { AssessedList } from '../dishes/assessed-list.tsx';
import { FoundDish as Found } from '../dishes/found-dish.tsx';
import type { SearchResultsProps } from './search-results.ts';
import { t } from '../../../translations/t.ts';

/** Shows the matching dishes, assessed for those who eat. */
export function DishResults({ text, finding, question, avoiding, onOther }: SearchResultsProps) {
  return (
    <div className="results">
      <AssessedList
        source={{ call: 'judgeDishes', ...question }}
        avoiding={avoiding}
        noun="dish"
        label={t('Dishes found')}
        words={{
          loading: t('Searching for {text}', { text }),
          failed: t('The search didn’t work.'),
          allHidden: t('Every dish that was found conflicts with what you avoid.'),
          outcome: (shown) => t('{shown} found for {text}', { shown, text }),
        }}
        heading={
          <>
            <h2 className="results__heading">{t('Results for {text}', { text })}</h2>
            <Corrections text={text} />
            <ConfirmNote />
          </>
        }
        none={
          <EmptyState
            text={t('No results for {text}.', { text })}
            more={
              <>
                <RestaurantsCalled {...{ text, question, avoiding }} />
                <Corrections text={text} isVain />
              </>
            }
          >
            <OtherRestaurants {...{ text, question, avoiding }} onLook={onOther} />
            <FindWider finding={finding} />
          </EmptyState>
        }
        render={(one: Assessed<FoundDish>) => <Found {...one} isCurrent={avoiding.isCurrent} />}
      />
    </div>
  );
}
