import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { screen } from '@testing-library/react';
import { buildUser } from './builders.ts';
import type { Responses } from './fake-api.ts';
import { buildRestaurantDetail } from './record-builders.ts';
import { renderPage, type PageOptions } from './render-page.tsx';

const known: MenuFileColumns = {
  columns: [{ heading: 'Name', samples: ['Dal'], meaning: 'name', sure: true }],
  says_no: false,
  sheet: null,
  other_sheets: [],
};
export const csv = new File(['Name\nDal\n'], 'menu.csv', { type: 'text/csv' });

/** Opens the page of a menu as a file, and chooses a table. */
export async function openImport(responses: Responses, session: PageOptions['session'] = 'r_admin') {
  const view = renderPage('/restaurant/1/import', {
    session,
    responses: {
      getUser: buildUser({ id: 7, role: session === 'guest' ? 'user' : (session ?? 'user') }),
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
      readMenuFileColumns: known,
      ...responses,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a menu or chart');
  await view.user.upload(input, csv);
  return view;
}

export type Opened = Awaited<ReturnType<typeof openImport>>;
