import './menu-editor.css';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { client } from '../../shared/api/client.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LoadedMenuEditor } from './loaded-menu-editor.tsx';
import type { Whose } from './model/use-menu-editing.ts';
import { t } from '../../translations/t.ts';

export interface MenuEditorProps extends Whose {
  /** What is known of a saved dish beside its statements. */
  AboutDish: ComponentType<{ dishId: number }>;
}

/** The menu as those who keep it see and change it. Nothing is hidden here, whatever the person avoids. */
export function MenuEditor({ userId, restaurantId, AboutDish }: MenuEditorProps) {
  const query = useQuery({
    queryKey: ['getMenuForEditing', userId, restaurantId],
    queryFn: ({ signal }) => client.getMenuForEditing({ params: { id: restaurantId } }, { signal }),
    // From here on the editor asks for what is newer, so that nothing moves under what is typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <FoldedPart title={t('Menu')}>
      {query.data ? (
        <LoadedMenuEditor key={restaurantId} menu={query.data} whose={{ userId, restaurantId }} AboutDish={AboutDish} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          text={t('The menu could not be loaded.')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <CardSkeletons label={t('Loading the menu')} />
      )}
    </FoldedPart>
  );
}
