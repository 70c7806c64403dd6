import './menu-editor.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { client } from '../../shared/api/client.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LoadedMenuEditor } from './loaded-menu-editor.tsx';
import { t } from '../../translations/t.ts';

export interface MenuEditorProps {
  userId: number;
  restaurant: RestaurantDetail;
  /** Renders below the state of the menu. */
  ways: ReactNode;
  /** Renders what else is known about a saved dish. */
  AboutDish: ComponentType<{ dishId: number }>;
  /** Renders what diners asked and weren't told. */
  DinersAsked: ComponentType<{ restaurantId: number }>;
  /** Replaces the table while there is no dish. `onType` begins one by hand. */
  WhenEmpty: ComponentType<{ restaurantId: string; onType: () => void }>;
}

/** Shows the menu to the people who maintain it. Nothing is hidden, whatever the user avoids. */
export function MenuEditor({ userId, restaurant, ...parts }: MenuEditorProps) {
  const restaurantId = String(restaurant.id);
  const query = useQuery({
    queryKey: ['getMenuForEditing', userId, restaurantId],
    queryFn: ({ signal }) => client.getMenuForEditing({ params: { id: restaurantId } }, { signal }),
    // The editor fetches newer versions itself, so that nothing moves while somebody types.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <FoldedPart title={t('Menu')}>
      {query.data ? (
        <LoadedMenuEditor
          key={restaurantId}
          menu={query.data}
          whose={{ userId, restaurantId }}
          restaurant={restaurant}
          {...parts}
        />
      ) : query.isError ? (
        <>
          <ErrorState
            error={query.error}
            text={t('The menu could not be loaded.')}
            onRetry={() => void query.refetch()}
          />
          {parts.ways}
        </>
      ) : (
        <CardSkeletons label={t('Loading the menu')} />
      )}
    </FoldedPart>
  );
}
