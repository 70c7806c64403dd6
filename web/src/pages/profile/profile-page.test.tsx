import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

const avoids = [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] as const;

test('shows who is signed in, what they avoid and the way out', async () => {
  renderPage('/profile', { session: 'user', responses: { getProfile: { eaters: [{ avoids: [...avoids] }] } } });
  expect(await screen.findByText('Avoiding: Milk')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout');
});

test('sends a guest to sign in', async () => {
  const { place } = renderPage('/profile');
  await screen.findByRole('button', { name: 'Login' });
  expect(place.current).toBe('/login');
});
