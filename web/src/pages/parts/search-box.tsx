import './search-box.css';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { maxSearchText } from './use-search.ts';

export interface SearchBoxProps {
  /** What is being searched for now. */
  text?: string;
}

/** Leads to the search page. */
export function SearchBox({ text = '' }: SearchBoxProps) {
  const navigate = useNavigate();
  const [{ typed, since }, setState] = useState({ typed: text, since: text });
  // Another search, also one by Back: the box follows, and keeps the focus.
  if (since !== text) setState({ typed: text, since: text });
  const setTyped = (next: string) => setState({ typed: next, since });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/search?q=${encodeURIComponent(typed.trim())}`);
  };
  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <label className="visually-hidden" htmlFor="search-box">
        Search for dishes and restaurants
      </label>
      <input
        id="search-box"
        type="search"
        name="q"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="A dish or a restaurant"
        maxLength={maxSearchText}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" kind="primary">
        Search
      </Button>
    </form>
  );
}
