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
