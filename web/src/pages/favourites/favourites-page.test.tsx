import type { FavouriteDish, FavouriteMark } from '@clearplate/contract/favourites';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildRestaurant, buildUser } from '../../../test/builders.ts';
import { garbage, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

const korma = buildDish({ id: 4, name: 'Korma', facts: buildFacts({ contains: ['milk'] }) });
const pho = buildDish({ id: 5, name: 'Pho', facts: buildFacts({ absent: ['milk'] }) });
const added_at = '2026-11-01T08:00:00.000Z';
const keptDish = (dish: FavouriteDish['dish'], removed_at: string | null = null) => ({ added_at, removed_at, dish });
const markOf = (dish_id: number, given: Partial<FavouriteMark> = {}): FavouriteMark => ({
  dish_id,
  is_watched: false,
  history_id: 9,
  news: [],
  ...given,
});
const sesame: FavouriteMark['news'][number] = {
  at: '2026-11-03T08:00:00.000Z',
  change: {
    kind: 'allergen_stated',
    allergen: 'sesame',
    level: 'contains',
    source: 'restaurant',
    reason: null,
    was: null,
  },
};

/** Fakes a server that stores the favourites. */
function serving(
  kept: readonly FavouriteDish[],
  marks: readonly FavouriteMark[] = kept.map((one) => markOf(one.dish.id)),
) {
  let now = [...marks];
  return {
    listFavourites: { dishes: [...kept], ways: [], restaurants: [] },
    listFavouriteMarks: () => ({ dishes: now, ways: [], restaurants: [] }),
    markFavouritesSeen: { ok: true },
    removeFavouriteDish: ({ params }) => {
      now = now.filter((mark) => mark.dish_id !== params.id);
      return { ok: true };
    },
    addFavouriteDish: ({ params }) => {
      now = [...now, markOf(params.id)];
      return { ok: true };
    },
    watchDish: ({ params, body }) => {
      now = [...now.filter((mark) => mark.dish_id !== params.id), markOf(params.id, body)];
      return { ok: true };
    },
  } satisfies Responses;
}

const open = (responses: Responses) => renderPage('/profile/favourites', { session: 'user', responses });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('article')!;
};

describe('the favourites', () => {
  it('are assessed for whoever is eating, also what is to be avoided', async () => {
    const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
    open({ ...serving([keptDish(korma), keptDish(pho)]), getProfile: { eaters: [{ avoids: [milk] }] } });
    expect((await cardOf('Korma')).textContent).toMatch(/Avoid.*contains milk/);
    expect((await cardOf('Pho')).textContent).toMatch(/Restaurant says: no milk/);
    expectNoPromise();
  });

  it('say what changed since one looked; from then on it counts as seen', async () => {
    const watched = markOf(4, { is_watched: true, news: [sesame] });
    const page = open(serving([keptDish(korma)], [watched]));
    expect((await cardOf('Korma')).textContent).toContain(
      'Changed since you looked: Sesame was added to this dish on 3 Nov 2026.',
    );
    await waitFor(() => expect(page.calls.find(({ name }) => name === 'markFavouritesSeen')?.body).toBeDefined());
    expect(page.calls.filter(({ name }) => name === 'markFavouritesSeen').map(({ body }) => body)).toEqual([
      { dishes: [{ dish_id: 4, history_id: 9 }] },
    ]);
    // The badge in the bar disappears, but the text stays until the user leaves.
    await waitFor(() => expect(screen.queryByRole('link', { name: /has changed/ })).toBeNull());
    expect((await cardOf('Korma')).textContent).toContain('Sesame was added');
  });

  it('say what is no longer on its menu, without assessing it', async () => {
    open(serving([keptDish(korma, '2026-11-03T08:00:00.000Z')]));
    const card = await cardOf('Korma');
    expect(card.textContent).toContain('No longer on the menu since 3 Nov 2026');
    expect(card.textContent).not.toMatch(/milk|Avoid/);
    expect(within(card).queryByRole('switch')).toBeNull();
  });

  it('are taken off the list with a way back, watched as before', async () => {
    const page = open(serving([keptDish(korma)], [markOf(4, { is_watched: true })]));
    const card = await cardOf('Korma');
    await page.user.click(await within(card).findByRole('button', { name: 'Remove Korma' }));
    expect(await within(card).findByText('No longer saved')).toBeDefined();
    await page.user.click(within(card).getByRole('button', { name: 'Undo Korma' }));
    expect(await within(card).findByRole('button', { name: 'Remove Korma' })).toBeDefined();
    const done = page.calls.filter(({ name }) => name === 'removeFavouriteDish' || name === 'watchDish');
    expect(done.map(({ name, body }) => [name, body])).toEqual([
      ['removeFavouriteDish', undefined],
      ['watchDish', { is_watched: true }],
    ]);
  });

  it('can be watched, and say where mails are missing', async () => {
    const responses = { ...serving([keptDish(korma)]), getUser: buildUser({ email_confirmed: false }) };
    const { user } = open(responses);
    await user.click(await screen.findByRole('switch', { name: /Tell me when this dish changes.*Korma/ }));
    expect(await screen.findByText(/E-mails start once/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('list restaurants too', async () => {
    const restaurants = [buildRestaurant({ id: 3, name: 'Lemongrass Lane' })];
    open({
      listFavourites: { dishes: [], ways: [], restaurants },
      listFavouriteMarks: { dishes: [], ways: [], restaurants: [3] },
    });
    expect(await screen.findByRole('heading', { name: 'Lemongrass Lane' })).toBeDefined();
    const heart = screen.getByRole('button', { name: 'Save Lemongrass Lane' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });

  it('that are none say how to keep something', async () => {
    open(serving([]));
    expect(await screen.findByText(/Nothing saved yet/)).toBeDefined();
  });

  it.each([noNetwork, garbage])('that can not be loaded are not shown as none', async (failure) => {
    open({ ...serving([]), listFavourites: failure });
    expect(await screen.findByText('Your favourites could not be loaded.')).toBeDefined();
  });

  it('wait for the profile', async () => {
    open({ ...serving([keptDish(korma)]), getProfile: neverAnswers });
    expect(await screen.findByText('Looking up what you avoid')).toBeDefined();
    expect(screen.queryByText('Korma')).toBeNull();
  });
});
