import '../../features/admin/owner-list.css';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { OwnerRow } from '../../features/admin/owner-row.tsx';
import { usePagedCall } from '../../shared/api/queries.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../translations/t.ts';

export function AdminRestaurantsPage() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, 200);
  return (
    <AdminFrame
      title={t('Restaurants and owners')}
      back={{ to: '/admin', label: t('Admin') }}
      action={
        <LinkButton kind="primary" to="/admin/restaurants/new">
          {t('New restaurant')}
        </LinkButton>
      }
    >
      <Search key={text} text={text} onSearch={(q) => setParams(q === '' ? {} : { q })} />
      <Found text={text} />
    </AdminFrame>
  );
}

function Search({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className="owner-search" role="search" onSubmit={submit}>
      <TextField
        label={t('Name or zip code')}
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

function Found({ text }: { text: string }) {
  const query = text === '' ? {} : { q: text };
  const { items, error, retry, ...more } = usePagedCall('listOwnedRestaurants', { query });
  if (error) return <ErrorState error={error} text={t('The restaurants could not be loaded.')} onRetry={retry} />;
  if (!items) return <LoadingLines label={t('Loading the restaurants')} />;
  if (items.length === 0)
    return (
      <EmptyState
        text={text === '' ? t('No restaurant is listed yet.') : t('No restaurant matches “{text}”.', { text })}
      />
    );
  return (
    <>
      <ul className="owner-list" role="list">
        {items.map((restaurant) => (
          <OwnerRow key={restaurant.id} restaurant={restaurant} />
        ))}
      </ul>
      <LoadMore {...more} shown={tCount(items.length, '{count} restaurant', '{count} restaurants')} />
    </>
  );
}
