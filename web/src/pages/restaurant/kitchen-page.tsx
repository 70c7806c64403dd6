import type { EditableMenu } from '@clearplate/contract/menu';
import type { Kitchen } from '@clearplate/contract/kitchen';
import { lacksFryer } from '@clearplate/domain/menu/frying-oil';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { KitchenEditor } from '../../features/kitchen/kitchen-editor.tsx';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

/** Lets the menu's editors enter what its dishes share in the kitchen. */
export function KitchenPage() {
  const id = useRecordId();
  usePageTitle(t('Kitchen'));
  return (
    <Protected>
      <div className="page">
        <BackLink to={`/restaurant/${id}`} label={t('The restaurant')} />
        <h1>{t('Kitchen')}</h1>
        <p>
          {t(
            'Name each fryer, grill and surface once, and say which dishes touch it. Each dish then says “may contain” for what is in the others, with the reason.',
          )}
        </p>
        <KitchenPart id={id} />
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

/** Returns the component of that id, if its dishes aren't all on a fryer yet. */
function oilOf(id: string | null, { components, dishes }: EditableMenu, { equipment }: Kitchen) {
  const oil = components.find((one) => String(one.id) === id);
  const using = dishes.filter(({ archived, uses }) => oil && !archived && uses.includes(oil.id));
  const dishIds = using.map((dish) => dish.id);
  const entered = equipment.map(({ kind, dish_ids: ids }) => ({ kind, dishIds: ids }));
  return oil && lacksFryer(dishIds, entered) ? { name: oil.name, dishIds } : undefined;
}

function KitchenPart({ id }: { id: string }) {
  const kitchen = useQuery({ ...callQuery('getKitchen', { params: { id } }), ...asItWas });
  const menu = useQuery({ ...callQuery('getMenuForEditing', { params: { id } }), ...asItWas });
  const [params] = useSearchParams();
  const failed = [kitchen, menu].find(({ isError }) => isError);
  if (kitchen.data && menu.data) {
    const oil = oilOf(params.get('oil'), menu.data, kitchen.data);
    return <KitchenEditor kitchen={kitchen.data} dishes={menu.data.dishes} oil={oil} />;
  }
  if (failed) {
    return (
      <ErrorState
        error={failed.error}
        text={t('The kitchen could not be loaded.')}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return <CardSkeletons label={t('Loading the kitchen')} />;
}
