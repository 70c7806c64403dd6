import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { storeSheetDraft } from '../../features/menu-sheet/sheet-drafts.ts';

const dal = buildMenuDish({ id: 1, name: 'Dal', section: 'Mains', ingredients: ['lentils', 'ghee'] });
const rice = buildMenuDish({ id: 2, name: 'Rice', section: 'Sides', ingredients: ['rice'] });
const naan = buildMenuDish({ id: 3, name: 'Naan', section: 'Mains' });
const menu = buildEditableMenu([dal, rice, naan]);

async function open(responses: Responses = {}) {
  storeSheetDraft(7, '1', undefined);
  const view = renderPage('/restaurant/1/sheet', {
    session: 'r_admin',
    responses: {
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
      getMenuForEditing: menu,
      saveMenu: { ...menu, version: 'v2' },
      ...responses,
    },
  });
  await screen.findByRole('grid', { name: 'Dishes and allergens' });
  const saved = () => view.calls.filter(({ name }) => name === 'saveMenu').map(({ body }) => body);
  return { ...view, saved };
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]')!;
const cells = (name: string) => within(row(name)).getAllByRole('gridcell');
const cell = (name: string, column: number) => cells(name)[column]!;
const bar = () => within(screen.getByRole('group', { name: 'The selected cells' }));
const look = () => screen.getByRole('button', { name: 'Review and save' });
const paste = (text: string) =>
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text, setData: () => undefined } });

describe('the sheet', () => {
  it('is a grid of dishes in their sections by the nine, gluten and what is stated, with one cell to tab to', async () => {
    await open();
    expect(screen.getAllByRole('columnheader')).toHaveLength(11);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Mains',
      'Dal',
      'Naan',
      'Sides',
      'Rice',
    ]);
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell('Dal', 0)]);
    expect(cell('Dal', 0).textContent).toBe('c');
    expect(cell('Dal', 0).getAttribute('aria-label')).toContain('“ghee”: the dish’s words name it');
  });

  it('is filled with the keyboard, looked at, and saved at once', async () => {
    const { user, saved } = await open();
    await user.click(cell('Dal', 1));
    await user.keyboard('n{ArrowRight}m');
    expect(document.activeElement).toBe(cell('Dal', 2));
    await user.keyboard('{Enter}');
    const why = bar().getByRole('combobox', { name: 'Why?' });
    expect(document.activeElement).toBe(why);
    await user.selectOptions(why, 'Shared fryer');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell('Dal', 2));
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(cell('Rice', 1).textContent).toBe('no');
    expect(screen.getByText('4 cells changed, not saved yet.')).toBeDefined();
    await user.click(look());
    const dialog = within(screen.getByRole('dialog', { name: 'What diners will be told' }));
    expect(dialog.getAllByText('Restaurant says: no egg')).toHaveLength(3);
    expect(dialog.getByText('Traces possible: fish (Shared fryer)')).toBeDefined();
    expect(dialog.getByText(/3 dishes say nothing about traces yet/)).toBeDefined();
    expect(saved()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'State all of it' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(saved()).toEqual([
      {
        dishes: [
          {
            id: 1,
            statements: [
              { allergen: 'eggs', level: 'absent' },
              { allergen: 'fish', level: 'may_contain', reason: 'shared_fryer' },
            ],
          },
          { id: 3, statements: [{ allergen: 'eggs', level: 'absent' }] },
          { id: 2, statements: [{ allergen: 'eggs', level: 'absent' }] },
        ],
      },
    ]);
  });

  it('never states absent in silence what a dish’s words name', async () => {
    const { user } = await open();
    await user.click(cell('Dal', 0));
    await user.keyboard('n');
    expect(cell('Dal', 0).dataset['look']).toBe('contradiction');
    expect(bar().getByText(/“ghee” says otherwise/)).toBeDefined();
    await user.click(look());
    expect(screen.getByText(/1 dish contradicts itself/)).toBeDefined();
    expect(screen.getByText('Avoid, since the dish itself says so: milk')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(cell('Dal', 0));
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Dal', 0).textContent).toBe('c');
    await user.keyboard('{Control>} {/Control}n');
    expect(['Dal', 'Naan', 'Rice'].map((name) => cell(name, 0).textContent)).toEqual(['c', 'no', 'no']);
    // It is announced as well.
    expect(screen.getAllByText(/1 cell is left as it was.*Dal: milk/)).toHaveLength(2);
  });

  it('takes a block from a spreadsheet, and names what it doesn’t understand', async () => {
    const { user } = await open();
    await user.click(cell('Naan', 0));
    paste('yes\tmaybe\nno\tfree\n');
    expect(await screen.findByText('Not understood, so left as it was: “maybe”.')).toBeDefined();
    expect([cell('Naan', 0), cell('Naan', 1), cell('Rice', 0), cell('Rice', 1)].map((one) => one.textContent)).toEqual([
      'C',
      '?',
      'no',
      'no',
    ]);
    paste('Dish\tMustard\nRice\tx\n');
    expect(await screen.findByRole('columnheader', { name: 'Mustard' })).toBeDefined();
    expect(within(row('Rice')).getAllByRole('gridcell').at(-1)?.textContent).toBe('C');
  });

  it('works by taps, and for a whole column or row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('columnheader', { name: 'Eggs' }));
    await user.click(bar().getByRole('button', { name: 'No' }));
    expect(['Dal', 'Naan', 'Rice'].map((name) => cell(name, 1).textContent)).toEqual(['no', 'no', 'no']);
    await user.click(screen.getByRole('rowheader', { name: 'Rice' }));
    await user.click(bar().getByRole('button', { name: 'Contains' }));
    expect(cells('Rice').every((one) => one.textContent === 'C')).toBe(true);
    await user.click(cell('Dal', 2));
    await user.click(bar().getByRole('button', { name: 'Contains' }));
    await user.click(bar().getByRole('button', { name: 'Same for all below' }));
    expect(cell('Naan', 2).textContent).toBe('C');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a column' }), 'celery');
    expect(screen.getByRole('columnheader', { name: 'Celery' })).toBeDefined();
  });
});

