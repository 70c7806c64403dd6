import './search-box.css';
import type { Suggestion } from '@clearplate/contract/discovery';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { OptionList } from '../../../shared/ui/option-list.tsx';
import { useOptionList } from '../../../shared/ui/use-option-list.ts';
import { type SearchTab, maxSearchText, searchAddress } from './search-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/queries.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { t } from '../../../translations/t.ts';

/** A single letter matches too much. */
const shortest = 2;
/** Suggestions are requested after a pause of this long between keys. */
const restMs = 160;
const minutes = 60_000;

const none: readonly Suggestion[] = [];

/**
 * Returns suggestions that start with the text, near a zip code if known. The request is debounced, and cancelled when
 * another replaces it. If it fails there are no suggestions, and searching still works.
 */
function useSuggestions(text: string, zip: string | undefined): readonly Suggestion[] {
  const q = text.trim();
  const settled = useDebounced(q, restMs);
  const { data } = useQuery({
    ...callQuery('suggestSearch', { query: { q: settled, ...(zip && { zipcode: zip }) } }),
    enabled: settled.length >= shortest && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10 * minutes,
    retry: false,
  });
  return q.length < shortest || !Array.isArray(data) ? none : data;
}

export interface SearchBoxProps {
  /** The current search has this text. */
  text?: string;
  /** Suggestions near this zip code come first. */
  zip: string | undefined;
  /** Parameters of the current address to apply to the next search. */
  params?: URLSearchParams;
}

const searchLabel = () => t('Search for dishes and restaurants');

/** Leads to the search page with the typed text or a suggestion. */
export function SearchBox({ text = '', zip, params }: SearchBoxProps) {
  const navigate = useNavigate();
  const [{ typed, since, isTyping }, setState] = useState({ typed: text, since: text, isTyping: false });
  const input = useRef<HTMLInputElement>(null);
  // What was typed before hydration is only in the DOM.
  useEffect(() => {
    const entered = input.current?.value;
    if (entered !== undefined) setState((state) => ({ ...state, typed: entered }));
  }, []);
  // After another search, or Back, the box takes its text and stays focused.
  if (since !== text) setState({ typed: text, since: text, isTyping: false });
  // Without JavaScript the browser submits the form with these parameters.
  const goesOn = [...new URLSearchParams(searchAddress('', { params, zip }).split('?', 2)[1])].filter(
    ([name]) => name !== 'q' && name !== 'from',
  );
  const suggestions = useSuggestions(isTyping ? typed : '', zip);
  const search = (next: string, tab?: SearchTab) => {
    setState({ typed: next, since, isTyping: false });
    void navigate(searchAddress(next.trim(), { params, zip, tab }));
  };
  const choose = (index: number) => {
    const chosen = suggestions[index];
    if (chosen) search(chosen.text, tabOf(chosen));
  };
  const list = useOptionList({
    count: suggestions.length,
    startsOn: 'none',
    onChoose: choose,
    onEmpty: () => setState({ typed: '', since, isTyping: false }),
  });
  return (
    <form
      className="search-form"
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {goesOn.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="search-box">
        {searchLabel()}
      </label>
      <div className="search-box combobox" onBlur={list.close}>
        <input
          ref={input}
          id="search-box"
          type="search"
          name="q"
          value={typed}
          onChange={(event) => {
            list.restart();
            setState({ typed: event.target.value, since, isTyping: true });
          }}
          onKeyDown={list.onKeyDown}
          placeholder={t('A dish or a restaurant')}
          maxLength={maxSearchText}
          enterKeyHint="search"
          {...list.inputProps}
        />
        <Button type="submit" kind="primary">
          {t('Search')}
        </Button>
        <OptionList {...list} label={t('Suggestions')} options={suggestions.map(optionOf)} onChoose={choose} />
      </div>
    </form>
  );
}

const tabOf = ({ kind }: Suggestion): SearchTab => (kind === 'restaurant' ? 'restaurants' : 'dishes');

const optionOf = ({ text, kind }: Suggestion) => ({ key: `${kind} ${text}`, label: text, note: kind });
