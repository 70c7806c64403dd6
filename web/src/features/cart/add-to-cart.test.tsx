import type { Profile } from '@clearplate/contract/eaters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildCartLine, fakeCart } from '../../../test/cart-builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const dish = buildDish({ id: 4, name: 'Soup', facts: buildFacts({}) });
const line = buildCartLine({ dish_id: 4, dish_name: 'Soup', quantity: 0 });

function openDish(session: NonNullable<PageOptions['session']>, responses: Responses = {}) {
  return renderPage('/dish/4', { session, responses: { getDish: [dish], ...responses } });
}
const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'ask' } as const;
const stepper = () => screen.findByRole('group', { name: 'Soup' });
const shown = async () => within(await stepper()).queryByRole('status')?.textContent;
const button = (name: string) => screen.findByRole('button', { name });

describe("'Add to cart'", () => {
  it('puts the dish into the cart, says so, and gives way to the steppers, keeping the focus', async () => {
    const cart = fakeCart([line]);
    const { user } = openDish('user', cart.responses);
    await user.click(await button('Add to cart'));
    expect(await screen.findByText('Item added to the cart')).toBeDefined();
    expect(await shown()).toBe('1');
    expect(document.activeElement).toBe(await button('One more Soup'));
    expect(cart.sent).toEqual([1]);
    const badge = await screen.findByRole('link', { name: /^Cart/ });
    expect(badge.textContent).toBe('Cart1 dish');
  });

  it('says for whom it isn’t once a dish to avoid is in the cart, until it is taken out, and forbids nothing', async () => {
    const cart = fakeCart([line]);
    const getProfile: Profile = { eaters: [{ name: 'Ana', avoids: [milk] }] };
    const milky = { ...dish, facts: buildFacts({ contains: ['milk'] }) };
    const { user } = openDish('user', { ...cart.responses, getProfile, getDish: [milky] });
    await button('Add to cart');
    expect(screen.queryByText(/It isn’t for/)).toBeNull();
    await user.click(await button('Add to cart'));
    const said = await screen.findByText('It’s in your cart. It isn’t for Ana: milk.');
    expect(said.getAttribute('role')).toBe('status');
    expect(await screen.findByText('Item added to the cart')).toBeDefined();
    await user.click(await button('One less Soup'));
    await waitFor(() => expect(screen.queryByText(/It isn’t for/)).toBeNull());
  });

  it('asks a guest to sign in, and sends nothing', async () => {
    const { user, calls } = openDish('guest');
    await user.click(await button('Add to cart'));
    expect(await screen.findByText('Login required to add items to cart.')).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain('addToCart');
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Login' });
    expect(links[0]!.getAttribute('href')).toBe('/login');
  });

  it.each([
    ['unauthenticated', 'Login required to add items to cart.'],
    ['bad_request', 'Error!'],
    ['not_found', 'Error!'],
    ['internal', 'Error!'],
  ] as const)('goes back after %s: %s', async (code, said) => {
    const { user } = openDish('user', { addToCart: failsWith(code) });
    await user.click(await button('Add to cart'));
    expect(await screen.findByText(said)).toBeDefined();
    expect(await button('Add to cart')).toBeDefined();
  });

  it.each(['r_admin', 'w_admin'] as const)('is not there for %s', async (session) => {
    openDish(session);
    await screen.findByRole('link', { name: 'Profile' });
    await screen.findByRole('heading', { level: 1, name: 'Soup' });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('stands on cards and menus too', async () => {
    const getRestaurantMenu = { recipes: [dish, buildDish({ name: 'Stew' })] };
    renderPage('/restaurant/1', {
      session: 'user',
      responses: { getRestaurantMenu, getRestaurant: [buildRestaurantDetail()] },
    });
    expect(await screen.findAllByRole('button', { name: 'Add to cart' })).toHaveLength(2);
  });
});

describe('the stepper', () => {
  it('starts from the quantity in the cart', async () => {
    openDish('user', fakeCart([{ ...line, quantity: 3 }]).responses);
    await waitFor(async () => expect(await shown()).toBe('3'));
  });

  it('shows each click at once and sends the last number, one request at a time', async () => {
    const cart = fakeCart([{ ...line, quantity: 1 }]);
    let [under, most] = [0, 0];
    const { user, calls } = openDish('user', cart.responses);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (!address.endsWith('/api/cart/add')) return fetch(address, init);
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 60));
      const answer = await fetch(address, init);
      under -= 1;
      return answer;
    });
    const more = await button('One more Soup');
    for (let click = 0; click < 6; click += 1) await user.click(more);
    expect(await shown()).toBe('7');
    await waitFor(() => expect(cart.sent.at(-1)).toBe(7));
    expect(most).toBe(1);
    expect(cart.sent.length).toBeLessThan(6);
    await waitFor(() => expect(calls.at(-1)?.name).toBe('getCart'));
    expect(await shown()).toBe('7');
    expect(screen.queryByText('Item added to the cart')).toBeNull();
  });

  it('counts on from the cart, not from what a card has shown for long', async () => {
    const cart = fakeCart([{ ...line, quantity: 1 }]);
    const { user } = openDish('user', cart.responses);
    const more = await button('One more Soup');
    cart.set(4, 3);
    const now = Date.now();
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
    await user.click(more);
    await waitFor(() => expect(cart.sent).toEqual([4]));
    await waitFor(async () => expect(await shown()).toBe('4'));
    later.mockRestore();
  });

  it('goes back to what the cart has, with Error!, when the server refuses', async () => {
    const cart = fakeCart([{ ...line, quantity: 2 }]);
    const { user } = openDish('user', { ...cart.responses, addToCart: failsWith('bad_request') });
    await user.click(await button('One more Soup'));
    expect(await screen.findByText('Error!')).toBeDefined();
    expect(await shown()).toBe('2');
    expect(screen.getByText(/The cart was not changed/)).toBeDefined();
  });

  it('goes back to Add to cart at nothing, with the focus on it', async () => {
    const cart = fakeCart([{ ...line, quantity: 1 }]);
    const { user } = openDish('user', cart.responses);
    await user.click(await button('One less Soup'));
    const add = await button('Add to cart');
    expect(document.activeElement).toBe(add);
    await waitFor(() => expect(cart.sent).toEqual([0]));
  });

  it('stops at 99', async () => {
    const cart = fakeCart([{ ...line, quantity: 99 }]);
    const { user } = openDish('user', cart.responses);
    const more = await button('One more Soup');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await user.click(more);
    expect([await shown(), cart.sent]).toEqual(['99', []]);
  });
});

