import type { Profile } from '@clearplate/contract/eaters';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { fine, findLine, findOrder, sesame, showing, withSesame, worse } from '../../../test/cart-scene.tsx';
import { failsWith, neverAnswers } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';

afterEach(() => vi.useRealTimers());

describe('the way to the delivery service', () => {
  it('is a plain link under its name where nothing is in doubt', async () => {
    const { user } = showing([buildCartLine()]);
    const link = await findOrder();
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

  it('asks about a dish that a note of this tab warns of, until whoever signed in says whose it is', async () => {
    const note = { kind: 'whether', things: ['sesame'], answer: 'yes', by: 'chef', at: new Date().toISOString() };
    sessionStorage.setItem('told', JSON.stringify([{ ...note, restaurant: 1, dishes: [buildCartLine().dish_id] }]));
    const { user } = showing([buildCartLine()]);
    expect((await screen.findAllByText(/Avoid$/)).length).toBeGreaterThan(0);
    await user.click(await findOrder());
    const dialog = await screen.findByRole('dialog', { name: 'Before you order at DoorDash' });
    expect(dialog.textContent).toMatch(/A note of this tab warns of it/);
    await user.click(within(dialog).getByRole('button', { name: 'Back to the cart' }));
    await user.click(await screen.findByRole('button', { name: 'I noted that' }));
    expect((await screen.findAllByText(/Avoid/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'I noted that' })).toBeNull();
  });

  it.each([
    [
      'Avoid',
      buildCartLine({ facts: withSesame }),
      /Take this dish out, or ask .*Soup: Avoid.*Ben: Restaurant says: contains sesame/,
    ],
    [
      'Not verified',
      buildCartLine({ facts: buildFacts({ absent: ['milk'] }) }),
      /Ask .* about this dish .*Soup: Not verified.*Ben: Sesame: not verified/,
    ],
    [
      'worse',
      buildCartLine({ facts: buildFacts({ absent: ['milk'], mayContain: ['sesame'] }), facts_seen: fine }),
      /Soup: Cross-contact.*Ben: Traces possible: sesame/,
    ],
  ])('asks once more about what is %s, naming the dish and whose allergen it is', async (_, doubtful, said) => {
    const { user, calls } = showing([doubtful, buildCartLine({ dish_id: 5, dish_name: 'Stew' })]);
    await user.click(await findOrder());
    const dialog = await screen.findByRole('dialog', { name: 'Before you order at DoorDash' });
    expect(dialog.textContent).toMatch(said);
    expect(dialog.textContent).not.toContain('Stew');
    const go = await within(dialog).findByRole('link', { name: /^Continue to DoorDash anyway/ });
    expect([go.getAttribute('href'), go.getAttribute('rel')]).toEqual([
      'https://www.doordash.com/store/1',
      'noopener noreferrer',
    ]);
    expect(calls.filter(({ name }) => name === 'getCart').length).toBeGreaterThan(1);
    expectNoPromise();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the cart' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks whoever opens it in another tab, too', async () => {
    const { user } = showing([worse]);
    await user.pointer({ keys: '[MouseMiddle]', target: await findOrder() });
    expect(await screen.findByRole('dialog', { name: 'Before you order at DoorDash' })).toBeDefined();
  });

  it('shows what the server says by then, not what stood there', async () => {
    let isWorse = false;
    const { user } = showing([], {
      getCart: () => [buildCartGroup([isWorse ? worse : buildCartLine({ facts: buildFacts({ absent: ['milk'] }) })])],
    });
    await findOrder();
    isWorse = true;
    await user.click(await findOrder());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('Soup: Avoid'));
  });

  it('is not sure of itself where the cart can’t be looked up again', async () => {
    let fails = false;
    const { user } = showing([], {
      getCart: () => (fails ? failsWith('forbidden') : [buildCartGroup([buildCartLine({ facts: withSesame })])]),
    });
    await findOrder();
    fails = true;
    await user.click(await findOrder());
    expect(await screen.findByText(/Something may have changed that isn’t shown here/)).toBeDefined();
  });

  it('goes by a cart and an avoid list that are a minute old at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const avoids: Profile['eaters'][number]['avoids'] = [];
    let facts = fine;
    showing([], {
      getProfile: () => ({ eaters: [{ avoids }] }),
      getCart: () => [buildCartGroup([buildCartLine({ facts })])],
    });
    expect((await findLine()).textContent).not.toContain('Avoid');
    avoids.push(sesame);
    facts = withSesame;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(async () => expect((await findLine()).textContent).toContain('Avoid'));
  });

  it('leads nowhere without a web address, or with nothing to order', async () => {
    const gone = buildCartLine({ is_removed: true });
    showing([], {
      getCart: [
        buildCartGroup([buildCartLine()], { restaurant_url: 'javascript:alert(1)' }),
        buildCartGroup([gone], { restaurant_id: 2, restaurant_name: 'Second' }),
      ],
    });
    expect(await screen.findByText(/No delivery service is listed/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Order at/ })).toBeNull();
  });
});

describe('without knowing what is avoided', () => {
  it('clears nothing, and asks about every dish', async () => {
    const { user } = showing([buildCartLine()], { getProfile: failsWith('internal') });
    expect(
      await screen.findByText('Your allergens are not being applied', { selector: '.not-applied__title' }),
    ).toBeDefined();
    expect((await findLine()).textContent).toMatch(/Not verified/);
    await user.click(await findOrder());
    expect((await screen.findByRole('dialog')).textContent).toContain('Soup: Not verified');
  });

  it('goes on asking while that is looked up once more', async () => {
    const asked: unknown[] = [];
    const getProfile = () => (asked.push(0) === 1 ? failsWith('internal') : neverAnswers);
    const { user } = showing([buildCartLine()], { getProfile });
    await user.click(await findOrder());
    await waitFor(() => expect(asked).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('dialog').textContent).toContain('Soup: Not verified');
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
