import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { toast } from '../../shared/ui/toast.ts';
import { putBack, stepQuantity } from './step-quantity.ts';
import { idOfLine, type LineId, wantedKey } from './use-cart.ts';
import { t } from '../../translations/t.ts';

type Gone = Pick<CartLine, 'dish_id' | 'dish_name' | 'quantity' | 'variant'>;

export interface TakingOut {
  /** This dish was removed last and can be put back. */
  readonly gone: Gone | undefined;
  readonly isPuttingBack: boolean;
  /** Says why the last request was refused. */
  readonly problem: string | undefined;
  /** The removal of these lines is being sent. */
  readonly leaving: ReadonlySet<LineId>;
  readonly takeOut: (line: Gone) => void;
  readonly undo: () => void;
}

const failed = 'failed';

/** Removes dishes from the cart at once, and can undo the last removal. */
export function useTakingOut(): TakingOut {
  const queries = useQueryClient();
  const [gone, setGone] = useState<Gone>();
  const [leaving, setLeaving] = useState<ReadonlySet<LineId>>(new Set());
  const [isPuttingBack, setPuttingBack] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (change: Promise<boolean>) => {
    setProblem(undefined);
    try {
      if (await change) void toast(t('Cart updated!'));
      return undefined;
    } catch (error) {
      const isSignedOut = hasCode(error, 'unauthenticated');
      setProblem(isSignedOut ? undefined : describeRefusal(error, t('The cart was not changed')));
      void toast(isSignedOut ? t('Login required to add items to cart.') : t('Error!'), 'error');
      return failed;
    }
  };
  const takeOut = async (line: Gone) => {
    setGone(line);
    const out = idOfLine(line);
    setLeaving((ids) => new Set([...ids, out]));
    const outcome = await send(stepQuantity(queries, out, -line.quantity));
    setLeaving((ids) => new Set([...ids].filter((id) => id !== out)));
    if (outcome === failed) setGone((latest) => (latest === line ? undefined : latest));
  };
  const undo = async () => {
    if (!gone || isPuttingBack) return;
    setPuttingBack(true);
    const outcome = await send(putBack(queries, idOfLine(gone), gone.quantity));
    setPuttingBack(false);
    if (outcome !== failed) setGone((latest) => (latest === gone ? undefined : latest));
  };
  return { gone, isPuttingBack, problem, leaving, takeOut: (line) => void takeOut(line), undo: () => void undo() };
}

/** Returns the lines that a last click on "fewer" removed. */
function useClickedOut(ids: readonly LineId[]): readonly LineId[] {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const read = () => JSON.stringify(ids.filter((id) => queries.getQueryData(wantedKey(id)) === 0));
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as LineId[];
}

/** Returns the cart without what was just removed, even by a last click on "fewer". */
export function useLeftInCart(cart: readonly CartGroup[] | undefined, leaving: ReadonlySet<LineId>) {
  const ids = [...new Set((cart ?? []).flatMap(({ dishes }) => dishes.map(idOfLine)))];
  const clickedOut = useClickedOut(ids);
  const out = new Set(ids.filter((id) => leaving.has(id) || clickedOut.includes(id)));
  if (out.size === 0) return cart;
  return cart
    ?.map((group) => ({ ...group, dishes: group.dishes.filter((line) => !out.has(idOfLine(line))) }))
    .filter(({ dishes }) => dishes.length > 0);
}
