import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const korma = buildDish({ id: 4, name: 'Korma' });
const none = { dishes: [], ways: [], restaurants: [] };
const mark = { dish_id: 4, is_watched: false, history_id: 9, news: [] };
const heart = () => screen.findByRole('button', { name: 'Save Korma' });
const isPressed = async () => (await heart()).getAttribute('aria-pressed');

const list = (responses: Responses = {}, session: 'guest' | 'user' = 'user') =>
  renderPage('/dishes', { session, responses: { judgeDishes: { items: [korma], next: undefined }, ...responses } });

describe('the heart of a dish card', () => {
  it('shows a guest the way to sign in, and back', async () => {
    const { user, place, calls } = list({}, 'guest');
    await user.click(await heart());
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to save it' });
    expect(dialog.textContent).toContain('you’ll find “Korma” in your favourites');
    await user.click(within(dialog).getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(place.current).toBe('/login'));
    expect(calls.map(({ name }) => name)).not.toContain('listFavouriteMarks');
  });

  it('keeps the dish at once, and no longer on the next press; the last press wins', async () => {
    let kept = false;
    const page = list({
      listFavouriteMarks: () => ({ dishes: kept ? [mark] : [], ways: [], restaurants: [] }),
      addFavouriteDish: () => {
        kept = true;
        return { ok: true };
      },
      removeFavouriteDish: () => {
        kept = false;
        return { ok: true };
      },
    });
    for (const pressed of ['true', 'false', 'true']) {
      await page.user.click(await heart());
      await waitFor(async () => expect(await isPressed()).toBe(pressed));
    }
    await waitFor(() => expect(page.calls.filter(({ name }) => name.endsWith('FavouriteDish'))).toHaveLength(3));
    expect(kept).toBe(true);
  });

  it('goes back, and says so, when it can not be kept', async () => {
    const { user } = list({ listFavouriteMarks: none, addFavouriteDish: failsWith('internal') });
    await user.click(await heart());
    expect(await screen.findByText('“Korma” was not changed. Please try again.')).toBeDefined();
    expect(await isPressed()).toBe('false');
  });
});

describe('a page of its own', () => {
  it('keeps and watches the dish', async () => {
    let watched = false;
    const { user, calls } = renderPage('/dish/4', {
      session: 'user',
      responses: {
        getDish: [korma],
        listFavouriteMarks: () => ({
          dishes: watched ? [{ ...mark, is_watched: true }] : [],
          ways: [],
          restaurants: [],
        }),
        watchDish: () => {
          watched = true;
          return { ok: true };
        },
      },
    });
    await user.click(await screen.findByRole('switch', { name: /Tell me when this dish changes/ }));
    expect((await screen.findByRole('button', { name: 'Saved' })).getAttribute('aria-pressed')).toBe('true');
    expect(calls.find(({ name }) => name === 'watchDish')?.body).toEqual({ is_watched: true });
  });

  it('tells what changed about a kept dish since one looked, once', async () => {
    const news = [{ at: '2026-11-03T08:00:00.000Z', change: { kind: 'removed' as const } }];
    const { calls } = renderPage('/dish/4', {
      session: 'user',
      responses: {
        getDish: [korma],
        listFavouriteMarks: {
          dishes: [
            { ...mark, news },
            { ...mark, dish_id: 5, news },
          ],
          ways: [],
          restaurants: [],
        },
        markFavouritesSeen: { ok: true },
      },
    });
    expect(await screen.findByText(/Changed since you looked: The dish was taken off/)).toBeDefined();
    const seen = () => calls.filter(({ name }) => name === 'markFavouritesSeen');
    await waitFor(() => expect(seen().map(({ body }) => body)).toEqual([{ dishes: [{ dish_id: 4, history_id: 9 }] }]));
  });

  it('keeps the restaurant', async () => {
    let kept = false;
    const { user } = renderPage('/restaurant/1', {
      session: 'user',
      responses: {
        getRestaurant: [buildRestaurantDetail()],
        getRestaurantMenu: { recipes: [] },
        listFavouriteMarks: () => ({ dishes: [], ways: [], restaurants: kept ? [1] : [] }),
        addFavouriteRestaurant: () => {
          kept = true;
          return { ok: true };
        },
      },
    });
    const saveButton = await screen.findByRole('button', { name: 'Save Lemongrass Lane' });
    await user.click(saveButton);
    await waitFor(() => expect(saveButton.getAttribute('aria-pressed')).toBe('true'));
  });
});

it('the bar and the profile say that a watched dish has changed', async () => {
  const news = [{ at: '2026-11-03T08:00:00.000Z', change: { kind: 'removed' as const } }];
  const dishes = [
    { ...mark, is_watched: true, news },
    { ...mark, dish_id: 5, news },
  ];
  renderPage('/profile', { session: 'user', responses: { listFavouriteMarks: { dishes, ways: [], restaurants: [] } } });
  expect(await screen.findByRole('link', { name: 'Profile: a dish that you watch has changed' })).toBeDefined();
  expect((await screen.findByRole('link', { name: /Favourites/ })).textContent).toContain('1 changed');
});

it('the link of the mails stops them when it is pressed', async () => {
  const token = 'a1b2c3d4-0000-4000-8000-000000000000';
  const { user, calls } = renderPage(`/stop-watching#token=${token}`, { responses: { stopWatching: { ok: true } } });
  await user.click(await screen.findByRole('button', { name: 'Stop all of these e-mails' }));
  expect(await screen.findByRole('region', { name: 'No more e-mails about dishes' })).toBeDefined();
  expect(calls.find(({ name }) => name === 'stopWatching')?.body).toEqual({ token });
});
