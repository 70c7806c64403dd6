import { OwnData } from '@clearplate/contract/own-data';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

async function askToDelete(responses: Responses) {
  const page = renderPage('/profile/data', {
    session: 'user',
    responses: { discoverRestaurants: pageOf([]), ...responses },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  return { ...page, dialog };
}

test('deletes the account with the password, signs out here and says so at home', async () => {
  localStorage.setItem('address', '4');
  sessionStorage.setItem('avoiding', '["milk"]');
  const { user, dialog, calls, place } = await askToDelete({ deleteUser: { ok: true } });
  await user.type(dialog.getByLabelText('Your password'), 'clearplate-demo');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Your account was deleted, and everything in it.')).toBeDefined();
  await expect.poll(() => place.current).toBe('/');
  expect(calls.find(({ name }) => name === 'deleteUser')?.body).toEqual({ password: 'clearplate-demo' });
  expect([localStorage.getItem('token'), localStorage.getItem('address')]).toEqual([null, null]);
  expect(sessionStorage.getItem('avoiding')).toBeNull();
});

const note = {
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [7],
  answer: 'unknown',
  by: 'server',
  at: new Date().toISOString(),
};

test('takes back what this device asked restaurants, once the account is gone', async () => {
  const key = 'k'.repeat(24);
  localStorage.setItem('told', JSON.stringify([note, { ...note, dishes: [8], sent: key }]));
  const { user, dialog, calls } = await askToDelete({ deleteUser: { ok: true }, withdrawGuestQuestion: { ok: true } });
  await user.type(dialog.getByLabelText('Your password'), 'clearplate-demo');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Your account was deleted, and everything in it.')).toBeDefined();
  const withdrawn = calls.filter(({ name }) => name === 'withdrawGuestQuestion');
  expect(withdrawn.map(({ body }) => body)).toEqual([{ key }]);
  expect(localStorage.getItem('told')).toBeNull();
});

test.each([
  ['bad_request', 'The password is not right. Your account was not deleted.'],
  ['internal', /Your account was not deleted/],
] as const)('keeps the account after %s', async (code, said) => {
  const { user, dialog } = await askToDelete({ deleteUser: failsWith(code) });
  await user.type(dialog.getByLabelText('Your password'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('deletes nothing without a password, or by Escape', async () => {
  const { user, dialog, calls } = await askToDelete({});
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(dialog.getByText('Enter your password')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('deleteUser');
});

test('says when the data could not be had', async () => {
  const { user } = renderPage('/profile/data', {
    session: 'user',
    responses: { exportOwnData: failsWith('internal') },
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/Your data was not downloaded/)).toBeDefined();
});

type Lists = Omit<OwnData, 'exported_at' | 'account' | 'picture'>;
const noLists = Object.fromEntries(Object.keys(OwnData.shape).map((name) => [name, []])) as unknown as Lists;

test('hands over one file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const account = {
    id: 7,
    username: 'Dana',
    email: 'd@example.com',
    role: 'user',
    language: 'en',
    actor_id: 'a',
    email_confirmed_at: null,
  };
  const at = new Date().toISOString();
  localStorage.setItem('told', JSON.stringify([note]));
  const { user } = renderPage('/profile/data', {
    session: 'user',
    responses: {
      exportOwnData: {
        ...noLists,
        exported_at: at,
        account: { ...account, created_at: at, password_changed_at: at, avoiding_changed_at: at },
        picture: null,
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  const [file] = made.mock.calls[0] as [Blob];
  expect(JSON.parse(await file.text())).toMatchObject({ account, noted_on_this_device: [note] });
});

test('the privacy page is there for everybody', async () => {
  renderPage('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your privacy' })).toBeDefined();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Your privacy' })).toBeDefined();
});
