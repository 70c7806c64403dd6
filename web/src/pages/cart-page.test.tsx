import type { CartLine } from '@clearplate/contract/cart';
import type { Profile } from '@clearplate/contract/eaters';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../test/build-facts.ts';
import { buildCartGroup, buildCartLine, fakeCart } from '../../test/cart-builders.ts';
import { failsWith, neverAnswers, type Responses } from '../../test/fake-api.ts';
import { expectNoPromise } from '../../test/harmless-words.ts';
import { renderPage } from '../../test/render-page.tsx';

afterEach(() => vi.useRealTimers());

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'ask' } as const;
const profile: Profile = {
  eaters: [
    { name: 'Ann', avoids: [milk] },
    { name: 'Ben', avoids: [sesame] },
  ],
};
const fine = buildFacts({ absent: ['milk', 'sesame'] });
const withSesame = buildFacts({ absent: ['milk'], contains: ['sesame'] });
const at = '2026-11-03T09:00:00.000Z';
const sesameStated: CartLine['changes'][number] = {
  at,
  changes: [
    {
      kind: 'allergen_stated',
      allergen: 'sesame',
      level: 'contains',
      source: 'restaurant',
      reason: null,
      was: 'absent',
    },
  ],
};
const worse = buildCartLine({ facts: withSesame, facts_seen: fine, changes: [sesameStated] });

