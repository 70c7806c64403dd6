import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const responses = { getDish: [buildDish({ id: 7, name: 'Pad thai' })] };

it('sends a link to the dish by way of the browser, and nothing of who sends it', async () => {
  const sent = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: sent, configurable: true });
  sessionStorage.setItem('avoiding', '["milk"]');
  const { user } = renderPage('/dish/7?from=elsewhere', { responses });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(sent.mock.calls).toEqual([[{ title: 'Pad thai', url: new URL('/dish/7', location.origin).href }]]);
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the link where the browser can send nothing, and says what is not in it', async () => {
  const { user } = renderPage('/dish/7', { responses });
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied. It says nothing about what you avoid.')).toBeTruthy();
  expect(written.mock.calls).toEqual([[new URL('/dish/7', location.origin).href]]);
  written.mockRestore();
});
