import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { AdminSearch, useSearchedText } from '../../features/admin/admin-search.tsx';
import { ChainList } from '../../features/admin/chart/chain-list.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../translations/t.ts';
import { AdminFrame } from './admin-frame.tsx';

const Editor = lazy(async () => ({
  default: (await import('../../features/components/chain-components-editor.tsx')).ChainComponentsEditor,
}));

/** Lists chains; with a menu in its address it shows the components that the places of that chain share. */
export function AdminComponentsPage() {
  const [params] = useSearchParams();
  const menu = params.get('menu');
  const text = useSearchedText();
  if (menu !== null)
    return (
      <AdminFrame
        title={t('A chain’s components')}
        back={{ to: '/admin/components', label: t('Components of chains') }}
      >
        <Suspense fallback={<CardSkeletons label={t('Loading the components')} />}>
          <OfChain key={menu} menu={menu} />
        </Suspense>
      </AdminFrame>
    );
  return (
    <AdminFrame title={t('Components of chains')} back={{ to: '/admin', label: t('Admin') }}>
      <AdminSearch label={t('Name of a chain')} />
      <ChainList text={text} about="components" />
    </AdminFrame>
  );
}

// Nothing may move while somebody types.
const asItWas = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

function OfChain({ menu }: { menu: string }) {
  const query = useQuery({ ...callQuery('getChainComponents', { params: { menu } }), ...asItWas });
  return (
    <Loaded query={query} what={t('the chain’s components')}>
      {(page) => (
        <>
          <p>
            {page.chain.name}: {tCount(page.chain.places, '{count} place', '{count} places')}.{' '}
            {t(
              'What is in a component is in each dish of each place that uses it. Their owners see it and can’t change it.',
            )}
          </p>
          <Editor initial={page} />
        </>
      )}
    </Loaded>
  );
}
