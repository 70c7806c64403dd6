import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFound, buildZipPlace, pageOf } from '../../../../test/builders.ts';
import { failsWith, type Responses } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const invalid = 'Please enter a valid US zip code.';

async function openDialog(responses: Responses = {}) {
  const page = renderPage('/restaurants', {
    responses: {
      discoverRestaurants: ({ query }) =>
        pageOf(query.zipcode && !query.radius ? [buildFound({ name: 'In the area' })] : []),
      listRestaurantsNearby: [],
      getZip: ({ params }) => buildZipPlace(params.zip),
      ...responses,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Set your zip code' }));
  return { ...page, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Zip code' }) };
}

test('confirms the place, stores the zip code and shows its restaurants', async () => {
  const { user, field } = await openDialog();
  await user.type(field, '02139');
  await screen.findByText('Cambridge, MA');
  await user.click(screen.getByRole('button', { name: 'Use this zip code' }));
  await screen.findByRole('link', { name: 'In the area' });
  expect(localStorage.getItem('zipcode')).toBe('02139');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('complains when exactly five characters fail, and not before', async () => {
  const { user, field, calls } = await openDialog();
  await user.type(field, '02a3');
  expect(screen.queryByText(invalid)).toBeNull();
  await user.type(field, '9');
  screen.getByText(invalid);
  await user.click(screen.getByRole('button', { name: 'Use this zip code' }));
  expect(localStorage.getItem('zipcode')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('getZip');
});

test('takes five characters at most', async () => {
  const { user, field } = await openDialog();
  await user.type(field, '0213999');
  expect(field.value).toBe('02139');
});

test('a place that cannot be looked up is said, and no dead end', async () => {
  const { user, field } = await openDialog({ getZip: failsWith('internal') });
  await user.type(field, '02139');
  await screen.findByText('Error fetching location');
  await user.click(screen.getByRole('button', { name: 'Use this zip code' }));
  expect(await screen.findByRole('link', { name: 'In the area' })).toBeDefined();
});

test('a zip code that does not exist is said and not accepted', async () => {
  const { user, field, calls } = await openDialog({ getZip: failsWith('not_found') });
  await user.type(field, '00000{Enter}');
  await screen.findByText('There is no such zip code.');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.queryByText('Error fetching location')).toBeNull();
  expect(localStorage.getItem('zipcode')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('listRestaurantsNearby');
});

test('Enter right after the fifth digit waits for the lookup and then chooses', async () => {
  const { user, field } = await openDialog();
  await user.type(field, '02139{Enter}');
  await screen.findByRole('link', { name: 'In the area' });
  expect(localStorage.getItem('zipcode')).toBe('02139');
});

test('asks for all five digits on submit, not while one types', async () => {
  const { user, field } = await openDialog();
  const incomplete = 'Please type all five digits.';
  await user.type(field, '0213');
  expect(screen.queryByText(incomplete)).toBeNull();
  await user.keyboard('{Enter}');
  screen.getByText(incomplete);
  await user.type(field, '9');
  expect(screen.queryByText(incomplete)).toBeNull();
});

test('closes without changing anything', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('zipcode')).toBeNull();
});
