import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildZipPlace } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildAddress } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const getZip: NonNullable<Responses['getZip']> = ({ params }) =>
  buildZipPlace(params.zip, params.zip === '98103' ? 'Seattle' : 'Cambridge');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const places = () => ['City', 'State', 'Country'].map((name) => field(name));

async function open(path: string, responses: Responses = {}) {
  const page = renderPage(path, { session: 'user', responses: { getZip, ...responses } });
  if (path !== '/profile/addresses') await screen.findByRole('textbox', { name: 'Zip code' });
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;
const bodyOf = ({ calls }: Page, name: string) => calls.find((call) => call.name === name)?.body;

describe('the addresses', () => {
  it('show their name and one line without blanks', async () => {
    const list = [buildAddress(), buildAddress({ id: 2, name: 'Work', address_line_2: '', city: ' ' })];
    await open('/profile/addresses', { listAddresses: list });
    expect(await screen.findByText('1 Main Street, Apt 2, Cambridge, Massachusetts, 02139')).toBeDefined();
    expect(screen.getByText('1 Main Street, Massachusetts, 02139')).toBeDefined();
    expect(screen.getByRole('link', { name: 'New Address' }).getAttribute('href')).toBe('/profile/address/new');
    expect(screen.getByRole('link', { name: 'Edit Work' }).getAttribute('href')).toBe('/profile/address/edit/2');
  });

  it.each(['/profile/address/new', '/profile/address/edit/1'])(
    '%s asks before what was typed is lost',
    async (path) => {
      const { user, place } = await open(path, { getAddress: [buildAddress()], listAddresses: [] });
      await user.type(field('Name'), ' here');
      await user.click(screen.getByRole('link', { name: /Addresses$/ }));
      await screen.findByRole('dialog', { name: 'Leave without saving?' });
      await user.click(screen.getByRole('button', { name: 'Stay here' }));
      expect(field('Name').value).toMatch(/ here$/);
      await user.type(field('Name'), '{Backspace>5/}');
      await user.click(screen.getByRole('link', { name: /Addresses$/ }));
      await waitFor(() => expect(place.current).toBe('/profile/addresses'));
    },
  );

  it('are deleted, with a way back; the selected one is forgotten and the zip code stays', async () => {
    localStorage.setItem('address', '1');
    localStorage.setItem('zipcode', '02139');
    let list = [buildAddress()];
    const { user } = await open('/profile/addresses', {
      listAddresses: () => list,
      deleteAddress: () => {
        list = [];
        return { ok: true };
      },
      createAddress: ({ body }) => {
        list = [buildAddress({ ...body, id: 2 })];
        return list[0]!;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
    expect(await screen.findByText('Your address has been deleted successfully!')).toBeDefined();
    expect(await screen.findByText('You have no addresses yet.')).toBeDefined();
    expect([localStorage.getItem('address'), localStorage.getItem('zipcode')]).toEqual([null, '02139']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
    // The toast has announced it, and the note describes its button.
    const undo = screen.getByRole('button', { name: 'Undo', description: '“Home” was deleted.' });
    expect(undo.closest('[role=status]')).toBeNull();
    await user.click(undo);
    await waitFor(() => expect(document.activeElement?.className).toBe('undo-note'));
    expect(await screen.findByRole('button', { name: 'Delete Home' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect([localStorage.getItem('address'), localStorage.getItem('zipcode')]).toEqual(['2', '02139']);
  });

  it('stay when deleting fails', async () => {
    const { user } = await open('/profile/addresses', {
      listAddresses: [buildAddress()],
      deleteAddress: failsWith('internal'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
    expect(await screen.findByText('Address deletion failed. Please try again.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('that can not be loaded are not shown as none', async () => {
    await open('/profile/addresses', { listAddresses: noNetwork });
    expect(await screen.findByText('Your addresses could not be loaded.')).toBeDefined();
  });
});

async function fillNew({ user }: Page, zip = '02139') {
  await user.type(field('Name'), 'Home');
  await user.type(field('Address line 1'), '1 Main Street');
  await user.type(field('Address line 2'), 'Apt 2');
  await user.type(field('Zip code'), zip);
}

describe('a new address', () => {
  const path = '/profile/address/new';

  it('gets city, state and country from the zip code', async () => {
    const page = await open(path, { createAddress: buildAddress() });
    expect(places().every(({ readOnly }) => readOnly)).toBe(true);
    await fillNew(page);
    await waitFor(() =>
      expect(places().map(({ value }) => value)).toEqual(['Cambridge', 'Massachusetts', 'United States']),
    );
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText("Address added successfully! You're all set.")).toBeDefined();
    await waitFor(() => expect(page.place.current).toBe('/profile/addresses'));
    const { id: _, ...fields } = buildAddress();
    expect(bodyOf(page, 'createAddress')).toEqual(fields);
  });

  it('names a wrong zip code at five characters, not before', async () => {
    const { user } = await open(path);
    await user.type(field('Zip code'), '02a3');
    expect(screen.queryByText('Please enter a valid US zip code.')).toBeNull();
    await user.type(field('Zip code'), '9');
    expect(screen.getByText('Please enter a valid US zip code.')).toBeDefined();
    expect(field('Zip code').maxLength).toBe(5);
  });

  it.each([failsWith('not_found'), failsWith('internal'), noNetwork])(
    'can be typed by hand when the lookup fails',
    async (failure) => {
      const page = await open(path, { getZip: failure, createAddress: buildAddress() });
      await fillNew(page);
      expect(await screen.findByText('Error fetching location')).toBeDefined();
      for (const [name, text] of [
        ['City', 'Cambridge'],
        ['State', 'MA'],
        ['Country', 'USA'],
      ] as const) {
        await page.user.type(field(name), text);
      }
      await page.user.click(screen.getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(bodyOf(page, 'createAddress')).toMatchObject({ city: 'Cambridge', country: 'USA' }));
    },
  );

  it('is not saved while the place is looked up', async () => {
    const page = await open(path, { getZip: neverAnswers });
    await fillNew(page);
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect((await screen.findAllByText(/we’re looking up/)).length).toBeGreaterThan(0);
    expect(bodyOf(page, 'createAddress')).toBeUndefined();
  });

  it('needs all of its fields', async () => {
    const page = await open(path);
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getByRole('link', { name: 'Enter address line 1' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter the zip code' })).toBeDefined();
  });

  it('is still there when it was not saved', async () => {
    const page = await open(path, { createAddress: failsWith('internal') });
    await fillNew(page);
    await waitFor(() => expect(field('City').value).toBe('Cambridge'));
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Unable to add your address. Please retry.')).toBeDefined();
    expect(page.place.current).toBe(path);
    expect(field('Name').value).toBe('Home');
  });
});

describe('a saved address', () => {
  const path = '/profile/address/edit/1';
  const getAddress = [buildAddress({ city: 'Camberville' })];

  it('is prefilled, editable, and looks nothing up while its zip code stays', async () => {
    const page = await open(path, { getAddress, updateAddress: buildAddress() });
    expect(screen.getByRole('heading', { level: 1, name: 'Update Address' })).toBeDefined();
    expect(places().map(({ value, readOnly }) => [value, readOnly])).toEqual([
      ['Camberville', false],
      ['Massachusetts', false],
      ['United States', false],
    ]);
    await page.user.type(field('City'), ' North');
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your address has been updated successfully!')).toBeDefined();
    expect(bodyOf(page, 'updateAddress')).toMatchObject({ city: 'Camberville North', zip_code: '02139' });
    expect(page.calls.map(({ name }) => name)).not.toContain('getZip');
  });

  it('takes the place of another zip code, and the selected one its zip code along', async () => {
    localStorage.setItem('address', '1');
    const page = await open(path, { getAddress, updateAddress: buildAddress() });
    await page.user.clear(field('Zip code'));
    expect(field('City').value).toBe('Camberville');
    await page.user.type(field('Zip code'), '98103');
    await waitFor(() => expect(field('City').value).toBe('Seattle'));
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Your address has been updated successfully!');
    expect(localStorage.getItem('zipcode')).toBe('98103');
  });

  it('says when it was not saved', async () => {
    const page = await open(path, { getAddress, updateAddress: failsWith('internal') });
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Oops! There was an error updating your address. Please try again.')).toBeDefined();
    expect(page.place.current).toBe(path);
  });

  it('that is gone says so', async () => {
    renderPage(path, { session: 'user', responses: { getAddress: failsWith('not_found') } });
    expect(await screen.findByText('This address no longer exists.')).toBeDefined();
  });
});
