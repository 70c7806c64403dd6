import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser, pageOf } from '../../../test/builders.ts';
import { failsWith, garbage, neverAnswers, noNetwork, refuses, type Failure } from '../../../test/fake-api.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const token = 'abc_DEF-123ghijklmnopqrstuvwxyza';
const ok = { ok: true } as const;

/** A press uses up the link of each of these pages. */
const steps = [
  { page: '/confirm-email', call: 'confirmEmail', button: 'Confirm my e-mail', good: ok },
  { page: '/revert-email', call: 'revertEmail', button: 'Withdraw it', good: ok },
  { page: '/sign-in-link', call: 'signInByLink', button: 'Sign in', good: { token: 'new' } },
] as const;

async function press(step: (typeof steps)[number], answer: unknown, options: PageOptions = {}) {
  const page = renderPage(`${step.page}#token=${token}`, {
    ...options,
    responses: { discoverRestaurants: pageOf([]), logout: ok, ...options.responses, [step.call]: answer },
  });
  const button = await screen.findByRole('button', { name: step.button });
  // Opening the page sends nothing, and removes the token from the address.
  expect(page.calls.filter(({ name }) => name === step.call)).toEqual([]);
  await waitFor(() => expect(page.place.current).toBe(step.page));
  await page.user.click(button);
  return page;
}

describe.each(steps)('$page', (step) => {
  it('sends the token once, and nothing before the press', async () => {
    const { calls, user } = await press(step, neverAnswers);
    await user.click(screen.getByRole('button', { name: step.button }));
    const sent = calls.filter(({ name }) => name === step.call).map(({ body }) => body);
    expect(sent).toEqual([{ token }]);
  });

  it('says that a link is gone, and has a way on', async () => {
    await press(step, failsWith('gone'));
    const said = await screen.findByRole('region', { name: 'This link no longer works' });
    expect(document.activeElement).toBe(said);
    expect(said.querySelector('a, form')).not.toBeNull();
  });

  it.each([
    [failsWith('internal'), /Please try again/],
    [failsWith('unavailable'), /Clearplate isn’t answering/],
    [noNetwork, /Clearplate isn’t answering/],
    [garbage, /Please try again/],
    [failsWith('rate_limited', 60), /try again in 60 seconds/],
  ])('a failure is said, and the press can be repeated', async (failure: Failure, reason) => {
    await press(step, failure);
    expect((await screen.findByText(reason)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: step.button }).getAttribute('aria-busy')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it.each(['/confirm-email', '/revert-email', '/reset-password', '/confirm-email#token=short'])(
  '%s without a link asks for it',
  async (path) => {
    renderPage(path);
    expect(await screen.findByRole('heading', { name: 'Please open the link in your e-mail' })).toBeDefined();
  },
);

describe('once used', () => {
  const [confirm, revert, signIn] = steps;

  it('a confirmation is said, and the account is read again', async () => {
    const getUser = buildUser({ email_confirmed: false });
    const { calls } = await press(confirm, confirm.good, { session: 'user', responses: { getUser } });
    await screen.findByRole('region', { name: 'Your e-mail is confirmed' });
    await waitFor(() => expect(calls.filter(({ name }) => name === 'getUser').length).toBeGreaterThan(1));
  });

  it('a second confirmation is no failure', async () => {
    await press(confirm, failsWith('gone'), { session: 'user' });
    expect(await screen.findByRole('region', { name: 'Your e-mail is already confirmed' })).toBeDefined();
  });

  it('a change that is taken back signs out here too', async () => {
    await press(revert, revert.good, { session: 'user' });
    await screen.findByText(/its password no longer works/);
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(localStorage.getItem('sessionLost')).toBeNull();
  });

  it('a link signs in, in place of whoever was signed in', async () => {
    const { calls, place } = await press(signIn, signIn.good, { session: 'user' });
    await waitFor(() => expect(place.current).toBe('/'));
    expect(calls.find(({ name }) => name === 'logout')?.token).toBe('token-of-user');
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('a bad link leaves whoever is signed in', async () => {
    await press(signIn, refuses({ token: 'is not the token of a link' }), { session: 'user' });
    await screen.findByText('This link no longer works');
    expect(localStorage.getItem('token')).toBe('token-of-user');
  });
});
