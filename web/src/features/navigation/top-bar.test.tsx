import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, garbage, neverAnswers } from '../../../test/fake-api.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

afterEach(() => vi.useRealTimers());

const namesIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);

const matrix: readonly [NonNullable<PageOptions['session']>, readonly string[], string][] = [
  ['guest', ['Search', 'Restaurants', 'Dishes', 'Contact Us'], 'Login'],
  ['user', ['Search', 'Restaurants', 'Dishes', 'Contact Us', 'Cart'], 'Profile'],
  ['r_admin', ['Restaurants', 'Contact Us'], 'Profile'],
  ['w_admin', ['Restaurants', 'Contact Us', 'Admin'], 'Profile'],
];

test.each(matrix)('%s sees %j and %s in the bar, and the same in the menu', async (session, links, account) => {
  const { user } = renderPage('/contactUs', { session });
  const accountLink = await screen.findByRole('link', { name: account });
  expect(accountLink.getAttribute('href')).toBe(account === 'Login' ? '/login' : '/profile');
  expect(namesIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(links);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(namesIn(await screen.findByRole('navigation', { name: 'Menu' }))).toEqual([...links, account]);
});

test('Search leads to /search?q= and Dishes to /recipes', async () => {
  renderPage('/contactUs');
  expect((await screen.findByRole('link', { name: 'Search' })).getAttribute('href')).toBe('/search?q=');
  expect(screen.getByRole('link', { name: 'Dishes' }).getAttribute('href')).toBe('/recipes');
});

test('the profile picture is shown, else the initials', async () => {
  const { container } = renderPage('/cart', {
    session: 'user',
    responses: { getUser: buildUser({ profile_picture_url: '/pictures/7.webp' }) },
  });
  await screen.findByRole('link', { name: 'Profile' });
  expect(container.querySelector('.account-picture img')?.getAttribute('src')).toBe('/pictures/7.webp');
});

test('without a picture the initials stand in', async () => {
  renderPage('/cart', { session: 'user' });
  expect(within(await screen.findByRole('link', { name: 'Profile' })).getByText('DD')).toBeDefined();
});

test('initials are letters, whatever stands before them', async () => {
  renderPage('/cart', { session: 'user', responses: { getUser: buildUser({ username: '<b>Zoë</b> \u202E“Quinn”' }) } });
  expect(within(await screen.findByRole('link', { name: 'Profile' })).getByText('BQ')).toBeDefined();
});

test('a picture that cannot be had gives way to the initials', async () => {
  const { container } = renderPage('/cart', {
    session: 'user',
    responses: { getUser: buildUser({ profile_picture_url: '/pictures/7.webp' }) },
  });
  const link = await screen.findByRole('link', { name: 'Profile' });
  fireEvent.error(container.querySelector('.account-picture img')!);
  expect(within(link).getByText('DD')).toBeDefined();
});

test('the home link leads home, whoever is here', async () => {
  renderPage('/contactUs', { session: 'w_admin' });
  const home = await screen.findByRole('link', { name: 'Clearplate, home' });
  expect(home.getAttribute('href')).toBe('/');
});

test('a token that is refused is dropped, and the bar is a guest’s', async () => {
  renderPage('/contactUs', { session: 'r_admin', responses: { getUser: failsWith('unauthenticated') } });
  const login = await screen.findByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.getByRole('link', { name: 'Search' })).toBeDefined();
  await waitFor(() => expectConsoleError('Error updating dishes'));
});

test('an answer that is no user leaves no door open', async () => {
  renderPage('/contactUs', { session: 'user', responses: { getUser: garbage } });
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByRole('link', { name: 'Cart' })).toBeNull();
  expectConsoleError('Error updating dishes');
});

test('the menu closes on Escape, which gives the focus back, and when a link is followed', async () => {
  const { user } = renderPage('/cart');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Contact Us' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('the navigation is hidden while the user loads, for three seconds at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  renderPage('/cart', { session: 'user', responses: { getUser: neverAnswers } });
  await screen.findByRole('heading', { name: 'Your Cart' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3100));
  screen.getByRole('navigation', { name: 'Main' });
});

test('a user who cannot be loaded is logged, and the bar is a guest’s', async () => {
  renderPage('/cart', { session: 'user', responses: { getUser: failsWith('internal') } });
  await screen.findByRole('link', { name: 'Login' });
  expectConsoleError('Error updating dishes');
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('a page reached by a link is read out: its heading takes the focus', async () => {
  const { user } = renderPage('/cart');
  await user.click(await screen.findByRole('link', { name: 'Contact Us' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Contact Us · Clearplate');
});
