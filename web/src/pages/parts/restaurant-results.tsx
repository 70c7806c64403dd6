import './results-frame.css';
import { useAnnounced } from '../../shared/ui/announcer.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Corrections } from './corrections.tsx';
import { FindWider } from './find-wider.tsx';
import { FoundRestaurants } from './found-restaurants.tsx';
import { OtherDishes } from './other-tab.tsx';
import { sayNumberOf } from './say-count.ts';
import type { SearchResultsProps } from './search-results.ts';
import { useFoundRestaurants } from './use-found-restaurants.ts';
import { say } from '../../translations/say.ts';

/** The restaurants that were found, with how their menus are judged. */
export function RestaurantResults({ text, finding, question, avoiding, onOther }: SearchResultsProps) {
  const list = useFoundRestaurants(question, avoiding);
  // In other words than the page's, which stand in the page as well.
  useAnnounced(
    list.items && say('{count} found for {text}', { count: sayNumberOf(list.items.length, 'restaurant'), text }),
  );
  return (
    <div className="results">
      <FoundRestaurants
        list={list}
        avoiding={avoiding}
        loading={say('Searching for {text}', { text })}
        failed={<ErrorState error={list.error} text={say('The search could not be made.')} onRetry={list.retry} />}
        heading={
          <>
            <h2 className="results__heading">{say('Results for {text}', { text })}</h2>
            <Corrections text={text} />
          </>
        }
        none={
          <EmptyState text={say('No results for {text}.', { text })} more={<Corrections text={text} isVain />}>
            <OtherDishes {...{ question, avoiding }} onLook={onOther} />
            <FindWider finding={finding} />
          </EmptyState>
        }
      />
    </div>
  );
}
