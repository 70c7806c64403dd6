import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartGroup, buildCartLine, fakeCart } from '../../../test/cart-builders.ts';
import { at, findLine, showing, withSesame, worse } from '../../../test/cart-scene.tsx';
import { failsWith } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

describe('the cart', () => {
  it('is empty for a guest, and for who has nothing in it', async () => {
    const { unmount } = renderPage('/cart');
    await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
    expect(screen.getByText('You have no items in your cart, start adding some!')).toBeDefined();
    unmount();
    renderPage('/cart', { session: 'user' });
    expect(await screen.findByText('You have no items in your cart, start adding some!')).toBeDefined();
  });

  it('shows each restaurant with its dishes, the verdict before the price, and what they cost together', async () => {
    const group = buildCartGroup(
      [buildCartLine({ quantity: 2 }), buildCartLine({ dish_id: 5, dish_name: 'Stew', dish_price: null })],
      {
        unpriced: 1,
      },
    );
    showing([], {
      getCart: [group, buildCartGroup([buildCartLine({ dish_id: 6, dish_name: 'Pie' })], { restaurant_id: 2 })],
    });
    const soup = await findLine();
    expect(soup.textContent).toMatch(/^Soup.*Restaurant says: no milk, no sesame.*2 × \$12\.50 = \$25\.00/);
    expect((await findLine('Stew')).textContent).toContain('Price not given');
    const [first] = screen.getAllByRole('region', { name: 'Lemongrass Lane' });
    expect(first!.textContent).toContain('Total $25.00');
    expect(first!.textContent).toContain('Not counted: 1 without a price');
    expect(screen.getByText('For Ann and Ben')).toBeDefined();
    expectNoPromise();
  });

  it('can be loaded again when it failed', async () => {
    let fails = true;
    const { user } = showing([], {
      getCart: () => (fails ? failsWith('forbidden') : [buildCartGroup([buildCartLine()])]),
    });
    expect(await screen.findByText('Your cart could not be loaded.')).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findLine()).toBeDefined();
  });

  it('changes by its steppers, says so, and drops what is taken out', async () => {
    const cart = fakeCart([buildCartLine(), buildCartLine({ dish_id: 5, dish_name: 'Stew' })]);
    const { user } = showing([], cart.responses);
    await user.click(within(await findLine()).getByRole('button', { name: 'One more Soup' }));
    expect(await screen.findByText('Cart updated!')).toBeDefined();
    await waitFor(async () => expect((await findLine()).textContent).toContain('2 × $12.50'));
    await user.click(screen.getByRole('button', { name: 'Remove Stew' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Stew' })).toBeNull());
    expect(cart.sent).toEqual([2, 0]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  });

  it('puts back what was taken out last, also when that was all there was', async () => {
    const cart = fakeCart([buildCartLine({ quantity: 3 })]);
    const { user, calls } = showing([], cart.responses);
    await findLine();
    await user.click(screen.getByRole('button', { name: 'Remove Soup' }));
    expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
    expect(await screen.findByText('You have no items in your cart, start adding some!')).toBeDefined();
    const description = '“Soup” was removed from the cart.';
    await user.click(screen.getByRole('button', { name: 'Undo', description }));
    expect((await findLine()).textContent).toContain('3 × $12.50');
    const sent = calls.filter(({ name }) => name === 'addToCart').map(({ body }) => body);
    expect(sent).toEqual([
      { dish_id: 4, quantity: 0 },
      { dish_id: 4, quantity: 3, put_back: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('takes a dish out with its last one less, and has it back in its place when the server refuses', async () => {
    let refuses = true;
    const cart = fakeCart([buildCartLine()]);
    const { addToCart } = cart.responses;
    const { user } = showing([], {
      ...cart.responses,
      addToCart: (call) => (refuses ? failsWith('internal') : addToCart(call as Parameters<typeof addToCart>[0])),
    });
    await findLine();
    const less = () => screen.getByRole('button', { name: 'One less Soup' });
    await user.click(less());
    expect(await screen.findByText('Error!')).toBeDefined();
    expect(await findLine()).toBeDefined();
    expect(screen.getByText(/^The cart was not changed/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    refuses = false;
    await user.click(less());
    await waitFor(() => expect(cart.sent).toEqual([0]));
    refuses = true;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^The cart was not changed/)).toBeDefined();
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findLine()).toBeDefined();
  });

  it('says Error! and goes back when the server refuses', async () => {
    const { user } = showing([buildCartLine()], { addToCart: failsWith('internal') });
    await user.click(within(await findLine()).getByRole('button', { name: 'One more Soup' }));
    expect(await screen.findByText('Error!')).toBeDefined();
    await waitFor(async () => expect((await findLine()).textContent).not.toContain('2 ×'));
  });
});

describe('a cart that is shown as it was', () => {
  it('clears nothing and sends nothing once it could not be loaded again, and does both when it could', async () => {
    let fails = false;
    const { user } = showing([], {
      getCart: () => (fails ? failsWith('forbidden') : [buildCartGroup([buildCartLine()])]),
    });
    expect((await findLine()).textContent).toContain('Restaurant says: no milk, no sesame');
    const offered = () => [
      screen.queryByRole('button', { name: 'Copy my order' }) !== null,
      screen.queryByRole('button', { name: 'Let the kitchen answer' }) !== null,
    ];
    expect(offered()).toEqual([true, true]);
    fails = true;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/so it’s shown as it was/)).toBeDefined();
    const soup = await findLine();
    expect(soup.textContent).toContain('Not verified');
    expect(soup.textContent).not.toMatch(/Restaurant says: no/);
    expect(offered()).toEqual([false, false]);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await findLine()).textContent).toContain('Restaurant says: no milk, no sesame'));
    expect(offered()).toEqual([true, true]);
  });
});

describe('since a dish was added', () => {
  it('says what changed and when, and whose verdict is worse for it', async () => {
    showing([worse]);
    const soup = await findLine();
    expect(soup.textContent).toMatch(/Avoid.*Ben: Restaurant says: contains sesame/);
    const since = within(soup).getByRole('group', { name: 'Soup: Worse than when you added it' });
    expect(within(since).getByText('Sesame was added to this dish on 3 Nov 2026')).toBeDefined();
    expectNoPromise();
  });

  it('says that a statement has become too old meanwhile', async () => {
    const [old, then] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const facts = buildFacts({ absent: ['milk', 'sesame'], at: old });
    showing([buildCartLine({ facts, seen_at: then, added_at: then })]);
    const since = within(await findLine()).getByRole('group', { name: 'Soup: Worse than when you added it' });
    expect(within(since).getByText('What was stated about milk on 1 Jan 2026 is now too old')).toBeDefined();
  });

  it('says that what is avoided changed, where the verdict is not a good one', async () => {
    const avoiding_changed_at = at;
    showing([
      buildCartLine({ facts: withSesame, avoiding_changed_at }),
      buildCartLine({ dish_id: 5, dish_name: 'Stew', avoiding_changed_at }),
    ]);
    const said = 'What you avoid, or who eats, was last saved on 3 Nov 2026';
    expect(within(await findLine()).getByText(said)).toBeDefined();
    expect(within(await findLine('Stew')).queryByText(said)).toBeNull();
  });

  it('tells of another price, from first to last, and of a dish that is gone', async () => {
    const price = (fromCents: number, toCents: number) => ({ kind: 'price_changed' as const, fromCents, toCents });
    showing([
      buildCartLine({
        dish_price: 13,
        price_seen: 12,
        changes: [
          { at: '2026-11-01T00:00:00.000Z', changes: [price(1200, 1400)] },
          { at, changes: [price(1400, 1300)] },
        ],
      }),
      buildCartLine({
        dish_id: 5,
        dish_name: 'Stew',
        is_removed: true,
        changes: [{ at, changes: [{ kind: 'removed' }] }],
      }),
    ]);
    expect(within(await findLine()).getByText('The price changed from $12.00 to $13.00 on 3 Nov 2026')).toBeDefined();
    const stew = await findLine('Stew');
    expect(within(stew).getByRole('group', { name: 'Stew: No longer on the menu' })).toBeDefined();
    expect(within(stew).getByText('The dish was taken off the menu on 3 Nov 2026')).toBeDefined();
    expect(stew.textContent).toContain('Can’t be ordered');
    expect(within(stew).queryByRole('button', { name: 'OK, keep it in the cart' })).toBeNull();
    expect(
      within(stew)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Remove']);
  });

  it('is over once it was seen', async () => {
    let isSeen = false;
    const { user, calls } = showing([], {
      getCart: () => [buildCartGroup([isSeen ? buildCartLine({ facts: withSesame }) : worse])],
      markCartLineSeen: () => {
        isSeen = true;
        return { ok: true };
      },
    });
    await user.click(within(await findLine()).getByRole('button', { name: 'OK, keep it in the cart' }));
    await waitFor(() => expect(screen.queryByText(/Worse than when/)).toBeNull());
    const call = calls.find(({ name }) => name === 'markCartLineSeen');
    expect([call?.params, call?.body]).toEqual([{ dishId: '4' }, { shown: '7.test' }]);
    expect((await findLine()).textContent).toContain('Avoid');
  });

  it('says when the dish changed again in between', async () => {
    const { user } = showing([worse], { markCartLineSeen: failsWith('conflict') });
    await user.click(within(await findLine()).getByRole('button', { name: 'OK, keep it in the cart' }));
    expect(await screen.findByText('The dish changed again: please look once more.')).toBeDefined();
  });
});
