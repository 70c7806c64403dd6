import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import { buildFacts } from './build-facts.ts';

/** Builds a line that is unchanged since it was added, a while ago. */
export function buildCartLine(given: Partial<CartLine> = {}): CartLine {
  const facts = given.facts ?? buildFacts({ absent: ['milk', 'sesame'] });
  const at = given.seen_at ?? new Date(Date.now() - 3_600_000).toISOString();
  const dish_price = given.dish_price === undefined ? 12.5 : given.dish_price;
  return {
    dish_id: 4,
    dish_name: 'Soup',
    quantity: 1,
    variant: null,
    dish_price,
    image_url: null,
    is_removed: false,
    facts,
    facts_seen: facts,
    price_seen: dish_price,
    added_at: at,
    seen_at: at,
    changes: [],
    avoiding_changed_at: null,
    shown: '7.test',
    ...given,
  };
}

export function buildCartGroup(dishes: readonly CartLine[], given: Partial<CartGroup> = {}): CartGroup {
  return {
    restaurant_id: 1,
    restaurant_name: 'Lemongrass Lane',
    restaurant_address: '1 Main Street, Cambridge',
    restaurant_image: null,
    restaurant_url: 'https://www.doordash.com/store/1',
    total_price: dishes.reduce((sum, { quantity, dish_price }) => sum + quantity * (dish_price ?? 0), 0),
    unpriced: 0,
    dishes: [...dishes],
    ...given,
  };
}

/** Fakes a cart and its server: `getCart` and `addToCart` as in the contract. */
export function fakeCart(lines: readonly CartLine[]) {
  const quantities = new Map(lines.map(({ dish_id, quantity }) => [dish_id, quantity]));
  const sent: number[] = [];
  return {
    /** The quantities that were sent, in order. */
    sent,
    /** Changes a quantity as another screen would. */
    set: (dishId: number, quantity: number) => void quantities.set(dishId, quantity),
    responses: {
      getCart: () => {
        const left = lines.flatMap((line) => {
          const quantity = quantities.get(line.dish_id) ?? 0;
          return quantity > 0 ? [{ ...line, quantity }] : [];
        });
        return left.length > 0 ? [buildCartGroup(left)] : [];
      },
      addToCart: ({ body }: { body: { dish_id: number; quantity: number } }) => {
        sent.push(body.quantity);
        quantities.set(body.dish_id, body.quantity);
        return body;
      },
    },
  };
}
