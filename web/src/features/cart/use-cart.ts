import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { useToken } from '../../shared/lib/use-stored.ts';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { readList } from '../../shared/lib/read-list.ts';

const listsOfFacts = ['allergens', 'terms', 'texts', 'opaque'] satisfies (keyof DishFacts)[];

function isFacts(value: unknown): boolean {
  const facts = (value ?? {}) as Partial<Record<keyof DishFacts, unknown>>;
  return typeof facts.lexiconVersion === 'string' && listsOfFacts.every((list) => Array.isArray(facts[list]));
}

const isPrice = (value: unknown): boolean => value === null || typeof value === 'number';

const isVariant = (value: unknown): boolean => {
  const { id, name, leaves_out, adds, uses = [], used = [], state } = (value ?? {}) as Record<string, unknown>;
  const isNamed = typeof id === 'string' && typeof name === 'string';
  return isNamed && typeof state === 'string' && [leaves_out, adds, uses, used].every((list) => Array.isArray(list));
};

function readLine(line: Readonly<Record<string, unknown>>): CartLine | undefined {
  const isWhole =
    typeof line['dish_id'] === 'number' &&
    typeof line['dish_name'] === 'string' &&
    Number.isInteger(line['quantity']) &&
    typeof line['is_removed'] === 'boolean' &&
    isPrice(line['dish_price']) &&
    isPrice(line['price_seen']) &&
    isFacts(line['facts']) &&
    isFacts(line['facts_seen']) &&
    Array.isArray(line['changes']) &&
    (line['variant'] == null || isVariant(line['variant']));
  return isWhole ? (line as unknown as CartLine) : undefined;
}

function readGroup(group: Readonly<Record<string, unknown>>): CartGroup | undefined {
  const { restaurant_id, restaurant_name, total_price, dishes } = group;
  const isWhole =
    typeof restaurant_id === 'number' && typeof restaurant_name === 'string' && typeof total_price === 'number';
  return isWhole ? { ...(group as unknown as CartGroup), dishes: [...readList(dishes, readLine)] } : undefined;
}

/** Reads the cart and throws if it is incomplete, because half a dish must not be assessed as if it were whole. */
const readCart = (answer: unknown): readonly CartGroup[] => readList(answer, readGroup);

async function loadCart({ signal }: { signal: AbortSignal }): Promise<readonly CartGroup[]> {
  return readCart(await client.getCart({}, { signal }));
}

export const cartQuery = {
  queryKey: ['getCart'] as const,
  queryFn: loadCart,
};

/**
 * Identifies a line of the cart: the dish's number for a dish as it comes, or the number and the way's id for one made
 * another way.
 */
export type LineId = number | string;

export const lineId = (dishId: number, way?: string): LineId => (way === undefined ? dishId : `${dishId} ${way}`);

/** Returns the id of a line. A server from before ways existed sends no way. */
export const idOfLine = ({
  dish_id,
  variant,
}: Pick<CartLine, 'dish_id'> & Partial<Pick<CartLine, 'variant'>>): LineId => lineId(dish_id, variant?.id);

/**
 * Returns the cache key of a quantity that was clicked and isn't in the loaded cart yet. That quantity is shown instead
 * of the cart's.
 */
export const wantedKey = (id: LineId) => ['wantedQuantity', id] as const;

/** Returns the quantity of a dish in a cart, as it comes or made another way. */
export function quantityIn(cart: readonly CartGroup[], id: LineId): number {
  for (const { dishes } of cart) {
    const line = dishes.find((one) => idOfLine(one) === id);
    if (line) return line.quantity;
  }
  return 0;
}

/** Returns whether a way in the cart differs from what its user was shown when they chose it. */
export const isChangedIn = (cart: readonly CartGroup[], id: LineId): boolean =>
  cart.some(({ dishes }) => dishes.some((line) => idOfLine(line) === id && line.variant?.state === 'changed'));

const totalQuantity = (cart: readonly CartGroup[]): number =>
  cart.flatMap(({ dishes }) => dishes).reduce((sum, { quantity }) => sum + quantity, 0);

/** Refetches each minute and whenever the page becomes visible, because dishes change while a cart waits. */
export function useCart() {
  const token = useToken();
  return useQuery({
    ...cartQuery,
    enabled: token !== undefined,
    staleTime: 0,
    ...whileInSight,
  });
}

/** Returns the total quantity in the cart, or 0 while it is unknown. */
export function useCartQuantity({ enabled }: { enabled: boolean }): number {
  const token = useToken();
  const { data } = useQuery({ ...cartQuery, enabled: enabled && token !== undefined, select: totalQuantity });
  return data ?? 0;
}
