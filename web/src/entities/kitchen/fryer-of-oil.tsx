import { isFryingOil, lacksFryer } from '@clearplate/domain/menu/frying-oil';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Dishes may be fried in this component. */
export interface Oil {
  readonly id: number;
  readonly name: string;
  readonly ingredients: readonly string[];
  /** The dishes on the menu that use it directly. */
  readonly dishIds: readonly number[];
}

/**
 * Returns the oils whose dishes aren't all on a fryer yet, and `undefined` until the kitchen is known. If it can't be
 * loaded, all of them are offered: its page says what is entered.
 */
export function useOilsWithoutFryer(restaurantId: number, oils: readonly Oil[]): readonly Oil[] | undefined {
  const shared = oils.filter(({ dishIds }) => lacksFryer(dishIds, []));
  const { queryKey, queryFn } = callQuery('getKitchen', { params: { id: String(restaurantId) } });
  // The kitchen's editor must not begin with what was loaded here.
  const kitchen = useQuery({ queryKey: [...queryKey, 'fryers'], queryFn, enabled: shared.length > 0, staleTime: 0 });
  if (shared.length === 0) return shared;
  if (kitchen.isPending) return undefined;
  const equipment = (kitchen.data?.equipment ?? []).map(({ kind, dish_ids: dishIds }) => ({ kind, dishIds }));
  return shared.filter(({ dishIds }) => lacksFryer(dishIds, equipment));
}

/** Leads to the kitchen, where a fryer with the dishes of an oil waits to be saved, and says why. */
export function FryerOfOil({ oil, restaurantId }: { oil: Oil; restaurantId: number }) {
  const { id, name, dishIds } = oil;
  return (
    <>
      <LinkButton to={`/restaurant/${restaurantId}/kitchen?oil=${id}`}>
        {tCount(
          dishIds.length,
          'Enter the fryer of {count} dish with “{name}”',
          'Enter the fryer of {count} dishes with “{name}”',
          { name },
        )}
      </LinkButton>
      <p className="fryer-of-oil">
        {isFryingOil(oil)
          ? t('Dishes fried in one oil leave traces in each other.')
          : t('If they are fried in it: dishes fried in one oil leave traces in each other.')}
      </p>
    </>
  );
}
