import './in-cart-not-for.css';
import type { CartGroup } from '@clearplate/contract/cart';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { AssessedItems } from '../../entities/verdict/assess-list.ts';
import { describeNotFor } from '../../entities/verdict/describe-not-for.ts';
import { t } from '../../translations/t.ts';
import { useToken } from '../../shared/lib/use-stored.ts';
import { cartQuery, lineId } from './use-cart.ts';
import { useQuantity } from './use-quantity.ts';

export interface InCartNotForProps {
  dish: number;
  /** This is the id of a way to make it. It is missing for the dish as it comes. */
  way?: string;
  assessment: Assessment | undefined;
}

/**
 * Says who has to avoid a dish that was put into the cart. Unlike a toast, this stays. Adding the dish isn't forbidden,
 * because somebody else at the table may eat it.
 */
export function InCartNotFor({ dish, way, assessment }: InCartNotForProps) {
  const { quantity } = useQuantity(lineId(dish, way));
  const said = assessment ? describeNotFor(assessment) : '';
  return (
    <p className="in-cart-not-for" role="status">
      {quantity > 0 && said !== '' && t('It’s in your cart. {said}', { said })}
    </p>
  );
}

const noDishes: readonly number[] = [];
const dishesOf = (cart: readonly CartGroup[]): readonly number[] =>
  cart.flatMap(({ dishes }) => dishes.flatMap(({ dish_id, variant }) => (variant ? [] : [dish_id])));

/** Returns the dishes in the cart that are made as they come, or none while we don't know them. */
function useDishesInCart(enabled: boolean): readonly number[] {
  const token = useToken();
  const { data } = useQuery({ ...cartQuery, enabled: enabled && token !== undefined, select: dishesOf });
  return data ?? noDishes;
}

/**
 * Says the same in a menu that is shown for one of the eaters, because another one may have to avoid what is in the
 * cart. `list` is for all of them. Returns `undefined` where there is nothing to say.
 */
export function useNotForOthers(
  list: AssessedItems<DishSummary> | undefined,
  isForOne: boolean,
): ((id: number) => ReactNode) | undefined {
  const inCart = useDishesInCart(isForOne);
  return useMemo(() => {
    if (!isForOne) return undefined;
    const notes = new Map(
      (list?.hidden ?? [])
        .filter(({ item }) => inCart.includes(item.id))
        .map(({ item, assessment }) => [
          item.id,
          <p key={item.id} className="in-cart-not-for" role="status">
            {t('It’s in your cart. {said}', { said: describeNotFor(assessment) })}
          </p>,
        ]),
    );
    return notes.size > 0 ? (id) => notes.get(id) : undefined;
  }, [list, inCart, isForOne]);
}
