import type { MenuFileColumns, MenuFilePreview, MenuFileRow } from '@clearplate/contract/menu-file';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, refuses, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const nothing = { changes: [], faults: [], restated: [], to_confirm: [], taken_back: [], contradictions: [], told: [] };
const changed: MenuFileRow = {
  ...nothing,
  line: 2,
  name: 'Dal',
  dish_id: 11,
  outcome: 'changed',
  changes: [{ column: 'Price', before: '12.50', after: '13.00' }],
  to_confirm: ['Eggs'],
  taken_back: ['Mild: Soybeans'],
  contradictions: [{ column: 'Milk', words: ['ghee'] }],
  told: [
    { allergen: 'milk', verdict: 'avoid', is_possible: true },
    { allergen: 'eggs', verdict: 'not_verified', is_possible: false },
    { allergen: 'wheat', verdict: 'none_declared', is_possible: false },
  ],
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
  unheard: [],
  examples: 0,
};
const known: MenuFileColumns = {
  columns: [{ heading: 'Name', samples: ['Dal'], meaning: 'name', sure: true }],
  says_no: false,
  sheet: null,
  other_sheets: [],
};
const csv = new File(['Name\nDal\n'], 'menu.csv', { type: 'text/csv' });

async function open(responses: Responses, session: PageOptions['session'] = 'r_admin') {
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

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to the menu' });

it('shows what a file would change before anything is, and applies what was looked at', async () => {
  const { user, calls } = await open({
    previewMenuFile: preview,
    applyMenuFile: { created: 0, changed: 1, archived: 1 },
  });
  expect(await screen.findByText('1 changed, 1 unchanged')).toBeDefined();
  expect(document.querySelector('.notice--problem')).toBeNull();
  const row = within(screen.getByText('Dal').closest('li')!);
  expect(row.getByText('12.50').tagName).toBe('DEL');
  expect(row.getByText('13.00').tagName).toBe('INS');
  expect(row.getByText(/so “none” or “yes” for Eggs doesn’t count/)).toBeDefined();
  expect(row.getByText('Taken back, as the file no longer says it: Mild: Soybeans.')).toBeDefined();
  expect(row.getByText('Says “none” for Milk, and names “ghee”.')).toBeDefined();
  const read = within(
    row.getByRole('heading', { name: 'Diners read, once you apply it' }).nextElementSibling as HTMLElement,
  );
  expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Avoid: milk',
    'Not verified: egg',
    'Restaurant says: no wheat',
  ]);
  expect(screen.getByText(/1 dish of the menu is not in the file.*Naan/)).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('applyMenuFile');
  await user.click(screen.getByRole('checkbox', { name: /Archive it/ }));
  await user.click(apply());
  expect(await screen.findByText('0 new, 1 changed, 1 archived.')).toBeDefined();
  const sent = calls.find(({ name }) => name === 'applyMenuFile');
  expect(sent?.query).toEqual({ archive_missing: 'true', no_means_none: 'false' });
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
  expect(await screen.findByText(/Nothing was changed: the menu has changed since/)).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'previewMenuFile')).toHaveLength(2));
});

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
  const { user, calls } = await open({ previewMenuFile: preview });
  await screen.findByText('1 changed, 1 unchanged');
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
    previewMenuFile: { ...preview, unheard: [{ column: 'Nuts', rows: 3 }], examples: 2 },
  };
  const look = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show what it would change' });

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
    expect(calls.map(({ name }) => name)).not.toContain('previewMenuFile');
    await user.click(look());
    expect(await screen.findByText(/“None” under “Nuts” clears nothing, in 3 rows/)).toBeDefined();
    expect(screen.getByText('2 example rows were skipped.')).toBeDefined();
    const query = { columns: 'name,warn:tree-nuts+peanuts,ignore', no_means_none: 'true' };
    expect(calls.find(({ name }) => name === 'previewMenuFile')?.query).toEqual(query);
    await user.click(screen.getByRole('button', { name: 'Change what the columns mean' }));
    expect(look().disabled).toBe(false);
    unmount();
    const again = await open(responses);
    expect(await screen.findByText(/“None” under “Nuts”/)).toBeDefined();
    expect(again.calls.find(({ name }) => name === 'previewMenuFile')?.query).toEqual(query);
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
    const { user } = await open({ ...responses, previewMenuFile: refuses({ Plate: 'can’t mean that' }) });
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
  const { user, calls } = await open({ previewMenuFile: preview });
  await user.click(screen.getByRole('textbox', { name: 'Paste it with its headings' }));
  await user.paste('Name\tMilk\nDal\tcontains');
  await user.click(screen.getByRole('button', { name: 'Show the table' }));
  await screen.findByText('The pasted table, not applied yet');
  expect(await calls.findLast(({ name }) => name === 'previewMenuFile')?.file?.text()).toBe(
    'Name\tMilk\nDal\tcontains',
  );
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
