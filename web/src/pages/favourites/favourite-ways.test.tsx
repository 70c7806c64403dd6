import type { FavouriteWay } from '@clearplate/contract/favourites';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

const without = buildFacts({ absent: ['peanuts'] });
const variant = { id: 'w1', name: 'Without crushed peanuts', price_cents: 1250, facts: without, as_of: 7 };
const padThai = buildDish({
  id: 4,
  name: 'Pad thai',
  facts: buildFacts({ contains: ['peanuts'] }),
  variants: [variant],
});
const state = (is: FavouriteWay['way']['state']): FavouriteWay['way'] => ({
  id: 'w1',
  name: variant.name,
  leaves_out: ['Crushed peanuts'],
  adds: [],
  state: is,
});
const wayOf = (given: Partial<FavouriteWay> = {}): FavouriteWay => ({
  added_at: '2026-11-01T08:00:00.000Z',
  removed_at: null,
  dish: padThai,
  way: state('same'),
  price: 12.5,
  facts: without,
  as_of: 7,
  news: [],
  ...given,
});
const unstated = buildFacts({});
const changed = wayOf({
  way: state('changed'),
  facts: unstated,
  as_of: 9,
  news: [{ at: '2026-11-03T08:00:00.000Z', change: { kind: 'ingredient_added', name: 'Bacon' } }],
});
const peanuts = { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' } as const;
const mark = { dish_id: 4, way: 'w1' };

function open(way: FavouriteWay, responses: Responses = {}) {
  return renderPage('/profile/favourites', {
    session: 'user',
    responses: {
      listFavourites: { dishes: [], ways: [way], restaurants: [] },
      listFavouriteMarks: { dishes: [], ways: [mark], restaurants: [] },
      getProfile: { eaters: [{ avoids: [peanuts] }] },
      ...responses,
    },
  });
}

async function findCard() {
  const heading = await screen.findByRole('heading', { level: 3, name: 'Pad thai, Without crushed peanuts' });
  return heading.closest('article')!;
}
const sent = (page: ReturnType<typeof open>) =>
  page.calls.filter(({ name }) => name === 'setFavouriteWay').map(({ body }) => body);

describe('a saved way to make a dish', () => {
  it('says what is said of it that way, in its own mark and words, and never what the dish is', async () => {
    open(wayOf());
    const card = await findCard();
    expect(card.textContent).toMatch(/Ask for it so: WITHOUT Crushed peanuts/);
    expect(card.textContent).toMatch(/Restaurant says: no peanut that way, /);
    expect(card.textContent).toContain('$12.50');
    expect(card.textContent).not.toContain('Avoid');
    expect(card.querySelector('.mark--with_change')).not.toBeNull();
    expect(card.querySelector('[data-verdict], .mark--none_declared')).toBeNull();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/dish/4?way=w1');
    expectNoPromise();
  });

  it('is put into the cart as that way, as of what is shown', async () => {
    const page = open(wayOf(), { addToCart: { dish_id: 4, quantity: 1 } });
    await page.user.click(within(await findCard()).getByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(page.calls.find(({ name }) => name === 'addToCart')?.body).toEqual({
        dish_id: 4,
        variant: 'w1',
        quantity: 1,
        as_of: 7,
      }),
    );
  });

  it('warns where it is to avoid that way', async () => {
    open(wayOf({ facts: buildFacts({ contains: ['peanuts'] }) }));
    const card = await findCard();
    expect(card.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe('avoid');
    expect(card.textContent).not.toContain('Ask for it so');
    expect(within(card).queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('is checked for nobody who avoids nothing', async () => {
    open(wayOf(), { getProfile: { eaters: [] } });
    expect((await findCard()).textContent).toContain('Nothing checked');
  });

  it('says what changed, isn’t ordered, and is saved anew by who has looked', async () => {
    const page = open(changed, { setFavouriteWay: { ok: true } });
    const card = await findCard();
    expect(card.textContent).toContain('isn’t what you chose any more');
    expect(card.textContent).toContain('Changed since you looked: “Bacon” was added');
    expect(card.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe('not_verified');
    expect(within(card).queryByRole('button', { name: 'Add to cart' })).toBeNull();
    const lists = () => page.calls.filter(({ name }) => name === 'listFavourites').length;
    const before = lists();
    await page.user.click(within(card).getByRole('button', { name: /OK, save it as it is now/ }));
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    expect(sent(page)).toEqual([{ way: 'w1', is_saved: true, as_of: 9 }]);
  });

  it('says that it is no longer offered, and nothing else', async () => {
    open(wayOf({ way: state('withdrawn'), facts: null }));
    const card = await findCard();
    expect(card.textContent).toContain('No longer offered this way');
    expect(card.querySelector('[data-verdict]')).toBeNull();
    expect(card.textContent).not.toMatch(/Restaurant says|Avoid|Ask for it|\$/);
    expect(within(card).getAllByRole('button')).toHaveLength(1);
  });

  it('says when its dish left the menu', async () => {
    open(wayOf({ removed_at: '2026-11-03T08:00:00.000Z' }));
    expect((await findCard()).textContent).toContain('No longer on the menu since 3 Nov 2026');
  });

  it('is removed, and that can be undone', async () => {
    let kept = true;
    const page = open(wayOf(), {
      listFavouriteMarks: () => ({ dishes: [], ways: kept ? [mark] : [], restaurants: [] }),
      setFavouriteWay: ({ body }) => {
        kept = body.is_saved;
        return { ok: true };
      },
    });
    const card = await findCard();
    await page.user.click(within(card).getByRole('button', { name: /^Remove/ }));
    expect(await within(card).findByText('No longer saved')).toBeDefined();
    await page.user.click(within(card).getByRole('button', { name: /^Undo/ }));
    await within(card).findByRole('button', { name: /^Remove/ });
    expect(sent(page)).toMatchObject([{ is_saved: false }, { is_saved: true, as_of: 7 }]);
  });

  it('is saved anew by itself, also where its dish is watched', async () => {
    let kept = true;
    const dishes = [{ dish_id: 4, is_watched: true, history_id: 0, news: [] }];
    const page = open(wayOf(), {
      listFavouriteMarks: () => ({ dishes, ways: kept ? [mark] : [], restaurants: [] }),
      setFavouriteWay: ({ body }) => {
        kept = body.is_saved;
        return { ok: true };
      },
    });
    const card = await findCard();
    await page.user.click(within(card).getByRole('button', { name: /^Remove/ }));
    await page.user.click(await within(card).findByRole('button', { name: /^Undo/ }));
    await within(card).findByRole('button', { name: /^Remove/ });
    expect(sent(page)).toMatchObject([{ is_saved: false }, { is_saved: true }]);
    expect(page.calls.filter(({ name }) => name === 'watchDish')).toEqual([]);
  });

  it('is no list where half of it arrived', async () => {
    open({ ...wayOf(), facts: {} as never });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByText('Pad thai, Without crushed peanuts')).toBeNull();
  });
});

describe('the heart of a way on its dish’s page', () => {
  const heart = () => screen.findByRole('button', { name: 'Save Pad thai, Without crushed peanuts' });
  const openDish = (responses: Responses, session: 'user' | 'guest' = 'user') =>
    renderPage('/dish/4', {
      session,
      responses: {
        getDish: [padThai],
        getProfile: { eaters: [{ avoids: [peanuts] }] },
        ...responses,
      },
    });

  it('saves the way as of what is shown, and not the dish', async () => {
    let kept = false;
    const page = openDish({
      listFavouriteMarks: () => ({ dishes: [], ways: kept ? [mark] : [], restaurants: [] }),
      setFavouriteWay: ({ body }) => {
        kept = body.is_saved;
        return { ok: true };
      },
    });
    await page.user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('false');
    expect(page.calls.find(({ name }) => name === 'setFavouriteWay')?.body).toEqual({
      way: 'w1',
      is_saved: true,
      as_of: 7,
    });
  });

  it('goes back, and says so, where the dish has changed since', async () => {
    const page = openDish({ setFavouriteWay: failsWith('conflict') });
    await page.user.click(await heart());
    expect(await screen.findByText(/“Pad thai, Without crushed peanuts” was not changed/)).toBeDefined();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  });
});