describe('saving the sheet', () => {
  it('keeps what was typed when somebody else saved first, and asks about what both changed', async () => {
    const contains = buildStatement({ allergen: 'eggs', level: 'contains' });
    const theirs = buildEditableMenu(
      [
        dal,
        buildMenuDish({ id: 2, name: 'Rice', section: 'Sides', ingredients: ['rice'], statements: [contains] }),
        naan,
      ],
      {
        version: 'v7',
      },
    );
    let current = menu;
    const { user, calls } = await open({
      getMenuForEditing: () => current,
      saveMenu: ({ ifMatch }) =>
        ifMatch[0] === 'v7' ? { ...theirs, version: 'v8' } : failsWith('precondition_failed'),
    });
    await user.click(cell('Rice', 1));
    await user.keyboard('n');
    current = theirs;
    await user.click(look());
    await user.click(screen.getByRole('button', { name: 'State all of it' }));
    expect(await screen.findByText(/Nothing was saved: somebody else changed this menu/)).toBeDefined();
    expect(cell('Rice', 1).textContent).toBe('no');
    expect((look() as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Yours: No' }));
    await user.click(look());
    await user.click(screen.getByRole('button', { name: 'State all of it' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(calls.filter(({ name }) => name === 'saveMenu').map(({ ifMatch }) => ifMatch)).toEqual(['v1', 'v7']);
  });

  it('asks before what was typed is left', async () => {
    const { user } = await open();
    await user.click(cell('Rice', 1));
    await user.keyboard('n');
    await user.click(screen.getByRole('link', { name: /Lemongrass Lane/ }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  });

  it('says why it was not saved, and goes on', async () => {
    const { user } = await open({ saveMenu: failsWith('unavailable') });
    await user.click(cell('Rice', 1));
    await user.keyboard('n');
    await user.click(look());
    await user.click(screen.getByRole('button', { name: 'State all of it' }));
    expect(await screen.findByText(/The menu was not saved: Clearplate isn’t answering/)).toBeDefined();
    expect(cell('Rice', 1).textContent).toBe('no');
  });
});

it('leads an empty menu to its first dishes', async () => {
  renderPage('/restaurant/1/sheet', {
    session: 'r_admin',
    responses: { getRestaurant: [buildRestaurantDetail({ user_id: 7 })], getMenuForEditing: buildEditableMenu([]) },
  });
  expect(await screen.findByRole('heading', { name: 'Add your menu' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

it.each(['user', 'r_admin'] as const)('is not for %s who doesn’t own the restaurant', async (session) => {
  renderPage('/restaurant/1/sheet', {
    session,
    responses: { getRestaurant: [buildRestaurantDetail({ user_id: 99 })] },
  });
  expect(await screen.findByText('Forbidden')).toBeDefined();
});
