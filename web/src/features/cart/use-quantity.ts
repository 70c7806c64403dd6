import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useToken } from '../../shared/lib/use-stored.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useState } from 'react';
import { stepQuantity } from './step-quantity.ts';
import { cartQuery, type LineId, isChangedIn, quantityIn, wantedKey } from './use-cart.ts';
import { t } from '../../translations/t.ts';

const loginRequired = () => t('Login required to add items to cart.');

export interface QuantityOfDish {
  /** This is the clicked quantity if it isn't stored yet, else the cart's, or 0 while we don't know it. */
  readonly quantity: number;
  /** Says whether a way in the cart differs from what the user was shown when they chose it. */
  readonly isChanged: boolean;
  /** It is `true` for guests, who have no cart. */
  readonly isGuest: boolean;
  /** It is `true` after a click by a guest, or by somebody who has been signed out meanwhile. */
  readonly needsLogin: boolean;
  /** Says why the last click was refused. */
  readonly problem: string | undefined;
  /** Changes the quantity. `success` is the toast to show when the server has accepted. */
  readonly step: (by: number, success?: string) => void;
}

/**
 * Returns the quantity of a dish, or of a way to make it, in the user's cart, and how to change it. `asOf` says which
 * version of a way was shown.
 */
export function useQuantity(id: LineId, asOf?: number): QuantityOfDish {
  const queries = useQueryClient();
  const token = useToken();
  const [problem, setProblem] = useState<string>();
  const [wasAsked, setAsked] = useState(false);
  const select = (cart: Awaited<ReturnType<typeof cartQuery.queryFn>>) => quantityIn(cart, id);
  const inCart = useQuery({ ...cartQuery, enabled: token !== undefined, select });
  const changed = useQuery({
    ...cartQuery,
    enabled: token !== undefined,
    select: (cart: Awaited<ReturnType<typeof cartQuery.queryFn>>) => isChangedIn(cart, id),
  });
  const wanted = useQuery<number | null>({ queryKey: wantedKey(id), queryFn: skipToken, staleTime: Infinity });
  const refuse = (error?: unknown) => {
    const isSignedOut = error === undefined || hasCode(error, 'unauthenticated');
    setAsked(isSignedOut);
    setProblem(isSignedOut ? undefined : describeRefusal(error, t('The cart was not changed')));
    void toast(isSignedOut ? loginRequired() : t('Error!'), 'error');
  };
  const step = async (by: number, success?: string) => {
    if (token === undefined) return refuse();
    setProblem(undefined);
    try {
      if ((await stepQuantity(queries, id, by, asOf)) && success) void toast(success);
    } catch (error) {
      refuse(error);
    }
  };
  return {
    isChanged: token !== undefined && changed.data === true,
    quantity: token === undefined ? 0 : (wanted.data ?? inCart.data ?? 0),
    isGuest: token === undefined,
    needsLogin: wasAsked && token === undefined,
    problem,
    step: (by, success) => void step(by, success),
  };
}
