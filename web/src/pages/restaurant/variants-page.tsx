import { useQuery } from '@tanstack/react-query';
import { Protected } from '../../features/session/protected.tsx';
import { VariantsEditor } from '../../features/variants/variants-editor.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { t } from '../../translations/t.ts';

/** Lets the people who maintain a menu say how else its dishes can be made. */
export function VariantsPage() {
  const id = useRecordId();
  usePageTitle(t('Made another way'));
  return (
    <Protected>
      <div className="page">
        <BackLink to={`/restaurant/${id}`} label={t('The restaurant')} />
        <h1>{t('Made another way')}</h1>
        <p>
          {t(
            'Say what can be left out or swapped, and what the dish is without then. Guests who have to avoid the dish as it comes are told how to ask for it.',
          )}
        </p>
        <VariantsPart id={id} />
      </div>
    </Protected>
  );
}

function VariantsPart({ id }: { id: string }) {
  const asked = callQuery('getMenuVariants', { params: { id } });
  const menu = useQuery({
    ...asked,
    queryFn: async (context) => {
      const menu = await asked.queryFn(context);
      if (!Array.isArray(menu.dishes)) throw new TypeError('The menu can not be read');
      return menu;
    },
    // Nothing may move while somebody types.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: isNotFound,
  });
  if (menu.data) return <VariantsEditor restaurantId={id} menu={menu.data} />;
  if (menu.isError)
    return (
      <ErrorState error={menu.error} text={t('The menu could not be loaded.')} onRetry={() => void menu.refetch()} />
    );
  return <CardSkeletons label={t('Loading the menu')} />;
}
