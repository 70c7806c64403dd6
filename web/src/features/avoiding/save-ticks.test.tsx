import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { buildEater } from '../../../test/person-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'ask' } as const;

test('who saved what they ticked is led to how strict they are', async () => {
  sessionStorage.setItem('avoiding', '["sesame"]');
  let isSaved = false;
  const { user } = renderPage('/restaurant/1', {
    session: 'user',
    responses: {
      getRestaurant: [buildRestaurantDetail()],
      getRestaurantMenu: { recipes: [buildDish({ name: 'Pad Thai' })] },
      getProfile: () => ({ eaters: [{ avoids: isSaved ? [sesame] : [] }] }),
      listEaters: [buildEater()],
      setEaterAllergens: () => {
        isSaved = true;
        return [];
      },
      listPreferences: [],
    },
  });
  // Before the menu is assessed, the notice is elsewhere.
  await screen.findByRole('link', { name: 'Pad Thai' });
  const save = await screen.findByRole('button', { name: 'Save Sesame to my allergens' });
  expect(screen.queryByText(/^Saved\./)).toBeNull();
  await user.click(save);
  const link = await screen.findByRole('link', { name: 'How strict about traces?' });
  expect(link.getAttribute('href')).toBe('/profile/allergens');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save Sesame/ })).toBeNull());
});

const peanut = (strictness: 'dangerous' | 'fine') => ({ kind: 'allergen', allergen: 'peanuts', strictness }) as const;

test('what is ticked more strictly than it is saved counts once, is said, and is saved as strictly', async () => {
  sessionStorage.setItem('avoiding', '[{"allergen":"peanuts","strictness":"dangerous"}]');
  let saved: ReturnType<typeof peanut> = peanut('fine');
  const { user, calls } = renderPage('/restaurant/1', {
    session: 'user',
    responses: {
      getRestaurant: [buildRestaurantDetail()],
      getRestaurantMenu: { recipes: [buildDish({ name: 'Pad Thai' })] },
      getProfile: () => ({ eaters: [{ avoids: [saved] }] }),
      listEaters: [buildEater({ allergens: [{ name: 'Peanuts', strictness: 'fine' }] })],
      setEaterAllergens: () => {
        saved = peanut('dangerous');
        return [];
      },
      listPreferences: [],
    },
  });
  await screen.findByRole('link', { name: 'Pad Thai' });
  const stricter = 'Peanuts is ticked in this tab more strictly than you saved it. The stricter counts here.';
  expect(await screen.findByText(stricter)).toBeDefined();
  expect(screen.getAllByText(/^Avoiding: /)[0]?.textContent).toBe('Avoiding: Peanuts (traces are dangerous)');
  expect(await screen.findByText('Saved, stricter in this tab: traces are dangerous')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save Peanuts to my allergens' }));
  await waitFor(() => expect(screen.queryByText(stricter)).toBeNull());
  expect(calls.find(({ name }) => name === 'setEaterAllergens')?.body).toEqual([
    { name: 'Peanuts', strictness: 'fine' },
    { name: 'Peanuts', strictness: 'dangerous' },
  ]);
  expect(screen.getAllByText(/^Avoiding: /)[0]?.textContent).toBe('Avoiding: Peanuts (traces are dangerous)');
  expect(sessionStorage.getItem('avoiding')).toBeNull();
});
