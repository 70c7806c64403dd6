import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { failsWith } from '../../../test/fake-api.ts';
import { LookingWorker } from '../../../test/looking-worker.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { csv, openImport, type Opened } from '../../../test/open-import.tsx';

type DraftDish = MenuDraft['dishes'][number];

beforeEach(() => void vi.stubGlobal('Worker', LookingWorker));

/** Makes a row of a table as the server reads it. */
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
      sign: JSON.stringify([given, table?.compared_with]),
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
const rice = buildMenuDish({
  id: 12,
  name: 'Rice',
  statements: [buildStatement({ allergen: 'milk', level: 'absent' })],
});
const naan = buildMenuDish({ id: 13, name: 'Naan' });
const menu = buildEditableMenu([dal, rice, naan]);

/**
 * The row has a new price and a new list, denies milk beside ghee, and repeats a statement that the menu already has.
 */
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

const open = (responses: Parameters<typeof openImport>[0]) =>
  openImport({
    getMenuForEditing: menu,
    saveMenu: ({ body }) => {
      const made = body.dishes.flatMap(({ key, name = '' }, at) =>
        key === undefined ? [] : [buildMenuDish({ id: 50 + at, key, name })],
      );
      return { ...menu, version: 'v2', dishes: [...menu.dishes, ...made] };
    },
    ...responses,
  });
const all = (name: string | RegExp = /^As of today, this is true/) =>
  screen.findByRole<HTMLButtonElement>('button', { name });
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: '.file-row__name' })).closest('li')!);
const editsIn = (calls: Opened['calls']) =>
  calls.filter(({ name }) => name === 'saveMenu').map(({ body }) => (body as { dishes: object[] }).dishes);

it('reviews a table like any other draft: what stands where, what changes, what diners read', async () => {
  const { user, calls } = await open({ readMenuTable: draft });
  const row = await rowOf('Dal');
  expect(row.getByText('line 2')).toBeDefined();
  expect(row.getByText('milk (D2), wheat (E2)')).toBeDefined();
  expect(row.getByText('12.50').tagName).toBe('DEL');
  expect(row.getAllByText('13.00').map(({ tagName }) => tagName)).toContain('INS');
  expect(await row.findByText('Says “no milk”, and names “ghee”. Which is it?')).toBeDefined();
  // The list changes, but the table doesn't repeat this statement.
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

it('states nothing anew that is merely sent along with a new price', async () => {
  const dearer = { ...unchanged, priceCents: 400 };
  const { user, calls } = await open({ readMenuTable: draftOf(dearer) });
  expect((await rowOf('Rice')).getByText('Already so on your menu: Stated absent: milk.')).toBeDefined();
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  expect(editsIn(calls)).toEqual([[{ id: 12, price_cents: 400 }]]);
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
