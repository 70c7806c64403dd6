import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const alert = vi.fn<(text: string) => void>();

beforeEach(() => {
  alert.mockClear();
  vi.stubGlobal('alert', alert);
});

const portrait = (name = 'me.png', type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type });

async function open(responses: Responses = {}) {
  const page = renderPage('/profile/edit', {
    session: 'user',
    responses: {
      updateUser: buildUser(),
      ...responses,
    },
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return page;
}

const bodyOf = ({ calls }: Awaited<ReturnType<typeof open>>, name: string) =>
  calls.find((call) => call.name === name)?.body;

test('saves name and e-mail, says so in an alert and goes back to the profile', async () => {
  const page = await open();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await page.user.clear(name);
  await page.user.type(name, 'Dana D.');
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('Changes saved'));
  expect(bodyOf(page, 'updateUser')).toEqual({ username: 'Dana D.', email: 'dana@example.com' });
  await vi.waitFor(() => expect(page.place.current).toBe('/profile'));
});

test('says that both addresses get a mail, once the e-mail is another one', async () => {
  const { user } = await open();
  expect(screen.queryByText(/write to both addresses/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '.org');
  expect(screen.getByText(/write to both addresses/)).toBeDefined();
});

test('sends the chosen picture after the rest', async () => {
  const page = await open({ setProfilePicture: { profile_picture_url: '/pictures/1.webp' } });
  await page.user.upload(screen.getByLabelText('Choose a picture'), portrait());
  await screen.findByText('The new picture is saved with your changes.');
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('Changes saved'));
  const names = page.calls.map(({ name }) => name);
  expect(names.indexOf('setProfilePicture')).toBeGreaterThan(names.indexOf('updateUser'));
  expect(page.calls.find(({ name }) => name === 'setProfilePicture')?.file?.size).toBe(10);
});

test('takes no file of another type: an alert, and the reason in the page', async () => {
  const { user } = await open();
  // A real browser's file dialog can be told to show all files.
  screen.getByLabelText('Choose a picture').removeAttribute('accept');
  await user.upload(screen.getByLabelText('Choose a picture'), portrait('cv.pdf', 'application/pdf'));
  expect(alert).toHaveBeenCalledWith('Invalid file type. Only images and PDFs are allowed.');
  expect(screen.getByText(/Choose a JPEG or PNG picture/)).toBeDefined();
});

test('takes no picture of more than 5 MB', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('Choose a picture'), portrait('big.png', 'image/png', 5_000_001));
  expect(screen.getByText('Choose a picture of at most 5 MB.')).toBeDefined();
  expect(alert).not.toHaveBeenCalled();
});

test.each([
  [{ updateUser: failsWith('conflict') }, 'There is already an account with this e-mail address'],
  [{ updateUser: noNetwork }, /Your profile was not saved: Clearplate isn’t answering/],
] satisfies [Responses, string | RegExp][])('keeps what was typed when it is refused', async (responses, reason) => {
  const page = await open(responses);
  await page.user.type(screen.getByRole('textbox', { name: 'Name' }), ' the Second');
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(alert).not.toHaveBeenCalled();
  expect(page.place.current).toBe('/profile/edit');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dana Diner the Second');
});

test('says that the rest is saved when only the picture is refused', async () => {
  const page = await open({ setProfilePicture: failsWith('unsupported_media_type') });
  await page.user.upload(screen.getByLabelText('Choose a picture'), portrait());
  await screen.findByText('The new picture is saved with your changes.');
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/are saved, but not the picture: the file isn’t a JPEG/)).toBeDefined();
  expect(alert).not.toHaveBeenCalled();
});

test('needs a name', async () => {
  const page = await open();
  await page.user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  expect(bodyOf(page, 'updateUser')).toBeUndefined();
});

test('sends a guest to sign in', async () => {
  const { place } = renderPage('/profile/edit');
  await screen.findByRole('button', { name: 'Login' });
  expect(place.current).toBe('/login');
});
