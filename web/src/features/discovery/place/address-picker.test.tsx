import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFound, buildZipPlace, pageOf } from '../../../../test/builders.ts';
import { failsWith, type Responses } from '../../../../test/fake-api.ts';
import { buildAddress } from '../../../../test/person-builders.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const kept = () => ['address', 'zipcode'].map((key) => localStorage.getItem(key));

function open(responses: Responses = {}) {
  return renderPage('/', {
    session: 'user',
    responses: {
      getZip: ({ params }) => buildZipPlace(params.zip),
      discoverRestaurants: ({ query }) =>
        pageOf(query.zipcode && !query.radius ? [buildFound({ name: 'Half Moon' })] : []),
      listRestaurantsNearby: [],
      listAddresses: [buildAddress({ id: 4 })],
      ...responses,
    },
  });
}

test('a saved address is picked, and its restaurants are shown', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose an address or zip code' }));
  await user.click(await screen.findByRole('button', { name: /Home.*1 Main Street/ }));
  expect(kept()).toEqual(['4', '02139']);
  expect(await screen.findByText('Half Moon')).toBeDefined();
  expect(await screen.findByRole('button', { name: /Change address: Home · Cambridge, MA 02139/ })).toBeDefined();
});

test('clearing removes the zip code and the choice', async () => {
  localStorage.setItem('address', '4');
  localStorage.setItem('zipcode', '02139');
  const { user } = open();
  await screen.findByRole('button', { name: /Change address/ });
  await user.click(screen.getByRole('button', { name: 'Clear zip code' }));
  expect(kept()).toEqual([null, null]);
});

test('an address that no longer exists is forgotten', async () => {
  localStorage.setItem('address', '99');
  localStorage.setItem('zipcode', '02139');
  open();
  await waitFor(() => expect(kept()).toEqual([null, '02139']));
});

test('an address is not forgotten because the list could not be had', async () => {
  localStorage.setItem('address', '99');
  const { user } = open({ listAddresses: failsWith('internal') });
  await user.click(await screen.findByRole('button', { name: 'Choose an address or zip code' }));
  expect(await screen.findByText('Your addresses could not be loaded.')).toBeDefined();
  expect(kept()).toEqual(['99', null]);
});

test('a zip code of its own replaces the address', async () => {
  localStorage.setItem('address', '4');
  localStorage.setItem('zipcode', '02139');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Change address/ }));
  await user.click(screen.getByText('Use a zip code instead'));
  const field = screen.getByRole('textbox', { name: 'Zip code' });
  await user.clear(field);
  await user.type(field, '98103');
  await user.click(screen.getByRole('button', { name: 'Use this zip code' }));
  await waitFor(() => expect(kept()).toEqual([null, '98103']));
});
