import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useZip } from '../features/location/use-zip.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { Tabs, type Tab } from '../shared/ui/tabs.tsx';
import { SearchArea } from './parts/search-area.tsx';
import { SearchBox } from './parts/search-box.tsx';
import { DishResults } from './parts/dish-results.tsx';
import { RestaurantResults } from './parts/restaurant-results.tsx';
import { maxSearchText } from './parts/use-search.ts';

type Kind = 'dishes' | 'restaurants';

const kinds: readonly Tab<Kind>[] = [
  { name: 'dishes', label: 'Dishes' },
  { name: 'restaurants', label: 'Restaurants' },
];

function refusalOf(text: string): string | undefined {
  if (text === '') return 'Please enter something to search';
  return text.length > maxSearchText ? `Please search with at most ${maxSearchText} characters.` : undefined;
}

/** What is searched for stands in the address, what one avoids never does. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { zip } = useZip();
  const text = (params.get('q') ?? '').trim();
  const kind: Kind = params.get('tab') === 'restaurants' ? 'restaurants' : 'dishes';
  const isEverywhere = params.get('area') === 'all';
  const area = isEverywhere ? undefined : zip;
  usePageTitle(text ? `Search: ${text}` : 'Search');

  const change = (name: 'tab' | 'area', value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const choose = (next: Kind) => change('tab', next === 'dishes' ? undefined : next);
  const page = useRef<HTMLDivElement>(null);
  // What was pressed goes away with this tab: the focus goes on to the other.
  const lookAtOther = () => {
    page.current?.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.focus();
    choose(kind === 'dishes' ? 'restaurants' : 'dishes');
  };
  const Results = kind === 'dishes' ? DishResults : RestaurantResults;
  const refusal = refusalOf(text);
  return (
    <div className="page" ref={page}>
      <div className="page__head">
        <h1>Search</h1>
        <SearchBox text={text} />
      </div>
      <Tabs label="What to search for" tabs={kinds} active={kind} onChange={choose}>
        {refusal ? (
          <p>{refusal}</p>
        ) : (
          <>
            <SearchArea
              zip={zip}
              isEverywhere={isEverywhere}
              onChange={(all) => change('area', all ? 'all' : undefined)}
            />
            <Results key={`${text} ${area}`} text={text} zip={area} onOther={lookAtOther} />
          </>
        )}
      </Tabs>
    </div>
  );
}
