import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser, pageOf } from '../../../test/builders.ts';
import { failsWith, garbage, neverAnswers, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const welcomed: Responses = { register: { token: 'new' }, getUser: buildUser(), discoverRestaurants: pageOf([]) };
const oops = 'Oops! Something went wrong. Please try again.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function signUp(responses: Responses, from?: string) {
  const page = renderPage(from ? { pathname: '/register', state: { from } } : '/register', { responses });
  await page.user.type(await screen.findByLabelText('Username'), 'Dana');
  await page.user.type(field('Email'), 'dana@example.com');
  await page.user.type(field('Password'), 'a long secret');
  await page.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return page;
}

function expectTypedStays() {
  const typed = ['Username', 'Email', 'Password'].map((label) => field(label).value);
  expect(typed).toEqual(['Dana', 'dana@example.com', 'a long secret']);
  expect(localStorage.getItem('token')).toBeNull();
}

test('stores the token, says welcome and goes home', async () => {
  const { place, calls } = await signUp(welcomed);
  await screen.findByText('Welcome! Your registration was successful');
  await waitFor(() => expect(place.current).toBe('/'));
  expect(localStorage.getItem('token')).toBe('new');
  const body = { username: 'Dana', email_address: 'dana@example.com', password: 'a long secret' };
  expect(calls.find(({ name }) => name === 'register')?.body).toEqual(body);
});

test('asks before what was typed is lost, and not before something was', async () => {
  const { user, place } = renderPage('/register');
  await user.type(await screen.findByLabelText('Username'), 'D');
  await user.click(screen.getByRole('link', { name: 'Already have an account? Login' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without signing up?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(field('Username').value).toBe('D');
  await user.clear(field('Username'));
  await user.click(screen.getByRole('link', { name: 'Already have an account? Login' }));
  await waitFor(() => expect(place.current).toBe('/login'));
});

test('goes back to where the person came from', async () => {
  const { place } = await signUp(welcomed, '/restaurants');
  await waitFor(() => expect(place.current).toBe('/restaurants'));
});

test('what a guest ticked is still there, and is offered for saving', async () => {
  sessionStorage.setItem('avoiding', '["milk"]');
  const { calls } = await signUp(welcomed);
  const offer = await screen.findByRole('region', { name: 'Save what you ticked' });
  expect(offer.textContent).toContain('Milk is ticked in this tab only');
  expect(calls.map(({ name }) => name)).not.toContain('setMyAllergens');
});

test.each([
  ['Email', { register: refuses({ email_address: 'x' }, 'conflict') }, /^There is already an account/],
  ['Email', { register: refuses({ email_address: 'must be an e-mail address' }) }, 'E-mail must be an e-mail address'],
  ['Username', { register: refuses({ username: 'must have at most 100 characters' }) }, /at most 100/],
  ['Password', { register: refuses({ password: 'must have at least 8 characters' }) }, /: it must have at least 8/],
  ['Password', { register: refuses({ password: 'must have at most 128 characters' }) }, /: it must have at most 128/],
  ['Password', { register: refuses({ password: 'is one of the most common passwords' }) }, /: this one is one of the/],
] satisfies [string, Responses, string | RegExp][])(
  'a refused %s has the toast, a summary that leads to it, and what was typed stays',
  async (label, responses, reason) => {
    const { user } = await signUp(responses);
    await screen.findByText(oops);
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('link', { name: reason }));
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expectTypedStays();
  },
);

test.each([
  [failsWith('rate_limited', 1800), /not created: please try again in 30 minutes/],
  [noNetwork, /Clearplate isn’t answering/],
  [failsWith('unavailable'), /Clearplate isn’t answering/],
  [failsWith('internal'), /Your account was not created/],
  [garbage, /Your account was not created/],
  [{ token: '' }, /Your account was not created/],
])('any other failure has the toast and its reason in the page', async (register, reason) => {
  const { place } = await signUp({ register });
  await screen.findByText(oops);
  expect(screen.getByText(reason)).toBeDefined();
  expect(place.current).toBe('/register');
  expectTypedStays();
});

test('missing entries make no call', async () => {
  const { user, calls } = renderPage('/register');
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  for (const name of ['Enter a username', 'Enter your e-mail address', 'Enter a password'])
    expect(screen.getByRole('link', { name })).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('register');
});

test('asks once while the answer is awaited', async () => {
  const { user, calls } = await signUp({ register: neverAnswers });
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(calls.filter(({ name }) => name === 'register')).toHaveLength(1);
});

test('the password can be shown, and the browser is told what each field is', async () => {
  const { user } = renderPage('/register');
  await user.type(await screen.findByLabelText('Password'), 'secret');
  expect(field('Password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
  expect(field('Email').autocomplete).toBe('email');
  expect(field('Password').autocomplete).toBe('new-password');
});

test('leads to the login and to the words on privacy', async () => {
  renderPage('/register');
  const login = await screen.findByRole('link', { name: 'Already have an account? Login' });
  expect(login.getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'your privacy' }).getAttribute('href')).toBe('/privacy');
});

test('who is signed in already is sent on', async () => {
  const { place } = renderPage('/register', { session: 'user', responses: { discoverRestaurants: pageOf([]) } });
  await waitFor(() => expect(place.current).toBe('/'));
});
