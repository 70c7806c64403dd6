import type { MenuDraft } from '@clearplate/contract/menu-draft';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { failsWith, refuses, type Responses } from '../../../test/fake-api.ts';
import { LookingWorker } from '../../../test/looking-worker.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

type DraftDish = MenuDraft['dishes'][number];

beforeEach(() => void vi.stubGlobal('Worker', LookingWorker));

/** A row of a table as the server reads it. */
function buildRow({
  table,
  ...given
}: Omit<Partial<DraftDish>, 'table'> & { table?: Partial<DraftDish['table']> } = {}): DraftDish {
  return {
    name: 'Dal',
    section: '',
    description: '',
    ingredients: [],
    claims: [],
    where: { line: 2 },
    doubts: [],
    ...given,
    table: {
      compared_with: null,
      by_id: false,
      held: [],
      emptied: [],
      withdrawn: [],
      confirms: {},
      faults: [],
      ...table,
    },
  };
}

const claim = (allergen: 'milk' | 'eggs' | 'wheat', level: 'contains' | 'absent', cell: string) => ({
  allergen,
  level,
  words: level === 'absent' ? 'none' : 'contains',
  where: { line: 2, cell },
});

const dal = buildMenuDish({
  id: 11,
  name: 'Dal',
  section: '',
  price_cents: 1250,
  ingredients: ['Lentils'],
  ingredients_changed_at: '2026-10-01T00:00:00.000Z',
  statements: [
    buildStatement({ allergen: 'eggs', level: 'absent' }),
    buildStatement({ allergen: 'wheat', level: 'absent' }),
  ],
});
const rice = buildMenuDish({ id: 12, name: 'Rice' });
const naan = buildMenuDish({ id: 13, name: 'Naan' });
const menu = buildEditableMenu([dal, rice, naan]);

/** A new price and list, a denial beside ghee, and one that the menu has already. */
const changed = buildRow({
  priceCents: 1300,
  ingredients: ['Lentils, ghee'],
  claims: [claim('milk', 'absent', 'D2'), claim('wheat', 'absent', 'E2')],
  table: { compared_with: 11, by_id: true, held: ['name'] },
});
const unchanged = buildRow({
  name: 'Rice',
  where: { line: 3 },
  claims: [claim('milk', 'absent', 'D3')],
  table: { compared_with: 12, held: ['name', 'milk'] },
});
const draftOf = (...dishes: DraftDish[]): MenuDraft => ({ kind: 'menu table', version: 'v1', dishes, doubts: [] });
const draft = draftOf(changed, unchanged);

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
      getMenuForEditing: menu,
      saveMenu: { ...menu, version: 'v2' },
      ...responses,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a menu or chart');
  await view.user.upload(input, csv);
  return view;
}

const all = (name: string | RegExp = /^As of today, this is true/) =>
  screen.findByRole<HTMLButtonElement>('button', { name });
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: '.file-row__name' })).closest('li')!);
const editsIn = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name === 'saveMenu').map(({ body }) => (body as { dishes: object[] }).dishes);

it('reviews a table like any other draft: what stands where, what changes, what diners read', async () => {
  const { user, calls } = await open({ readMenuTable: draft });
  const row = await rowOf('Dal');
  expect(row.getByText('line 2')).toBeDefined();
  expect(row.getByText('milk (D2), wheat (E2)')).toBeDefined();
  expect(row.getByText('12.50').tagName).toBe('DEL');
  expect(row.getAllByText('13.00').map(({ tagName }) => tagName)).toContain('INS');
  expect(await row.findByText('Says “no milk”, and names “ghee”. Which is it?')).toBeDefined();
  // The list changes, and the table doesn't say this one again.
  expect(row.getByText(/so “none” or “yes” for egg doesn’t count/)).toBeDefined();
  expect((await all()).disabled).toBe(true);
  await user.click(row.getByRole('button', { name: 'It contains milk' }));
  const read = row.getByRole('heading', { name: 'Diners read, once you confirm it' }).nextElementSibling as HTMLElement;
  await waitFor(() =>
    expect([...read.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Avoid: milk',
      'Restaurant says: no wheat',
    ]),
  );
  expect(calls.map(({ name }) => name)).not.toContain('saveMenu');
  await user.click(await all('As of today, this is true of this dish'));
  expect(await screen.findByText('1 dish stated as of today.')).toBeDefined();
  expect(editsIn(calls)).toEqual([
    [
      {
        id: 11,
        price_cents: 1300,
        ingredients: ['Lentils', 'ghee'],
        statements: [
          { allergen: 'milk', level: 'contains' },
          { allergen: 'wheat', level: 'absent' },
        ],
      },
    ],
  ]);
});