const showing = (lines: readonly CartLine[], more: Responses = {}) => {
  const responses = { getProfile: profile, getCart: [buildCartGroup(lines)], ...more };
  return renderPage('/cart', { session: 'user', responses });
};
const line = async (name = 'Soup') => (await screen.findByRole('heading', { level: 3, name })).closest('article')!;
const order = () => screen.findByRole('link', { name: /^Order at DoorDash/ });

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
    const soup = await line();
    expect(soup.textContent).toMatch(/^SSoup.*No milk or sesame declared.*2 × \$12\.50 = \$25\.00/);
    expect((await line('Stew')).textContent).toContain('Price not given');
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
    expect(await line()).toBeDefined();
  });

  it('changes by its steppers, says so, and drops what is taken out', async () => {
    const cart = fakeCart([buildCartLine(), buildCartLine({ dish_id: 5, dish_name: 'Stew' })]);
    const { user } = showing([], cart.responses);
    await user.click(within(await line()).getByRole('button', { name: 'One more Soup' }));
    expect(await screen.findByText('Cart updated!')).toBeDefined();
    await waitFor(async () => expect((await line()).textContent).toContain('2 × $12.50'));
    await user.click(screen.getByRole('button', { name: 'Remove Stew' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Stew' })).toBeNull());
    expect(cart.sent).toEqual([2, 0]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your Cart'));
  });

  it('says Error! and goes back when the server refuses', async () => {
    const { user } = showing([buildCartLine()], { addToCart: failsWith('internal') });
    await user.click(within(await line()).getByRole('button', { name: 'One more Soup' }));
    expect(await screen.findByText('Error!')).toBeDefined();
    await waitFor(async () => expect((await line()).textContent).not.toContain('2 ×'));
  });
});

describe('since a dish was added', () => {
  it('says what changed and when, and whose verdict is worse for it', async () => {
    showing([worse]);
    const soup = await line();
    expect(soup.textContent).toMatch(/Avoid.*Ben: Contains sesame/);
    const since = within(soup).getByRole('group', { name: 'Soup: Worse than when you added it' });
    expect(within(since).getByText('Sesame was added to this dish on 3 Nov 2026')).toBeDefined();
    expectNoPromise();
  });

  it('says that a statement has become too old meanwhile', async () => {
    const [old, then] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const facts = buildFacts({ absent: ['milk', 'sesame'], at: old });
    showing([buildCartLine({ facts, seen_at: then, added_at: then })]);
    const since = within(await line()).getByRole('group', { name: 'Soup: Worse than when you added it' });
    expect(within(since).getByText('What was stated about milk on 1 Jan 2026 is too old by now')).toBeDefined();
  });

  it('says that what is avoided changed, where the verdict is not a good one', async () => {
    const avoiding_changed_at = at;
    showing([
      buildCartLine({ facts: withSesame, avoiding_changed_at }),
      buildCartLine({ dish_id: 5, dish_name: 'Stew', avoiding_changed_at }),
    ]);
    const said = 'What you avoid, or who eats, was last saved on 3 Nov 2026';
    expect(within(await line()).getByText(said)).toBeDefined();
    expect(within(await line('Stew')).queryByText(said)).toBeNull();
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
    expect(within(await line()).getByText('The price changed from $12.00 to $13.00 on 3 Nov 2026')).toBeDefined();
    const stew = await line('Stew');
    expect(within(stew).getByRole('group', { name: 'Stew: No longer on the menu' })).toBeDefined();
    expect(within(stew).getByText('The dish was taken off the menu on 3 Nov 2026')).toBeDefined();
    expect(stew.textContent).toContain('Can’t be ordered');
    expect(within(stew).queryByRole('button', { name: 'Seen, keep it' })).toBeNull();
    expect(within(stew).getByRole('button', { name: 'One more Stew' }).getAttribute('aria-disabled')).toBe('true');
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
    await user.click(within(await line()).getByRole('button', { name: 'Seen, keep it' }));
    await waitFor(() => expect(screen.queryByText(/Worse than when/)).toBeNull());
    const call = calls.find(({ name }) => name === 'markCartLineSeen');
    expect([call?.params, call?.body]).toEqual([{ dishId: '4' }, { shown: '7.test' }]);
    expect((await line()).textContent).toContain('Avoid');
  });

  it('says when the dish changed again in between', async () => {
    const { user } = showing([worse], { markCartLineSeen: failsWith('conflict') });
    await user.click(within(await line()).getByRole('button', { name: 'Seen, keep it' }));
    expect(await screen.findByText('The dish changed again meanwhile: look once more.')).toBeDefined();
  });
});

describe('the way to the delivery service', () => {
  it('is a plain link under its name where nothing is in doubt', async () => {
    const { user } = showing([buildCartLine()]);
    const link = await order();
    expect(link.getAttribute('href')).toBe('https://www.doordash.com/store/1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    let isFollowed: boolean | undefined;
    const note = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    await user.click(link);
    expect(isFollowed).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Avoid', buildCartLine({ facts: withSesame }), /Soup: Avoid.*Ben: Contains sesame/],
    [
      'Not verified',
      buildCartLine({ facts: buildFacts({ absent: ['milk'] }) }),
      /Soup: Not verified.*Ben: Sesame not verified/,
    ],
    [
      'worse',
      buildCartLine({ facts: buildFacts({ absent: ['milk'], mayContain: ['sesame'] }), facts_seen: fine }),
      /Soup: Cross-contact.*Ben: May contain sesame/,
    ],
  ])('asks once more about what is %s, naming the dish and whose allergen it is', async (_, doubtful, said) => {
    const { user, calls } = showing([doubtful, buildCartLine({ dish_id: 5, dish_name: 'Stew' })]);
    await user.click(await order());
    const dialog = await screen.findByRole('dialog', { name: 'Before you order at DoorDash' });
    expect(dialog.textContent).toMatch(said);
    expect(dialog.textContent).not.toContain('Stew');
    const go = await within(dialog).findByRole('link', { name: /^Go on to DoorDash all the same/ });
    expect([go.getAttribute('href'), go.getAttribute('rel')]).toEqual([
      'https://www.doordash.com/store/1',
      'noopener noreferrer',
    ]);
    expect(calls.filter(({ name }) => name === 'getCart').length).toBeGreaterThan(1);
    expectNoPromise();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the cart' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what the server says by then, not what stood there', async () => {
    let isWorse = false;
    const { user } = showing([], {
      getCart: () => [buildCartGroup([isWorse ? worse : buildCartLine({ facts: buildFacts({ absent: ['milk'] }) })])],
    });
    await order();
    isWorse = true;
    await user.click(await order());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('Soup: Avoid'));
  });

  it('is not sure of itself where the cart can’t be looked up again', async () => {
    let fails = false;
    const { user } = showing([], {
      getCart: () => (fails ? failsWith('forbidden') : [buildCartGroup([buildCartLine({ facts: withSesame })])]),
    });
    await order();
    fails = true;
    await user.click(await order());
    expect(await screen.findByText(/could not be looked up again just now/)).toBeDefined();
  });

  it('goes by a cart and an avoid list that are a minute old at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const avoids: Profile['eaters'][number]['avoids'] = [];
    let facts = fine;
    showing([], {
      getProfile: () => ({ eaters: [{ avoids }] }),
      getCart: () => [buildCartGroup([buildCartLine({ facts })])],
    });
    expect((await line()).textContent).not.toContain('Avoid');
    avoids.push(sesame);
    facts = withSesame;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(async () => expect((await line()).textContent).toContain('Avoid'));
  });

  it('leads nowhere without a web address, or with nothing to order', async () => {
    const gone = buildCartLine({ is_removed: true });
    showing([], {
      getCart: [
        buildCartGroup([buildCartLine()], { restaurant_url: 'javascript:alert(1)' }),
        buildCartGroup([gone], { restaurant_id: 2, restaurant_name: 'Second' }),
      ],
    });
    expect(await screen.findByText(/No delivery service is known/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Order at/ })).toBeNull();
  });
});

describe('without knowing what is avoided', () => {
  it('clears nothing, and asks about every dish', async () => {
    const { user } = showing([buildCartLine()], { getProfile: failsWith('internal') });
    expect(
      await screen.findByText('Your allergens are not being applied', { selector: '.not-applied__title' }),
    ).toBeDefined();
    expect((await line()).textContent).toMatch(/Not verified/);
    await user.click(await order());
    expect((await screen.findByRole('dialog')).textContent).toContain('Soup: Not verified');
  });

  it('shows no dish while it is on its way', async () => {
    showing([buildCartLine()], { getProfile: neverAnswers });
    expect(await screen.findByText('Looking up what you avoid…')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Order at/ })).toBeNull();
  });

  it('says so after the session was lost, instead of calling the cart empty', async () => {
    showing([buildCartLine()], { getCart: failsWith('unauthenticated'), getUser: neverAnswers });
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeDefined();
    expect(screen.queryByText(/You have no items/)).toBeNull();
  });
});
