import '../../shared/ui/list-head.css';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { FindFilters } from '../../features/discovery/filters/find-filters.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import {
  type ListFilters,
  hasFilters,
  keyOf,
  questionOf,
  useListFilters,
} from '../../entities/area/use-list-filters.ts';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { type Tab, Tabs } from '../../shared/ui/tabs.tsx';
import { DishResults } from '../../features/discovery/search/dish-results.tsx';
import { HereNeeded } from '../../features/discovery/filters/lazy-here-needed.tsx';
import { ListOrMap } from '../../features/discovery/restaurants/list-or-map.tsx';
import '../../features/discovery/search/results-frame.css';
import { useAnnounced } from '../../shared/ui/announcer.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { CompareTray } from '../../features/discovery/compare/compare-toggle.tsx';
import { Corrections } from '../../features/discovery/search/corrections.tsx';
import { FindWider } from '../../features/discovery/filters/find-wider.tsx';
import { FoundRestaurants } from '../../features/discovery/restaurants/found-restaurants.tsx';
import { OtherDishes } from '../../features/discovery/search/other-tab.tsx';
import { formatNumberOf } from '../../shared/lib/format-count.ts';
import type { SearchResultsProps } from '../../features/discovery/search/search-results.ts';
import { useFoundRestaurants } from '../../features/discovery/restaurants/use-found-restaurants.ts';
import { t } from '../../translations/t.ts';
import { useQuery } from '@tanstack/react-query';
import { UnclaimedHere } from '../../entities/verdict/own-view.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { type SearchTab, maxSearchText, searchAddress } from '../../features/discovery/search/search-address.ts';
import { SearchBox } from '../../features/discovery/search/search-box.tsx';

/** Shows the matching restaurants, with how their menus are assessed. */
function RestaurantResults({ text, finding, question, avoiding, onOther }: SearchResultsProps) {
  const list = useFoundRestaurants(question, avoiding);
  // The announcement is worded differently from the page's text, so that it can be told apart.
  useAnnounced(
    list.items && t('{count} found for {text}', { count: formatNumberOf(list.items.length, 'restaurant'), text }),
  );
  return (
    <div className="results">
      <CompareTray />
      <FoundRestaurants
        list={list}
        avoiding={avoiding}
        loading={t('Searching for {text}', { text })}
        failed={<ErrorState error={list.error} text={t('The search didn’t work.')} onRetry={list.retry} />}
        heading={
          <>
            <h2 className="results__heading">{t('Results for {text}', { text })}</h2>
            <Corrections text={text} />
          </>
        }
        none={
          <EmptyState text={t('No results for {text}.', { text })} more={<Corrections text={text} isVain />}>
            <OtherDishes {...{ question, avoiding }} onLook={onOther} />
            <FindWider finding={finding} />
          </EmptyState>
        }
      />
    </div>
  );
}

const hour = 60 * 60_000;
const most = 8;

/**
 * Suggests searches: the cuisines that most restaurants have. In one area or with filters there are none, because
 * nothing might match.
 */
function SearchStart({ finding }: { finding: ListFilters }) {
  const [params] = useSearchParams();
  const { data } = useQuery({ ...callQuery('listCuisines', {}), staleTime: hour, retry: false });
  const mayMatch = finding.area.kind === 'everywhere' && !hasFilters(finding) && Array.isArray(data);
  const cuisines = mayMatch ? data.slice(0, most) : [];
  return cuisines.map((cuisine) => (
    <LinkButton key={cuisine} to={searchAddress(cuisine, { params })} lang={menuLanguage}>
      {cuisine}
    </LinkButton>
  ));
}

/** Shows the matching restaurants, as a list or on a map. */
function RestaurantSearch(found: SearchResultsProps) {
  const { finding, text, avoiding } = found;
  return (
    <>
      <UnclaimedHere />
      <ListOrMap {...{ finding, text, avoiding }}>
        <RestaurantResults {...found} />
      </ListOrMap>
    </>
  );
}

const tabs: readonly Tab<SearchTab>[] = [
  {
    name: 'dishes',
    get label() {
      return t('Dishes');
    },
  },
  {
    name: 'restaurants',
    get label() {
      return t('Restaurants');
    },
  },
];

function refusalOf(text: string): string | undefined {
  if (text === '') return t('Please enter something to search');
  return text.length > maxSearchText
    ? t('Please search with at most {maxSearchText} characters.', { maxSearchText })
    : undefined;
}

/** Shows a search. Its text and area are in the address, but avoidances and the user's position never are. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const finding = useListFilters();
  const text = (params.get('q') ?? '').trim();
  const tab: SearchTab = params.get('tab') === 'restaurants' ? 'restaurants' : 'dishes';
  const refusal = refusalOf(text);
  usePageTitle(text ? t('Search: {text}', { text }) : t('Search'));

  const choose = (next: SearchTab) => {
    const changed = new URLSearchParams(params);
    if (next === 'dishes') changed.delete('tab');
    else changed.set('tab', next);
    setParams(changed, { replace: true });
  };
  const page = useRef<HTMLDivElement>(null);
  // The pressed button disappears with this tab, so the other tab takes the focus.
  const lookAtOther = () => {
    page.current?.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.focus();
    choose(tab === 'dishes' ? 'restaurants' : 'dishes');
  };
  return (
    <div className="page" ref={page}>
      <div className="page__head">
        <h1>{t('Search')}</h1>
        <SearchBox text={text} zip={finding.area.kind === 'zip' ? finding.area.zip : undefined} params={params} />
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        <FindFilters finding={finding} />
      </div>
      <Tabs label={t('What to search for')} tabs={tabs} active={tab} onChange={choose}>
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
  finding: ReturnType<typeof useListFilters>;
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
