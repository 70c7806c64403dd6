import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const variant = {
  id: 'w1',
  name: 'Without peanuts',
  price_cents: null,
  facts: buildFacts({ absent: ['peanuts'] }),
  as_of: 7,
};
const padThai = buildDish({
  id: 4,
  name: 'Pad thai',
  facts: buildFacts({ contains: ['peanuts'] }),
  variants: [variant],
});
const marks = { dishes: [], ways: [], restaurants: [] };

async function openOffers(options: PageOptions) {
  const page = renderPage('/restaurant/1', {
    ...options,
    responses: {
      getRestaurant: [buildRestaurantDetail()],
      getRestaurantMenu: { recipes: [padThai] },
      getProfile: { eaters: [{ avoids: [{ kind: 'allergen', allergen: 'peanuts', strictness: 'ask' }] }] },
      ...options.responses,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show how to ask for them' }));
  const offers = within(screen.getByRole('list', { name: 'Can be made another way' }));
  const heart = await offers.findByRole('button', { name: 'Save Pad thai, Without peanuts' });
  return { ...page, heart };
}

it('is saved from the menu’s row as it is shown there, by keyboard, and not its dish', async () => {
  let ways: { dish_id: number; way: string }[] = [];
  const { heart, user, calls } = await openOffers({
    session: 'user',
    responses: {
      listFavouriteMarks: () => ({ ...marks, ways }),
      setFavouriteWay: ({ body }) => {
        ways = body.is_saved ? [{ dish_id: 4, way: body.way }] : [];
        return { ok: true };
      },
    },
  });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  heart.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(heart);
  await user.keyboard(' ');
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  const sent = calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ['setFavouriteWay', { way: 'w1', is_saved: true, as_of: 7 }],
    ['setFavouriteWay', { way: 'w1', is_saved: false, as_of: 7 }],
  ]);
});

it('tells a guest how to sign in, by the name of the way', async () => {
  sessionStorage.setItem('avoiding', '["peanuts"]');
  const { heart, user, calls } = await openOffers({});
  await user.click(heart);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save it' }));
  expect(dialog.getByText(/“Pad thai, Without peanuts”/)).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});
