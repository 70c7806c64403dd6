import './parts/list-head.css';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAvoiding } from '../features/avoiding/use-avoiding.ts';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { FindFilters } from '../features/location/find-filters.tsx';
import { keyOf, questionOf, useFinding } from '../features/location/use-finding.ts';
import { ZipPicker } from '../features/location/zip-picker.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Tabs, type Tab } from '../shared/ui/tabs.tsx';
import { DishResults } from './parts/dish-results.tsx';
import { HereNeeded } from './parts/here-needed.tsx';
import { RestaurantSearch } from './parts/restaurant-search.tsx';
import { SearchStart } from './parts/search-start.tsx';
import { maxSearchText, type SearchTab } from './parts/search-address.ts';
import { SearchBox } from './parts/search-box.tsx';
import { say } from '../translations/say.ts';

const tabs: readonly Tab<SearchTab>[] = [
  {
    name: 'dishes',
    get label() {
      return say('Dishes');
    },
  },
  {
    name: 'restaurants',
    get label() {
      return say('Restaurants');
    },
  },
];

function refusalOf(text: string): string | undefined {
  if (text === '') return say('Please enter something to search');
  return text.length > maxSearchText
    ? say('Please search with at most {maxSearchText} characters.', { maxSearchText })
    : undefined;
}

/** What is searched for and where stands in the address; what one avoids and one's own position never do. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const finding = useFinding();
  const text = (params.get('q') ?? '').trim();
  const tab: SearchTab = params.get('tab') === 'restaurants' ? 'restaurants' : 'dishes';
  const refusal = refusalOf(text);
  usePageTitle(text ? say('Search: {text}', { text }) : say('Search'));

  const choose = (next: SearchTab) => {
    const changed = new URLSearchParams(params);
    if (next === 'dishes') changed.delete('tab');
    else changed.set('tab', next);
    setParams(changed, { replace: true });
  };
  const page = useRef<HTMLDivElement>(null);
  // What was pressed goes away with this tab: the focus goes on to the other.
  const lookAtOther = () => {
    page.current?.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.focus();
    choose(tab === 'dishes' ? 'restaurants' : 'dishes');
  };
  return (
    <div className="page" ref={page}>
      <div className="page__head">
        <h1>{say('Search')}</h1>
        <SearchBox text={text} zip={finding.area.kind === 'zip' ? finding.area.zip : undefined} params={params} />
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        <FindFilters finding={finding} />
      </div>
      <Tabs label={say('What to search for')} tabs={tabs} active={tab} onChange={choose}>
        {refusal ? (
          <div className="results">
            <EmptyState text={refusal}>
              <SearchStart finding={finding} />
            </EmptyState>
          </div>
        ) : (
          <Results {...{ text, tab, finding }} onOther={lookAtOther} />
        )}
      </Tabs>
    </div>
  );
}

interface ResultsProps {
  text: string;
  tab: SearchTab;
  finding: ReturnType<typeof useFinding>;
  onOther: () => void;
}

function Results({ text, tab, finding, onOther }: ResultsProps) {
  const avoiding = useAvoiding();
  const question = questionOf(finding, text);
  if (!question)
    return (
      <>
        <AvoidingNotice avoiding={avoiding} />
        <HereNeeded finding={finding} />
      </>
    );
  const found = { text, finding, question, avoiding, onOther };
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      {tab === 'dishes' ? (
        <DishResults key={keyOf(question)} {...found} />
      ) : (
        <RestaurantSearch key={keyOf(question)} {...found} />
      )}
    </>
  );
}
