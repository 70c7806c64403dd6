import type { ArrivedMenus } from '@clearplate/contract/arrived-menus';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const waiting: ArrivedMenus = {
  version: 'v1',
  arrived: [
    {
      id: 4,
      file_name: 'menu-2026-11-24.json',
      received_at: '2026-11-24T05:00:00.000Z',
      kind: 'Uber Eats menu',
      date: null,
      doubts: ['Not understood: "MOONDUST".'],
      warned: [{ dish_id: 1, name: 'Dal', warnings: [{ allergen: 'milk', level: 'contains' }] }],
      dishes: [
        { at: 0, name: 'Dal', dish_id: 1, changes: [], warnings: [], against: ['milk'], denied: [], doubts: [] },
        {
          at: 1,
          name: 'Rice',
          dish_id: 2,
          changes: [{ field: 'price', before: '9.00', after: '9.50' }],
          warnings: [],
          against: [],
          denied: [{ allergen: 'gluten', words: 'GLUTEN FREE' }],
          doubts: [],
        },
      ],
      unchanged: 7,
      missing: ['Naan'],
    },
  ],
};

const open = (responses: Responses) =>
  renderPage('/restaurant/1/import#arrived', {
    session: 'r_admin',
    responses: {
      getUser: buildUser({ id: 7, role: 'r_admin' }),
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
      listArrivedMenus: waiting,
      ...responses,
    },
  });

it('shows what differs, and states only what is ticked', async () => {
  const { user, calls } = open({ decideArrivedMenu: { version: 'v2', arrived: [] } });
  expect(await screen.findByText('7 dishes are as on your menu.', { exact: false })).toBeDefined();
  expect(screen.getByText('Diners are warned already').parentElement?.textContent).toContain('Dal: contains milk');
  expect(screen.getByText(/You state no milk, and the file warns of it/)).toBeDefined();
  const rice = within(screen.getByRole('heading', { name: 'Rice' }).closest('li')!);
  expect([rice.getByText('9.00').tagName, rice.getByText('9.50').tagName]).toEqual(['DEL', 'INS']);
  await user.click(rice.getByRole('checkbox', { name: /“GLUTEN FREE”. As of today I state: no gluten/ }));
  await user.click(rice.getByRole('button', { name: 'Take it Rice' }));
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'decideArrivedMenu')).toMatchObject({
    params: { id: '1', arrival: '4' },
    body: { dishes: [{ at: 1, accept: true, confirmed: ['gluten'] }] },
    ifMatch: 'v1',
  });
});

it('takes all of it without what it denies, and compares anew where the menu has changed', async () => {
  const { user, calls } = open({ decideArrivedMenu: failsWith('precondition_failed') });
  await user.click(await screen.findByRole('button', { name: 'Take all of it, without what it denies' }));
  expect(await screen.findByText(/Nothing was changed: the menu has changed since/)).toBeDefined();
  const sent = calls.find(({ name }) => name === 'decideArrivedMenu')?.body;
  expect(sent).toEqual({
    dishes: [
      { at: 0, accept: true },
      { at: 1, accept: true },
    ],
  });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listArrivedMenus')).toHaveLength(2));
});
