import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ComponentsEditor } from '../../features/components/components-editor.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { t } from '../../translations/t.ts';

/** Lets the menu's editors state once what is in a sauce or a batter that many dishes use. */
export function ComponentsPage() {
  const id = useRecordId();
  usePageTitle(t('Components'));
  return (
    <Protected>
      <div className="page">
        <BackLink to={`/restaurant/${id}`} label={t('The restaurant')} />
        <h1>{t('Components')}</h1>
        <p>
          {t(
            'Say once what is in a sauce, a batter, a stock or the frying oil. It then counts in each dish that uses it, and a change of it in all of them.',
          )}
        </p>
        <ComponentsPart id={id} />
      </div>
    </Protected>
  );
}

// Nothing may move while somebody types.
const asItWas = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  throwOnError: isNotFound,
};

function ComponentsPart({ id }: { id: string }) {
  const components = useQuery({ ...callQuery('getComponents', { params: { id } }), ...asItWas });
  const menu = useQuery({ ...callQuery('getMenuForEditing', { params: { id } }), ...asItWas });
  const failed = [components, menu].find(({ isError }) => isError);
  const [params] = useSearchParams();
  if (components.data && menu.data)
    return <ComponentsEditor components={components.data} dishes={menu.data.dishes} first={params.get('name')} />;
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        text={t('The components could not be loaded.')}
        onRetry={() => void failed.refetch()}
      />
    );
  return <CardSkeletons label={t('Loading the components')} />;
}
