import type { MenuDraft } from '@clearplate/contract/menu-draft';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, refuses } from '../../../test/fake-api.ts';
import { LookingWorker } from '../../../test/looking-worker.ts';
import { buildEditableMenu } from '../../../test/menu-builders.ts';
import { openImport as open } from '../../../test/open-import.tsx';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

beforeEach(() => void vi.stubGlobal('Worker', LookingWorker));

const menu = buildEditableMenu([]);
const soup: MenuDraft['dishes'][number] = {
  name: 'Soup',
  section: '',
  description: '',
  ingredients: [],
  claims: [],
  where: { line: 2 },
  doubts: [],
};
const draft: MenuDraft = { kind: 'menu table', version: 'v1', dishes: [soup], doubts: [] };

it.each([
  [refuses({ Calories: 'is not known: remove this column' }), '“Calories” is not known: remove this column.'],
  [refuses({ file: 'is empty' }), 'The file is empty.'],
  [failsWith('too_large'), /larger than 2 MB/],
])('says why a file is no menu', async (answer, said) => {
  await open({ readMenuFileColumns: answer });
  expect(await screen.findByText(said)).toBeDefined();
});

it.each([
  [new File([], 'menu.xlsx'), 'The file is empty.'],
  [new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'menu.pdf'), /menu.pdf: The file is larger than 20 MB/],
])('sends nothing that would be refused all the same', async (file, said) => {
  const { user, calls } = await open({ readMenuFileColumns: failsWith('too_large') });
  await screen.findByText(/larger than 2 MB/);
  const before = calls.length;
  await user.upload(screen.getByLabelText<HTMLInputElement>('Choose a menu or chart'), file);
  expect(await screen.findByText(said)).toBeDefined();
  expect(calls.slice(before).map(({ name }) => name)).not.toContain('readMenuFileColumns');
});

describe('a file with headings of its own', () => {
  const own: MenuFileColumns = {
    columns: [
      { heading: 'Plate', samples: ['Dal', 'Naan'], meaning: 'name', sure: false },
      { heading: 'Nuts', samples: ['no'], meaning: 'warn:tree-nuts+peanuts', sure: false },
      { heading: 'قيمة', samples: ['300'], meaning: null, sure: false },
    ],
    says_no: true,
    sheet: 'Menu',
    other_sheets: ['Drinks'],
  };
  const responses = {
    readMenuFileColumns: own,
    getMenuForEditing: menu,
    readMenuTable: { ...draft, doubts: [{ about: 'file' as const, says: '“None” under “Nuts” clears nothing' }] },
  };
  const look = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show what it says' });

  it('is not read before each of them is matched, and is known again', async () => {
    const { user, calls, unmount } = await open(responses);
    const plate = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Plate' });
    expect([plate.value, screen.getByRole<HTMLSelectElement>('combobox', { name: 'Nuts' }).value]).toEqual([
      'name',
      'warn:tree-nuts+peanuts',
    ]);
    expect(
      screen.getByText('It may mean several, so “contains” warns of each of them and “none” clears none.'),
    ).toBeDefined();
    expect(screen.getByText(/Only the sheet “Menu” is read. Not read: Drinks/)).toBeDefined();
    expect(look().disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'قيمة' }), 'ignore');
    await user.click(screen.getByRole('checkbox', { name: /In this file “no”/ }));
    expect(calls.map(({ name }) => name)).not.toContain('readMenuTable');
    await user.click(look());
    expect(await screen.findByText(/“None” under “Nuts” clears nothing/)).toBeDefined();
    const query = { columns: 'name,warn:tree-nuts+peanuts,ignore', no_means_none: 'true' };
    expect(calls.find(({ name }) => name === 'readMenuTable')?.query).toEqual(query);
    await user.click(screen.getByRole('button', { name: 'Change what the columns mean' }));
    expect(look().disabled).toBe(false);
    unmount();
    const again = await open(responses);
    // The columns are known again, and the page asks what “no” means in this file.
    expect(await screen.findByRole<HTMLInputElement>('checkbox', { name: /In this file “no”/ })).toMatchObject({
      checked: false,
    });
    expect(again.calls.map(({ name }) => name)).not.toContain('readMenuTable');
    await again.user.click(look());
    expect(await screen.findByText(/“None” under “Nuts”/)).toBeDefined();
    expect(again.calls.find(({ name }) => name === 'readMenuTable')?.query).toEqual({
      ...query,
      no_means_none: 'false',
    });
    localStorage.removeItem('fileColumns');
  });

  it('needs a column for the dish', async () => {
    const { user } = await open(responses);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'قيمة' }), 'ignore');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plate' }), 'section');
    expect(screen.getByText('Say which column has the names of the dishes.')).toBeDefined();
    expect(look().disabled).toBe(true);
  });

  it('says what stands against a match, and lets it be matched again', async () => {
    const { user } = await open({ ...responses, readMenuTable: refuses({ Plate: 'can’t mean that' }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'قيمة' }), 'ignore');
    await user.click(look());
    expect(await screen.findByText('“Plate” can’t mean that.')).toBeDefined();
    expect(look().disabled).toBe(false);
  });
});

it('begins in the field for a table where a link led there', async () => {
  renderPage('/restaurant/1/import#paste', {
    session: 'r_admin',
    responses: {
      getUser: buildUser({ id: 7, role: 'r_admin' }),
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Paste it with its headings' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('takes a pasted table like a file', async () => {
  const { user, calls } = await open({ readMenuTable: draft, getMenuForEditing: menu });
  await user.click(await screen.findByRole('button', { name: 'Close these files' }));
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await user.click(screen.getByRole('textbox', { name: 'Paste it with its headings' }));
  await user.paste('Name\tMilk\nDal\tcontains');
  await user.click(screen.getByRole('button', { name: 'Show the table' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'readMenuTable')).toHaveLength(2));
  expect(await screen.findByText('The pasted table')).toBeDefined();
  expect(await calls.findLast(({ name }) => name === 'readMenuTable')?.file?.text()).toBe('Name\tMilk\nDal\tcontains');
});

it('hands out the menu as a file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { user, calls } = await open({ readMenuFileColumns: failsWith('too_large'), exportMenuFile: '\uFEFFName\r\n' });
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

it('hands the menu to other systems, and says what each can’t say', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, calls } = await open({
    listMenuFormats: [
      {
        format: 'google',
        dishes: [
          {
            dish_id: 1,
            name: 'Hummus',
            variant: null,
            unsaid: [
              { allergen: 'sesame', level: 'contains' },
              { allergen: 'peanuts', level: 'may_contain' },
            ],
          },
        ],
      },
      { format: 'gs1', dishes: [] },
    ],
    exportMenuAs: '{}',
  });
  expect(calls.map(({ name }) => name)).not.toContain('listMenuFormats');
  await user.click(screen.getByText('For other systems'));
  expect(await screen.findByText(/It has no word for sesame/)).toBeDefined();
  expect(screen.getByText('No warning of your menu gets lost.')).toBeDefined();
  await user.click(screen.getByText('1 dish warns of less there than on your menu'));
  expect(screen.getByText('Hummus').parentElement?.textContent).toBe(
    'Hummus: not said: contains sesame; not said: may contain peanut',
  );
  await user.click(screen.getByRole('button', { name: 'Download for Google FoodMenus' }));
  await waitFor(() => expect(saved).toEqual(['menu-google.json']));
  expect(calls.find(({ name }) => name === 'exportMenuAs')?.params).toEqual({ id: '1', format: 'google' });
  click.mockRestore();
});
