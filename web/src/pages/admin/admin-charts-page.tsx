import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ChainList } from '../../features/admin/chart/chain-list.tsx';
import { ChartOfChain } from '../../features/admin/chart/chart-of-chain.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { t } from '../../translations/t.ts';
import { AdminFrame } from './admin-frame.tsx';

/** Lists chains; with a menu in its address it shows the chart of that chain. */
export function AdminChartsPage() {
  const [params, setParams] = useSearchParams();
  const menu = params.get('menu');
  const text = (params.get('q') ?? '').trim().slice(0, 200);
  if (menu !== null)
    return (
      <AdminFrame title={t('A chain’s chart')} back={{ to: '/admin/charts', label: t('Charts of chains') }}>
        <ChartOfChain key={menu} menu={menu} />
      </AdminFrame>
    );
  return (
    <AdminFrame title={t('Charts of chains')} back={{ to: '/admin', label: t('Admin') }}>
      <Search key={text} text={text} onSearch={(q) => setParams(q === '' ? {} : { q })} />
      <ChainList text={text} />
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
        label={t('Name of a chain')}
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
