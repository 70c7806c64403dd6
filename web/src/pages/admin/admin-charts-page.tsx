import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ChainList } from '../../features/admin/chart/chain-list.tsx';
import { AdminSearch, useSearchedText } from '../../features/admin/admin-search.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { t } from '../../translations/t.ts';
import { AdminFrame } from './admin-frame.tsx';

// Only somebody who chose a chain needs the code that reads and reviews a file.
const ChartOfChain = lazy(async () => ({
  default: (await import('../../features/admin/chart/chart-of-chain.tsx')).ChartOfChain,
}));

/** Lists chains; with a menu in its address it shows the chart of that chain. */
export function AdminChartsPage() {
  const [params] = useSearchParams();
  const menu = params.get('menu');
  const text = useSearchedText();
  if (menu !== null)
    return (
      <AdminFrame title={t('A chain’s chart')} back={{ to: '/admin/charts', label: t('Charts of chains') }}>
        <Suspense fallback={<CardSkeletons label={t('Loading the chains')} />}>
          <ChartOfChain key={menu} menu={menu} />
        </Suspense>
      </AdminFrame>
    );
  return (
    <AdminFrame title={t('Charts of chains')} back={{ to: '/admin', label: t('Admin') }}>
      <AdminSearch label={t('Name of a chain')} />
      <ChainList text={text} />
    </AdminFrame>
  );
}
