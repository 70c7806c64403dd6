import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith, garbage, neverAnswers, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const ok = { ok: true } as const;
const token = 'abc_DEF-123ghijklmnopqrstuvwxyza';

const failures = [
  [failsWith('internal'), /Please try again/],
  [noNetwork, /Clearplate isn’t answering/],
  [garbage, /Please try again/],
  [failsWith('rate_limited', 600), /try again in 10 minutes/],
] as const;

describe.each([
  { page: '/forgotten-password', call: 'requestPasswordReset', button: 'Send the link' },
  { page: '/sign-in-link', call: 'requestSignInLink', button: 'Send me a link' },
])('$page', ({ page, call, button }) => {
  async function ask(answer: unknown) {
    const view = renderPage(page, { responses: { [call]: answer } as Responses });
    await view.user.type(await screen.findByLabelText('Email'), ' dana@example.com ');
    await view.user.click(screen.getByRole('button', { name: button }));
    return view;
  }

  it('says the same for every address, and that alone', async () => {
    const { calls, user } = await ask(ok);
    const said = await screen.findByRole('region', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(said);
    expect(said.textContent).toContain('If there is an account for dana@example.com');
    expect(calls.find(({ name }) => name === call)?.body).toEqual({ email_address: 'dana@example.com' });
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  });

  it.each(failures)('never says that a mail is on its way when it is not', async (failure, reason) => {
    await ask(failure);
    await screen.findByText(reason);
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('dana@example.com');
  });

  it('asks for an address before it asks the server', async () => {
    const { user, calls } = renderPage(page);
    await user.type(await screen.findByLabelText('Email'), 'dana');
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(screen.getByRole('link', { name: 'Enter an e-mail address like name@example.com' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls.map(({ name }) => name)).not.toContain(call);
  });
});

describe('/reset-password', () => {
  async function reset(answer: Responses['resetPassword'], options: PageOptions = {}) {
    const responses = { logout: ok, ...(answer && { resetPassword: answer }) };
    const page = renderPage(`/reset-password#token=${token}`, { ...options, responses });
    await page.user.type(await screen.findByLabelText('New password'), 'a long secret');
    await waitFor(() => expect(page.place.current).toBe('/reset-password'));
    await page.user.click(screen.getByRole('button', { name: 'Set new password' }));
    return page;
  }

  it('sets the password and leads to the login', async () => {
    const { calls } = await reset(ok);
    const said = await screen.findByRole('region', { name: 'Your new password is set' });
    expect(said.querySelector('a')?.getAttribute('href')).toBe('/login');
    expect(calls.find(({ name }) => name === 'resetPassword')?.body).toEqual({ token, new_password: 'a long secret' });
  });

  it('forgets a sign-in of this browser, which has ended, without calling it lost', async () => {
    await reset(ok, { session: 'user' });
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(localStorage.getItem('sessionLost')).toBeNull();
  });

  it.each([failsWith('gone'), refuses({ token: 'is not the token of a link' })])(
    'says that a link is gone, and offers a new one',
    async (failure) => {
      await reset(failure);
      const said = await screen.findByRole('region', { name: 'This link no longer works' });
      expect(said.querySelector('a')?.getAttribute('href')).toBe('/forgotten-password');
    },
  );

  it('keeps what was typed beside what is wrong with it', async () => {
    await reset(refuses({ new_password: 'is one of the most common passwords' }));
    await screen.findByRole('link', { name: /this one is one of the most common passwords/ });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a long secret');
  });

  it.each(failures)('never says that it is done when it may not be', async (failure, reason) => {
    await reset(failure, { session: 'user' });
    await screen.findByText(reason);
    expect(screen.queryByText('Your new password is set')).toBeNull();
    expect(localStorage.getItem('token')).toBe('token-of-user');
  });

  it('asks once while the answer is awaited', async () => {
    const { user, calls } = await reset(neverAnswers);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(calls.filter(({ name }) => name === 'resetPassword')).toHaveLength(1);
  });
});
