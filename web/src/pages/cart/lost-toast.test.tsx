import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { failsWith } from '../../../test/fake-api.ts';

it('keeps the page where the code that shows a message can’t be loaded, and says the message all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  const lost = Promise.reject(new Error('Unable to preload CSS for /assets/toaster.css'));
  lost.catch(() => undefined);
  vi.doMock('../../shared/ui/toaster.tsx', () => lost);
  const { renderPage } = await import('../../../test/render-page.tsx');
  const { user } = renderPage('/cart', {
    session: 'user',
    responses: { getCart: [buildCartGroup([buildCartLine()])], addToCart: failsWith('internal') },
  });
  await user.click(await screen.findByRole('button', { name: 'One more Soup' }));
  const said = await screen.findByText('Error!');
  expect(said.ariaLive ?? said.getAttribute('aria-live')).toBe('polite');
  expect(said.classList).not.toContain('visually-hidden');
  expect(await screen.findByText(/^The cart was not changed/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: 'Soup' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'One more Soup' }));
  expect(await screen.findByText('Error!')).toBeDefined();
});
