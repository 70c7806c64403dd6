import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { buildCartLine, fakeCart } from '../../../test/cart-builders.ts';
import { failsWith, fakeFetch, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { putBack, stepQuantity } from './step-quantity.ts';
import { cartQuery, quantityIn, wantedKey } from './use-cart.ts';

function cartOf(quantity: number, more: Responses = {}) {
  localStorage.setItem('token', 'x');
  const cart = fakeCart(quantity > 0 ? [buildCartLine({ dish_id: 4, quantity })] : [buildCartLine({ quantity: 0 })]);
  const fake = fakeFetch({ ...cart.responses, ...more } as Responses);
  vi.stubGlobal('fetch', fake.fetch);
  const queries = createQueryClient();
  const posts = () => fake.calls.filter(({ name }) => name === 'addToCart').map(({ body }) => body);
  return { ...cart, queries, posts, calls: fake.calls };
}
const shown = (queries: QueryClient) =>
  queries.getQueryData<number | null>(wantedKey(4)) ?? quantityIn(queries.getQueryData(cartQuery.queryKey) ?? [], 4);

describe('a click', () => {
  it('shows at once, and is sent as the number that is wanted', async () => {
    const { queries, posts } = cartOf(1);
    await queries.fetchQuery(cartQuery);
    const done = stepQuantity(queries, 4, 1);
    expect(shown(queries)).toBe(2);
    expect(await done).toBe(true);
    expect(posts()).toEqual([{ dish_id: 4, quantity: 2 }]);
  });

  it('after a click takes it along: the last number wins, and only one says that it is done', async () => {
    const { queries, posts } = cartOf(1);
    await queries.fetchQuery(cartQuery);
    const done = await Promise.all([
      stepQuantity(queries, 4, 1),
      stepQuantity(queries, 4, 1),
      stepQuantity(queries, 4, -3),
    ]);
    expect(done).toEqual([true, false, false]);
    expect(posts().at(-1)).toEqual({ dish_id: 4, quantity: 0 });
    expect(quantityIn(await queries.fetchQuery(cartQuery), 4)).toBe(0);
  });

  it.each([
    [1, -5, 0],
    [98, 5, 99],
  ])('from %d by %d stops at %d', async (from, by, to) => {
    const { queries, sent } = cartOf(from);
    await queries.fetchQuery(cartQuery);
    await stepQuantity(queries, 4, by);
    expect(sent).toEqual([to]);
  });

  it('counts on from what another screen put into the cart', async () => {
    const { queries, sent, set } = cartOf(1);
    await queries.fetchQuery(cartQuery);
    set(4, 5);
    queries.setQueryData(cartQuery.queryKey, queries.getQueryData(cartQuery.queryKey), {
      updatedAt: Date.now() - 60_000,
    });
    await stepQuantity(queries, 4, 1);
    expect(sent).toEqual([6]);
  });

  it.each([failsWith('internal'), failsWith('unauthenticated'), noNetwork])(
    'that is refused goes back to what the cart has (%#)',
    async (addToCart) => {
      const { queries } = cartOf(2, { addToCart });
      await queries.fetchQuery(cartQuery);
      await expect(stepQuantity(queries, 4, 1)).rejects.toThrow(ApiError);
      expect(shown(queries)).toBe(2);
    },
  );

  it('that is answered with another quantity goes back to what the cart has', async () => {
    const { queries } = cartOf(2, { addToCart: () => ({ dish_id: 4, quantity: 0 }) });
    await queries.fetchQuery(cartQuery);
    await expect(stepQuantity(queries, 4, 1)).rejects.toThrow('did not store');
    expect(shown(queries)).toBe(2);
  });

  it('after one that was refused is sent', async () => {
    let tries = 0;
    const { queries, posts } = cartOf(1, {
      addToCart: ({ body }) => {
        tries += 1;
        return tries === 1 ? failsWith('internal') : body;
      },
    });
    await queries.fetchQuery(cartQuery);
    await expect(stepQuantity(queries, 4, 1)).rejects.toThrow(ApiError);
    expect(await stepQuantity(queries, 4, 1)).toBe(true);
    expect(posts()).toHaveLength(2);
  });

  it('sends nothing where it is not known what is in the cart', async () => {
    const { queries, posts } = cartOf(1, { getCart: failsWith('internal') });
    await expect(stepQuantity(queries, 4, 1)).rejects.toThrow(ApiError);
    expect(posts()).toEqual([]);
  });
});

describe('what was taken out', () => {
  it('comes back as it was, and is not newly added', async () => {
    const { queries, posts } = cartOf(2);
    await queries.fetchQuery(cartQuery);
    await stepQuantity(queries, 4, -2);
    await putBack(queries, 4, 2);
    expect(posts()).toEqual([
      { dish_id: 4, quantity: 0 },
      { dish_id: 4, quantity: 2, put_back: true },
    ]);
  });

  it('is put back once only: what is added later is new', async () => {
    const { queries, posts } = cartOf(2);
    await queries.fetchQuery(cartQuery);
    await stepQuantity(queries, 4, -2);
    await putBack(queries, 4, 2);
    await stepQuantity(queries, 4, 1);
    expect(posts().at(-1)).toEqual({ dish_id: 4, quantity: 3 });
  });
});
