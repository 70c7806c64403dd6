import type { Session } from '@clearplate/contract/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, garbage, neverAnswers, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { client } from '../../shared/api/client.ts';

const ok = { ok: true } as const;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const [here, phone] = ['7f6dcf36-6a0e-4bf2-9d5e-0c53c9a3b8f1', '9a0f5b51-21bb-4a5b-8d7a-3a6ff5c9a1de'];

function buildSession(given: Partial<Session>): Session {
  return {
    id: here,
    device: 'linux',
    created_at: '2026-03-04T12:00:00.000Z',
    last_used_at: hoursAgo(0.2),
    current: true,
    ...given,
  };
}

const sessions = [
  buildSession({}),
  buildSession({ id: phone, device: 'iphone', last_used_at: hoursAgo(5.2), current: false }),
];

async function open(responses: Responses = {}) {
  const page = renderPage('/profile/security', {
    session: 'user',
    responses: { listSessions: sessions, ...responses },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign-in & security' });
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;
const seen = ({ calls }: Page, name: string) => calls.filter((call) => call.name === name);
const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('where one is signed in', () => {
  it('is a list with the device, both times, and which one this is', async () => {
    await open();
    await screen.findByText('This one');
    expect(rows()[0]).toBe('Linux computerThis oneLast used within the last hour · signed in on March 4, 2026');
    expect(rows()[1]).toContain('iPhoneLast used about 5 hours ago · signed in on March 4, 2026');
    expect(screen.getAllByRole('button', { name: /^Sign out / }).map(({ textContent }) => textContent)).toEqual([
      'Sign out iPhone, signed in on March 4, 2026',
      'Sign out everywhere',
    ]);
  });

  it.each([[{ endSession: ok }], [{ endSession: failsWith('not_found') }]] satisfies [Responses][])(
    'one that is ended, or had ended, leaves the list',
    async (answer) => {
      let list = sessions;
      const page = await open({ listSessions: () => list, ...answer });
      await screen.findByText('iPhone');
      list = sessions.slice(0, 1);
      await page.user.click(screen.getByRole('button', { name: /^Sign out iPhone/ }));
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(seen(page, 'endSession').map(({ params }) => params['id'])).toEqual([phone]);
      expect(document.activeElement?.textContent).toBe('Where you are signed in');
    },
  );

  it.each([failsWith('internal'), noNetwork, garbage])('a failure leaves it there and says so', async (endSession) => {
    const page = await open({ endSession });
    await page.user.click(await screen.findByRole('button', { name: /^Sign out iPhone/ }));
    await screen.findByText(/That device was not signed out/);
    expect(rows()).toHaveLength(2);
  });

  it.each([failsWith('internal'), noNetwork, garbage])(
    'a list that can’t be had is said, not empty',
    async (answer) => {
      await open({ listSessions: answer });
      expect(await screen.findByText('Your devices could not be loaded.')).toBeDefined();
    },
  );

  it('a list that is half garbage is not shown', async () => {
    vi.spyOn(client, 'listSessions').mockResolvedValue([sessions[0]!, { id: phone } as Session]);
    await open();
    await screen.findByText('Your devices could not be loaded.');
    expect(screen.queryByText('Linux computer')).toBeNull();
  });

  it('says that it loads', async () => {
    await open({ listSessions: neverAnswers });
    expect(await screen.findByText('Loading your devices')).toBeDefined();
  });
});

describe('signing out everywhere', () => {
  async function confirm(responses: Responses) {
    localStorage.setItem('zipcode', '02139');
    const page = await open(responses);
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(seen(page, 'endAllSessions')).toEqual([]);
    return { page, dialog };
  }

  it('asks, then leads to the login and says what was done', async () => {
    const { page, dialog } = await confirm({ endAllSessions: ok });
    await page.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByText('You are signed out everywhere.');
    await waitFor(() => expect(page.place.current).toBe('/login'));
    expect([localStorage.getItem('token'), localStorage.getItem('zipcode')]).toEqual([null, '02139']);
  });

  it('is not done when one thinks again', async () => {
    const { page, dialog } = await confirm({});
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('token')).toBe('token-of-user');
  });

  it.each([failsWith('internal'), noNetwork, garbage])('a failure never looks like success', async (endAllSessions) => {
    const { page, dialog } = await confirm({ endAllSessions });
    await page.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await dialog.findByText(/You are still signed in/);
    expect(localStorage.getItem('token')).toBe('token-of-user');
  });
});

describe('changing the password', () => {
  async function change(changePassword: Responses['changePassword']) {
    const page = await open(changePassword && { changePassword });
    await page.user.type(await screen.findByLabelText('Current password'), 'the old secret');
    await page.user.type(screen.getByLabelText('New password'), 'the new secret');
    await page.user.click(screen.getByRole('button', { name: 'Change password' }));
    return page;
  }

  it('says that the others are signed out, empties the fields and reads the list again', async () => {
    const page = await change(ok);
    await screen.findByText('Password changed. Your other devices are signed out.');
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
    const body = { current_password: 'the old secret', new_password: 'the new secret' };
    expect(seen(page, 'changePassword').map((call) => call.body)).toEqual([body]);
    await waitFor(() => expect(seen(page, 'listSessions').length).toBeGreaterThan(1));
  });

  it.each([
    [refuses({ current_password: 'x' }), 'Current password', 'This is not your current password'],
    [refuses({ new_password: 'must have at least 8 characters' }), 'New password', /it must have at least 8/],
  ] as const)('a refused field is named and keeps what was typed', async (answer, label, name) => {
    const { user } = await change(answer);
    await user.click(await screen.findByRole('link', { name }));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('the new secret');
  });

  it.each([failsWith('internal'), noNetwork, garbage])('a failure never looks like success', async (answer) => {
    await change(answer);
    await screen.findByText(/Your password was not changed/);
    expect(screen.queryByText(/is changed/)).toBeNull();
  });
});

describe('the e-mail', () => {
  const unconfirmed = buildUser({ email_confirmed: false });

  it('is confirmed, or another mail can be had', async () => {
    await open();
    await screen.findByText(/is confirmed\.$/);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('is mailed to again', async () => {
    const { user } = await open({ getUser: unconfirmed, requestEmailConfirmation: ok });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/A new e-mail is on its way/)).toBeDefined();
  });

  it.each([failsWith('rate_limited', 60), noNetwork, garbage])('says when no mail was sent', async (answer) => {
    const { user } = await open({ getUser: unconfirmed, requestEmailConfirmation: answer });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText(/No e-mail was sent/);
    expect(screen.queryByText(/on its way/)).toBeNull();
  });
});

it('a guest signs in first, and one whose sign-in ends in the midst is told', async () => {
  const { place } = renderPage('/profile/security', {
    session: 'user',
    responses: { listSessions: failsWith('unauthenticated') },
  });
  await screen.findByText('You’ve been signed out. Please sign in again.');
  await waitFor(() => expect(place.current).toBe('/login'));
});
