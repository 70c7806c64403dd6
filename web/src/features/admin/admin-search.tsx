import './owner-list.css';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { t } from '../../translations/t.ts';

/** Returns the search text of a list, which is in the page's address. */
export function useSearchedText(): string {
  const [params] = useSearchParams();
  return (params.get('q') ?? '').trim().slice(0, 200);
}

/** Searches a list of the admin's pages. */
export function AdminSearch({ label }: { label: string }) {
  const text = useSearchedText();
  return <SearchForm key={text} text={text} label={label} />;
}

function SearchForm({ text, label }: { text: string; label: string }) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    setParams(q === '' ? {} : { q });
  };
  return (
    <form className="owner-search" role="search" onSubmit={submit}>
      <TextField
        label={label}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit">{t('Find')}</Button>
    </form>
  );
}
