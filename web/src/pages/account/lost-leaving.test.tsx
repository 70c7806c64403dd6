import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';

const what = /^Notes on this device go when you sign out/;
let chunk: PromiseWithResolvers<never>;

async function open(responses: Responses = {}) {
  const { renderPage } = await import('../../../test/render-page.tsx');
  return renderPage('/logout', {
    session: 'user',
    responses: { logout: { ok: true }, discoverRestaurants: pageOf([]), ...responses },
  });
}

async function leave({ place, user }: Awaited<ReturnType<typeof open>>) {
  expect(localStorage.getItem('token')).toBe('token-of-user');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(place.current).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
}

beforeEach(() => {
  vi.resetModules();
  chunk = Promise.withResolvers();
  chunk.promise.catch(() => undefined);
  vi.doMock('../../features/session/leave-dialog.tsx', () => chunk.promise);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const order = { restaurant: null, kitchenToken: 'kitchen', dinerToken: 'diner', expiresAt };
  localStorage.setItem('kitchenOrders', JSON.stringify([order]));
});

it('lets one sign out where the code that asks can’t be loaded, and says what goes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  chunk.reject(new Error('Failed to fetch dynamically imported module'));
  const page = await open();
  expect(await screen.findByText(what)).toBeDefined();
  await leave(page);
});

it('lets one sign out where the code that asks neither comes nor fails', async () => {
  const { answerTimeoutMs } = await import('../../shared/lib/answer-timeout.ts');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open();
  expect(await screen.findByText('One moment.')).toBeDefined();
  expect(screen.queryByText(what)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(answerTimeoutMs));
  expect(screen.getByText(what)).toBeDefined();
  await leave(page);
});

it('asks no more while the session ends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  chunk.reject(new Error('Failed to fetch dynamically imported module'));
  // The failure has to be of the class that the app’s fake, loaded anew, knows.
  const { neverAnswers } = await import('../../../test/fake-api.ts');
  const { user } = await open({ logout: neverAnswers });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('One moment.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});
