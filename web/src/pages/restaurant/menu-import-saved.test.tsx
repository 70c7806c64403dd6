import type { EditableMenu, MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { failsWith, neverAnswers, refuses, type Responses } from '../../../test/fake-api.ts';
import { LookingWorker } from '../../../test/looking-worker.ts';
import { buildEditableMenu, buildMenuDish, buildStatement, menuNow } from '../../../test/menu-builders.ts';
import { openImport } from '../../../test/open-import.tsx';

type DraftDish = MenuDraft['dishes'][number];
type Table = NonNullable<DraftDish['table']>;
type Claim = DraftDish['claims'][number];

beforeEach(() => void vi.stubGlobal('Worker', LookingWorker));

const milk = (level: Claim['level']): Claim => ({
  allergen: 'milk',
  level,
  words: level,
  where: { line: 2, cell: 'D2' },
});
const row = (given: Partial<DraftDish>, table: Partial<Table>): DraftDish => ({
  name: 'Dal',
  section: '',
  description: '',
  ingredients: [],
  claims: [],
  where: { line: 2 },
  doubts: [],
  ...given,
  table: {
    sign: JSON.stringify(given),
    compared_with: null,
    by_id: false,
    held: ['name'],
    emptied: [],
    withdrawn: [],
    confirms: {},
    faults: [],
    ...table,
  },
});
const dal = buildMenuDish({
  id: 11,
  name: 'Dal',
  section: '',
  statements: [buildStatement({ allergen: 'milk', level: 'absent' })],
});

/** Fakes a menu that each save changes, and a table that is compared with it as the server does. */
function serve(dishes: MenuDish[], compare: (menu: EditableMenu) => DraftDish[]) {
  let menu = buildEditableMenu(dishes);
  const saved: MenuDishEdit[][] = [];
  const save = (edits: readonly MenuDishEdit[]) => {
    const next = [...menu.dishes];
    for (const { id, key, statements = [], claims = [], ...edit } of edits) {
      const at = next.findIndex((one) => one.id === id || (key !== undefined && one.key === key));
      const before = next[at] ?? buildMenuDish({ id: 90 + next.length, key: key ?? null, section: '', statements: [] });
      const named = new Set(statements.map(({ allergen }) => allergen));
      const stated = statements.flatMap(({ allergen, level }) =>
        level === 'not_stated' ? [] : [buildStatement({ allergen, level, stated_at: menuNow })],
      );
      const claimed = claims.map(({ allergen, level }) =>
        buildStatement({ allergen, level, source: 'claimed', stated_at: null }),
      );
      const { name = before.name, description = before.description, ingredients = before.ingredients } = edit;
      const others = before.statements.filter(({ allergen }) => !named.has(allergen));
      const after = { ...before, name, description, ingredients, statements: [...others, ...stated, ...claimed] };
      next.splice(at < 0 ? next.length : at, 1, buildMenuDish(after));
    }
    menu = buildEditableMenu(next, { version: `v${Number(menu.version.slice(1)) + 1}` });
  };
  const responses: Responses = {
    getMenuForEditing: () => menu,
    readMenuTable: () => ({ kind: 'menu table', version: menu.version, dishes: compare(menu), doubts: [] }),
    saveMenu: ({ body }) => {
      saved.push(body.dishes);
      save(body.dishes);
      return menu;
    },
  };
  return { responses, saved, save };
}

const all = (name: string | RegExp = /^As of today, this is true/) =>
  screen.findByRole<HTMLButtonElement>('button', { name });
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: '.file-row__name' })).closest('li')!);
const unfold = async (user: Awaited<ReturnType<typeof openImport>>['user']) =>
  user.click(await screen.findByText(/on your menu as (it|they) stand/));

async function correct(user: Awaited<ReturnType<typeof openImport>>['user'], level: string) {
  const button = (await rowOf('Dal')).queryByRole('button', { name: 'Correct' });
  if (button) await user.click(button);
  await user.selectOptions((await rowOf('Dal')).getByLabelText('Milk'), level);
}

const isStated = (menu: EditableMenu, level: string) =>
  menu.dishes.some(({ name, statements }) => name === 'Dal' && statements.some((one) => one.level === level));
/** Returns statements that deny an allergen, like "Milk: none". */
const denying = (menu: EditableMenu) => [
  row(
    { claims: [milk('absent')] },
    { compared_with: 11, held: isStated(menu, 'absent') ? ['name', 'milk'] : ['name'] },
  ),
];

it('states what is set back after it was saved otherwise', async () => {
  const { responses, saved } = serve([dal], denying);
  const { user } = await openImport(responses);
  await unfold(user);
  await correct(user, 'contains');
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  await correct(user, 'absent');
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual([{ id: 11, statements: [{ allergen: 'milk', level: 'absent' }] }]);
});

it('holds nothing by what a table was compared with before the save', async () => {
  const { responses } = serve([dal], denying);
  let reads = 0;
  const table = responses.readMenuTable as (input: never) => MenuDraft;
  const { user } = await openImport({
    ...responses,
    readMenuTable: (input) => ((reads += 1) === 1 ? table(input as never) : neverAnswers),
  });
  await unfold(user);
  await correct(user, 'contains');
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  await correct(user, 'absent');
  expect((await rowOf('Dal')).queryByText(/Already so/)).toBeNull();
  expect((await all()).disabled).toBe(true);
});

