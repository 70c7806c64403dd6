import type { MenuFilePreview, MenuFileRow } from '@clearplate/contract/menu-file';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, refuses, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const nothing = { changes: [], faults: [], restated: [], to_confirm: [], contradictions: [] };
const changed: MenuFileRow = {
  ...nothing,
  line: 2,
  name: 'Dal',
  dish_id: 11,
  outcome: 'changed',
  changes: [{ column: 'Price', before: '12.50', after: '13.00' }],
  to_confirm: ['Eggs'],
  contradictions: [{ column: 'Milk', words: ['ghee'] }],
};
const wrong: MenuFileRow = {
  ...nothing,
  line: 3,
  name: 'Soup',
  dish_id: null,
  outcome: 'wrong',
  faults: [{ column: 'Price', message: '“twelve” is no price: write it like 12.50' }],
};
const preview: MenuFilePreview = {
  version: 'v1',
  rows: [{ ...nothing, line: 4, name: 'Rice', dish_id: 12, outcome: 'unchanged' }, changed],
  missing: [{ id: 13, name: 'Naan', section: 'Breads' }],
};
const csv = new File(['Name\nDal\n'], 'menu.csv', { type: 'text/csv' });

async function open(responses: Responses, session: PageOptions['session'] = 'r_admin') {
  const view = renderPage('/restaurant/1/import', {
    session,
    responses: {
      getUser: buildUser({ id: 7, role: session === 'guest' ? 'user' : (session ?? 'user') }),
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
      ...responses,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>(/CSV file/);
  await view.user.upload(input, csv);
  return view;
}

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to the menu' });

it('shows what a file would change before anything is, and applies what was looked at', async () => {
  const { user, calls } = await open({
    previewMenuFile: preview,
    applyMenuFile: { created: 0, changed: 1, archived: 1 },
  });
  expect(await screen.findByText('1 changed, 1 unchanged')).toBeDefined();
  const row = within(screen.getByText('Dal').closest('li')!);
  expect(row.getByText('12.50').tagName).toBe('DEL');
  expect(row.getByText('13.00').tagName).toBe('INS');
  expect(row.getByText(/No longer counts until it is confirmed.*Eggs/)).toBeDefined();
  expect(row.getByText('Says “none” for Milk, and names “ghee”.')).toBeDefined();
  expect(screen.getByText(/1 dish of the menu is not in the file.*Naan/)).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('applyMenuFile');
  await user.click(screen.getByRole('checkbox', { name: /Archive it/ }));
  await user.click(apply());
  expect(await screen.findByText('0 new, 1 changed, 1 archived.')).toBeDefined();
  const sent = calls.find(({ name }) => name === 'applyMenuFile');
  expect(sent?.query).toEqual({ archive_missing: 'true' });
  expect(await sent?.file?.text()).toBe('Name\nDal\n');
});

it('leaves a menu alone while anything in the file is wrong, and says how to mend it', async () => {
  await open({ previewMenuFile: { ...preview, rows: [changed, wrong] } });
  expect(await screen.findByText('1 wrong, 1 changed')).toBeDefined();
  expect(screen.getByText(/write it like 12.50/)).toBeDefined();
  expect(apply().disabled).toBe(true);
});

it('looks at the file again where the menu has changed meanwhile', async () => {
  let version = 'v1';
  const { user, calls } = await open({
    previewMenuFile: () => ({ ...preview, version }),
    applyMenuFile: failsWith('precondition_failed'),
  });
  await screen.findByText('1 changed, 1 unchanged');
  version = 'v2';
  await user.click(apply());
  expect(await screen.findByText(/Nothing was changed: the menu is another by now/)).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'previewMenuFile')).toHaveLength(2));
});

it.each([
  [refuses({ Calories: 'is not known: remove this column' }), '“Calories” is not known: remove this column.'],
  [refuses({ file: 'is empty' }), 'The file is empty.'],
  [failsWith('too_large'), /larger than 2 MB/],
])('says why a file is no menu', async (answer, said) => {
  await open({ previewMenuFile: answer });
  expect(await screen.findByText(said)).toBeDefined();
});

it('hands out the menu as a file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { user, calls } = await open({ previewMenuFile: preview, exportMenuFile: '\uFEFFName\r\n' });
  await user.click(screen.getByRole('button', { name: 'Download the menu' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('exportMenuFile'));
});

it.each(['user', 'r_admin'] as const)('is not for %s who doesn’t own the restaurant', async (session) => {
  renderPage('/restaurant/1/import', {
    session,
    responses: { getRestaurant: [buildRestaurantDetail({ user_id: 99 })] },
  });
  expect(await screen.findByText('Forbidden')).toBeDefined();
});
