import type { CartGroup } from '@clearplate/contract/cart';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { useToken } from '../../shared/lib/use-stored.ts';
import { readCart } from './read-cart.ts';

async function loadCart({ signal }: { signal: AbortSignal }): Promise<readonly CartGroup[]> {
  return readCart(await client.getCart({}, { signal }));
}

export const cartQuery = {
  queryKey: ['getCart'] as const,
  queryFn: loadCart,
};

/** What was clicked and is not in the loaded cart yet, by dish: shown in the place of the cart's number. */
export const wantedKey = (dishId: number) => ['wantedQuantity', dishId] as const;

/** How many of a dish are in a cart. */
export function quantityIn(cart: readonly CartGroup[], dishId: number): number {
  for (const { dishes } of cart) {
    const line = dishes.find(({ dish_id }) => dish_id === dishId);
    if (line) return line.quantity;
  }
  return 0;
}

const totalQuantity = (cart: readonly CartGroup[]): number =>
  cart.flatMap(({ dishes }) => dishes).reduce((sum, { quantity }) => sum + quantity, 0);

/** Asked for again each minute, and whenever the page comes back into view: dishes change while a cart waits. */
export function useCart() {
  const token = useToken();
  return useQuery({
    ...cartQuery,
    enabled: token !== undefined,
    staleTime: 0,
    ...whileInSight,
  });
}

/** How many dishes are in the cart together; 0 while it isn't known. */
export function useCartQuantity({ enabled }: { enabled: boolean }): number {
  const token = useToken();
  const { data } = useQuery({ ...cartQuery, enabled: enabled && token !== undefined, select: totalQuantity });
  return data ?? 0;
}
