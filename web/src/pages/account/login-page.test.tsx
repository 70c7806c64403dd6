import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser, pageOf } from '../../../test/builders.ts';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, garbage, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const discoverRestaurants = pageOf([]);

async function signIn(responses: Responses, from?: string) {
  const page = renderPage(from ? { pathname: '/login', state: { from } } : '/login', { responses });
  await page.user.type(await screen.findByLabelText('Email'), 'dana@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'a long secret');
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

test('has title, tagline and the way to sign up', async () => {
  renderPage('/login');
  await screen.findByRole('heading', { level: 1, name: 'Clearplate' });
  screen.getByText('Discover safe restaurants around you');
  expect(screen.getByRole('link', { name: 'or Sign Up' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Forgotten password?' }).getAttribute('href')).toBe('/forgotten-password');
});

test('the way to sign up keeps where the person came from', async () => {
  const responses = { register: { token: 'new' }, getUser: buildUser(), discoverRestaurants };
  const { user, place } = renderPage({ pathname: '/login', state: { from: '/restaurants' } }, { responses });
  await user.click(await screen.findByRole('link', { name: 'or Sign Up' }));
  await user.type(await screen.findByLabelText('Username'), 'Dana');
  await user.type(screen.getByLabelText('Email'), 'dana@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long secret');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(place.current).toBe('/restaurants'));
});

test('who was signed out without asking for it is told', async () => {
  localStorage.setItem('sessionLost', 'yes');
  renderPage('/login');
  expect(await screen.findByText('You’ve been signed out. Please sign in again.')).toBeDefined();
});

test('stores the token and goes back to where the person came from', async () => {
  const responses = { login: { token: 'good' }, getUser: buildUser(), discoverRestaurants };
  const { place } = await signIn(responses, '/restaurants');
  await waitFor(() => expect(place.current).toBe('/restaurants'));
  expect(localStorage.getItem('token')).toBe('good');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/logout', '/register', '/reset-password'])(
  'never leads to %s after signing in',
  async (from) => {
    const { place } = await signIn({ login: { token: 'good' }, getUser: buildUser(), discoverRestaurants }, from);
    await waitFor(() => expect(place.current).toBe('/'));
  },
);

test('the token false is the banner, and nothing is stored', async () => {
  await signIn({ login: { token: false } });
  await screen.findByText('Login failed');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@example.com');
  // After too many wrong passwords an account only opens by a mailed link, and nobody is told which accounts those are.
  expect(screen.getByRole('link', { name: 'send me a link' }).getAttribute('href')).toBe('/sign-in-link');
});

test('an answer without a token counts as none', async () => {
  await signIn({ login: garbage });
  await screen.findByText('Login failed');
  expect(localStorage.getItem('token')).toBeNull();
});

test('an empty token is never stored', async () => {
  await signIn({ login: { token: '' } });
  await screen.findByText('Login failed');
  expect(localStorage.getItem('token')).toBeNull();
});

test('too many tries say when to try again', async () => {
  await signIn({ login: failsWith('rate_limited', 45) });
  await screen.findByText('Login failed');
  expect(screen.getByText(/Please try again in 45 seconds/)).toBeDefined();
});

test.each([failsWith('unavailable'), failsWith('internal'), noNetwork])(
  'any other failure is logged and said in the page',
  async (failure) => {
    await signIn({ login: failure });
    await screen.findByText(/You can’t sign in right now/);
    expect(screen.queryByText('Login failed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-busy')).toBeNull();
    expectConsoleError('Login failed');
  },
);

test('the button is busy while the answer is awaited', async () => {
  const { calls, user } = await signIn({ login: neverAnswers });
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(calls.filter(({ name }) => name === 'login')).toHaveLength(1);
});

test('missing entries make no call; the summary takes the focus and leads to the fields', async () => {
  const { user, calls } = renderPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  await user.click(screen.getByRole('link', { name: 'Enter your password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(calls.map(({ name }) => name)).not.toContain('login');
});

test('who is signed in already is sent on', async () => {
  const { place } = renderPage('/login', { session: 'user', responses: { discoverRestaurants } });
  await waitFor(() => expect(place.current).toBe('/'));
});