it('states again what was set back to what was stated before', async () => {
  const { responses, saved } = serve([{ ...dal, statements: [] }], denying);
  const { user } = await openImport(responses);
  const confirm = async () => user.click(await all('As of today, this is true of this dish'));
  await confirm();
  await waitFor(() => expect(saved).toHaveLength(1));
  await correct(user, 'contains');
  await confirm();
  await waitFor(() => expect(saved).toHaveLength(2));
  await correct(user, 'absent');
  await confirm();
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved.map(([edit]) => edit?.statements?.map(({ level }) => level))).toEqual([
    ['absent'],
    ['contains'],
    ['absent'],
  ]);
});

it('takes back what was stated here and is no longer said', async () => {
  const { responses, saved } = serve([{ ...dal, statements: [] }], () => [
    row({ claims: [milk('contains')] }, { compared_with: 11 }),
  ]);
  const { user } = await openImport(responses);
  await correct(user, 'absent');
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  await correct(user, 'not_stated');
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual([{ id: 11, statements: [{ allergen: 'milk', level: 'not_stated' }] }]);
});

it('empties what was typed and saved here, and is blank by now', async () => {
  const { responses, saved } = serve([{ ...dal, statements: [] }], () => [row({}, { compared_with: 11 })]);
  const { user } = await openImport(responses);
  await unfold(user);
  await user.click((await rowOf('Dal')).getByRole('button', { name: 'Correct' }));
  await user.type((await rowOf('Dal')).getByLabelText('Description'), 'W');
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  const button = (await rowOf('Dal')).queryByRole('button', { name: 'Correct' });
  if (button) await user.click(button);
  await user.clear((await rowOf('Dal')).getByLabelText('Description'));
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([[{ id: 11, description: 'W' }], [{ id: 11, description: '' }]]);
});

it('has the ways to make a new dish still, once it was saved without confirming', async () => {
  const ways = { written: 'Plain | Milk: none', before: '', to_confirm: [], taken_back: [], contradictions: [] };
  const { responses, saved } = serve([], ({ dishes: [made] }) => [
    row({ claims: [milk('contains')] }, { compared_with: made?.id ?? null, held: made ? ['name'] : [], ways }),
  ]);
  const { user } = await openImport(responses);
  await user.click(await screen.findByRole('button', { name: 'Save without confirming' }));
  await screen.findByText(/1 dish saved, not confirmed/);
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject([{ id: 90, ways_as_written: 'Plain | Milk: none' }]);
});

const carried = { before: 'No salt', written: 'Saltless | Milk: none', taken_back: [], contradictions: [] };
const renamed = (menu: EditableMenu) => [
  row(
    {},
    {
      compared_with: 11,
      ways:
        menu.version === 'v1'
          ? { ...carried, to_confirm: ['Saltless: Milk'] }
          : { ...carried, before: 'Saltless', to_confirm: [] },
    },
  ),
];

it('states of a way what was carried along only once the table is shown as it would be stated', async () => {
  const { responses, saved } = serve([dal], renamed);
  const { user } = await openImport(responses);
  expect((await rowOf('Dal')).getByText(/doesn’t count until you confirm it/)).toBeDefined();
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(async () => expect((await rowOf('Dal')).getByText('Saltless').tagName).toBe('DEL'));
  expect((await rowOf('Dal')).queryByText(/doesn’t count until you confirm it/)).toBeNull();
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(2));
});

it('states it by no second press before that', async () => {
  const { responses, saved } = serve([dal], renamed);
  const table = responses.readMenuTable as (input: never) => MenuDraft;
  let reads = 0;
  const { user } = await openImport({
    ...responses,
    readMenuTable: (input) => ((reads += 1) === 1 ? table(input as never) : neverAnswers),
  });
  await user.click(await all('As of today, this is true of this dish'));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click((await rowOf('Dal')).getByRole('button', { name: 'Correct' }));
  await user.selectOptions((await rowOf('Dal')).getByLabelText('Another allergen'), 'milk');
  expect((await all()).disabled).toBe(true);
  expect((await rowOf('Dal')).queryByText('Ways to make it')).toBeNull();
});

it('asks whether to read a table again where that fails, and asks nobody in the meantime', async () => {
  const { responses } = serve([{ ...dal, statements: [] }], denying);
  let reads = 0;
  let isBroken = true;
  const table = responses.readMenuTable as (input: never) => MenuDraft;
  const { user, calls } = await openImport({
    ...responses,
    readMenuTable: (input) => ((reads += 1) > 1 && isBroken ? failsWith('rate_limited', 60) : table(input as never)),
  });
  await user.click(await all('As of today, this is true of this dish'));
  await screen.findByText('1 dish stated as of today.');
  await correct(user, 'contains');
  expect(await screen.findByText(/The table could not be compared with your menu again/)).toBeDefined();
  const times = () => calls.filter(({ name }) => name === 'readMenuTable').length;
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(times()).toBe(before);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await all()).disabled).toBe(false));
});

it('names the row that was refused, beside one that says nothing', async () => {
  const { responses } = serve(
    [{ ...dal, statements: [] }, buildMenuDish({ id: 12, name: 'Rice', section: '' })],
    () => [
      row({ claims: [milk('absent')] }, { compared_with: 11 }),
      row({ name: 'Rice', priceCents: 300 }, { compared_with: 12 }),
    ],
  );
  const { user } = await openImport({ ...responses, saveMenu: refuses({ 'dishes.0.price_cents': 'is too odd' }) });
  await user.click(await screen.findByRole('button', { name: 'Save without confirming' }));
  expect(await screen.findByText(/Rice: is too odd/)).toBeDefined();
});