describe('a menu that is shown for one of two', () => {
  const getProfile: Profile = {
    eaters: [
      { name: 'Ana', avoids: [milk] },
      { name: 'Ben', avoids: [sesame] },
    ],
  };
  const milky = buildDish({ id: 4, name: 'Soup', facts: buildFacts({ contains: ['milk'], absent: ['sesame'] }) });

  it('says of what is put into the cart there for whom of the others it isn’t', async () => {
    const cart = fakeCart([line]);
    const { user } = renderPage('/restaurant/1', {
      session: 'user',
      responses: {
        ...cart.responses,
        getProfile,
        getRestaurant: [buildRestaurantDetail({ id: 1 })],
        getRestaurantMenu: { recipes: [milky] },
      },
    });
    await user.click(await screen.findByRole('button', { name: /said to be without for Ben/ }));
    const row = (await screen.findByRole('link', { name: 'Soup' })).closest('article')!;
    await user.click(row.querySelector('summary')!);
    expect(row.textContent).not.toContain('It isn’t for Ana');
    await user.click(await within(row).findByRole('button', { name: 'Add to cart' }));
    expect(await within(row).findByText('It’s in your cart. It isn’t for Ana: milk.')).toBeDefined();
    await user.click(within(row).getByRole('button', { name: 'One less Soup' }));
    await waitFor(() => expect(row.textContent).not.toContain('It isn’t for Ana'));
  });
});
