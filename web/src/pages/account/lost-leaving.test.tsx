import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageOf } from '../../../test/builders.ts';

it('lets one sign out where the code that asks can’t be loaded, and says what goes', async () => {
  vi.resetModules();
  const lost = Promise.reject(new Error('Failed to fetch dynamically imported module'));
  lost.catch(() => undefined);
  vi.doMock('../../features/session/leave-dialog.tsx', () => lost);
  const { renderPage } = await import('../../../test/render-page.tsx');
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const order = { restaurant: null, kitchenToken: 'kitchen', dinerToken: 'diner', expiresAt };
  localStorage.setItem('kitchenOrders', JSON.stringify([order]));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { place, user } = renderPage('/logout', {
    session: 'user',
    responses: { logout: { ok: true }, discoverRestaurants: pageOf([]) },
  });
  expect(await screen.findByText(/^Notes on this device go when you sign out/)).toBeDefined();
  expect(localStorage.getItem('token')).toBe('token-of-user');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(place.current).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});