it('leaves alone what the menu says already, unless it is to be stated again', async () => {
  const { user, calls } = await open({ readMenuTable: draftOf(unchanged) });
  expect(await screen.findByText('1 dish is on your menu as it stands there')).toBeDefined();
  expect(screen.getByText('The menu already says all of this.')).toBeDefined();
  expect((await all()).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'State also what your menu says already, as of today' }));
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  expect(editsIn(calls)).toEqual([[{ id: 12, statements: [{ allergen: 'milk', level: 'absent' }] }]]);
});

it('saves only what warns where nobody confirms it', async () => {
  const said = buildRow({
    claims: [claim('milk', 'absent', 'D2'), claim('eggs', 'contains', 'E2')],
    table: {
      compared_with: 11,
      withdrawn: ['wheat'],
      confirms: { ingredients_complete: true, cross_contact_stated: true },
    },
  });
  const { user, calls } = await open({ readMenuTable: draftOf(said) });
  await user.click(await screen.findByRole('button', { name: 'Save without confirming' }));
  await screen.findByText('1 dish saved, not confirmed.');
  expect(editsIn(calls)).toEqual([[{ id: 11, claims: [{ allergen: 'eggs', level: 'contains' }] }]]);
});

it('has what can’t be read settled before its row is stated, and takes nothing from it by itself', async () => {
  const faults = [
    { column: 'Milk', message: '“maybe” can’t be read', about: 'milk' },
    { column: 'Ways to make it', message: '“x” can’t be read' },
  ];
  const wrong = buildRow({ claims: [claim('eggs', 'absent', 'E2')], table: { compared_with: 11, faults } });
  const half = buildRow({ name: 'Soup', table: { faults: faults.slice(0, 1) } });
  const { user, calls } = await open({ readMenuTable: draftOf(wrong, half) });
  expect(await screen.findByText('2 dishes need you first.')).toBeDefined();
  const soup = await rowOf('Soup');
  await user.click(soup.getByRole('button', { name: 'Say nothing about milk' }));
  expect(soup.queryByText(/can’t be read/)).toBeNull();
  const row = await rowOf('Dal');
  await user.click(row.getByRole('button', { name: 'It contains milk' }));
  expect(row.getByText(/Mend it in the file/)).toBeDefined();
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText(/1 dish stated as of today./);
  expect(editsIn(calls)).toEqual([[{ key: expect.any(String) as string, name: 'Soup' }]]);
});

it('keeps corrections when the file is read again', async () => {
  const { user } = await open({ readMenuTable: draft });
  const row = await rowOf('Dal');
  await user.click(await row.findByRole('button', { name: 'Say nothing about milk' }));
  await user.click(screen.getByRole('button', { name: 'Close these files' }));
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await user.upload(screen.getByLabelText<HTMLInputElement>('Choose a menu or chart'), csv);
  expect((await all('As of today, this is true of this dish')).disabled).toBe(false);
  expect((await rowOf('Dal')).queryByText(/and names “ghee”/)).toBeNull();
});

it('reads the table again where somebody else has changed the menu meanwhile', async () => {
  let version = 'v1';
  const { user, calls } = await open({
    readMenuTable: () => ({ ...draftOf(unchanged, buildRow({ name: 'Soup' })), version }),
    getMenuForEditing: () => ({ ...menu, version }),
    saveMenu: failsWith('precondition_failed'),
  });
  const press = await all('As of today, this is true of this dish');
  version = 'v2';
  await user.click(press);
  expect(await screen.findByText(/Nothing was saved: somebody else changed this menu/)).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'readMenuTable')).toHaveLength(2));
});

it('takes dishes off the menu that the table doesn’t have, only by a press of its own', async () => {
  const { user, calls } = await open({ readMenuTable: draftOf(unchanged) });
  expect(await screen.findByText(/2 dishes of the menu are not in the file.*Dal, Naan/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Archive them: take them off the menu' }));
  await waitFor(() =>
    expect(editsIn(calls)).toEqual([
      [
        { id: 11, archived: true },
        { id: 13, archived: true },
      ],
    ]),
  );
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
    expect(await screen.findByText(/“None” under “Nuts”/)).toBeDefined();
    expect(again.calls.find(({ name }) => name === 'readMenuTable')?.query).toEqual(query);
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
  const { user, calls } = await open({ readMenuTable: draft });
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
