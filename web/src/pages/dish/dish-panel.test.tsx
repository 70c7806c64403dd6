import type { MenuDish } from '@clearplate/contract/menu';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const after = (...dishes: MenuDish[]) => buildEditableMenu(dishes, { version: 'v2' });
const dal = buildMenuDish({ id: 1, name: 'Dal', ingredients: ['lentils', 'ghee'] });
const rice = buildMenuDish({ id: 2, name: 'Rice' });
const absent = (allergen: MenuDish['statements'][number]['allergen'], stated_at?: string | null) =>
  buildStatement({ allergen, level: 'absent', ...(stated_at !== undefined && { stated_at }) });

const nine = ['Milk', 'Eggs', 'Fish', 'Crustaceans', 'Tree nuts', 'Wheat', 'Peanuts', 'Soybeans', 'Sesame'];
const group = (name: string) => within(screen.getByRole('group', { name }));
const chosen = (name: string) => (group(name).getByRole('radio', { checked: true }) as HTMLInputElement).value;

async function openDetails(dishes: MenuDish[], name: string, saved: MenuDish[] = dishes) {
  const view = await renderManagement(dishes, {
    saveMenu: after(...saved),
    getDishHistory: { items: [], next: undefined },
  });
  await view.user.click(screen.getByRole('button', { name: `Details of ${name}` }));
  const dialog = screen.getByRole('dialog', { name });
  const save = async () => {
    await view.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    return view.saved()[0]?.body;
  };
  return { ...view, dialog, save };
}

describe('the choice of a level', () => {
  it('states that something is no ingredient while traces are possible, and confirms just that', async () => {
    const traces = { allergen: 'fish', level: 'may_contain', ingredient: 'absent', reason: 'shared grill' } as const;
    const stated = { ...rice, statements: [buildStatement({ ...traces, stated_at: null })] };
    const { user, save } = await openDetails([stated], 'Rice', [rice]);
    expect(chosen('Fish')).toBe('traces');
    await user.click(group('Fish').getByRole('button', { name: 'Confirm Fish again' }));
    await user.click(group('Milk').getByRole('radio', { name: 'Not an ingredient, traces possible' }));
    await user.selectOptions(group('Milk').getByRole('combobox', { name: 'Why?' }), 'Shared fryer');
    expect(chosen('Milk')).toBe('traces');
    const said = { level: 'may_contain', ingredient: 'absent' };
    expect(await save()).toEqual({
      dishes: [
        {
          id: 2,
          statements: [
            { allergen: 'fish', ...said, reason: 'shared grill' },
            { allergen: 'milk', ...said, reason: 'shared_fryer' },
          ],
        },
      ],
    });
  });

  it('asks to confirm what menu data claims', async () => {
    const claimed = { ...rice, statements: [{ ...absent('milk'), source: 'claimed' } as const] };
    const { user, save } = await openDetails([claimed], 'Rice', [rice]);
    expect(group('Milk').getByText(/claimed by menu data · to be confirmed/)).toBeDefined();
    await user.click(group('Milk').getByRole('button', { name: 'Confirm Milk again' }));
    expect(await save()).toEqual({ dishes: [{ id: 2, statements: [{ allergen: 'milk', level: 'absent' }] }] });
  });
});

describe('the details of a dish', () => {
  it('show the nine first, and the others on request', async () => {
    const { user, dialog } = await openDetails([rice], 'Rice');
    const names = () =>
      within(dialog)
        .getAllByRole('group')
        .flatMap((one) => one.querySelector('legend')?.textContent ?? []);
    expect(names()).toEqual(nine);
    expect(document.activeElement?.textContent).toBe('Rice');
    await user.click(within(dialog).getByRole('button', { name: 'More allergens' }));
    expect(names()).toHaveLength(41);
    expectNoPromise(dialog);
  });

  it('state each of the four levels, "may contain" with its reason', async () => {
    const stated = { ...rice, statements: [absent('fish')] };
    const { user, save } = await openDetails([stated], 'Rice', [rice]);
    await user.click(group('Milk').getByRole('radio', { name: 'May contain' }));
    await user.selectOptions(group('Milk').getByRole('combobox', { name: 'Why?' }), 'Shared fryer');
    await user.click(group('Eggs').getByRole('radio', { name: 'Contains' }));
    await user.click(group('Sesame').getByRole('radio', { name: 'Absent' }));
    await user.click(group('Fish').getByRole('radio', { name: 'Not stated' }));
    expect(await save()).toEqual({
      dishes: [
        {
          id: 2,
          statements: [
            { allergen: 'fish', level: 'not_stated' },
            { allergen: 'milk', level: 'may_contain', reason: 'shared_fryer' },
            { allergen: 'eggs', level: 'contains' },
            { allergen: 'sesame', level: 'absent' },
          ],
        },
      ],
    });
  });

  it('say what "none of the others" covers, and state exactly that: nothing that the words give away', async () => {
    const eggs = { ...dal, statements: [buildStatement({ allergen: 'eggs', level: 'contains' })] };
    const { user, dialog, save } = await openDetails([eggs], 'Dal', [dal]);
    const text = /^States absent: fish, crustacean shellfish, tree nuts, wheat, peanut, soy and sesame\./;
    expect(within(dialog).getByText(text).textContent).toMatch(/Nor about milk: this dish’s words mention it/);
    await user.click(within(dialog).getByRole('button', { name: 'None of the other major allergens' }));
    expect([chosen('Milk'), chosen('Eggs'), chosen('Fish')]).toEqual(['not_stated', 'contains', 'absent']);
    const { dishes } = (await save()) as { dishes: [{ statements: { allergen: string; level: string }[] }] };
    expect(dishes[0].statements.map(({ allergen, level }) => `${allergen} ${level}`)).toEqual(
      ['fish', 'crustacean-shellfish', 'tree-nuts', 'wheat', 'peanuts', 'soybeans', 'sesame'].map(
        (id) => `${id} absent`,
      ),
    );
  });

  it('show what lost its date when the ingredients changed, and confirm it by one press', async () => {
    const changed = '2026-11-10T00:00:00.000Z';
    const old = {
      ...rice,
      ingredients_changed_at: changed,
      statements: [absent('milk'), absent('eggs', null), absent('fish', changed)],
    };
    const { user, dialog, save } = await openDetails([old], 'Rice');
    expect(within(dialog).getByText(/You said: absent: milk and egg\./)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm all 2 again' }));
    expect(within(dialog).queryByText(/To be confirmed/)).toBeNull();
    expect(await save()).toEqual({
      dishes: [
        {
          id: 2,
          statements: [
            { allergen: 'milk', level: 'absent' },
            { allergen: 'eggs', level: 'absent' },
          ],
        },
      ],
    });
  });

  it('never confirm by one press what the words contradict', async () => {
    const wrong = buildMenuDish({
      name: 'Dal',
      ingredients: ['lentils', 'ghee'],
      ingredients_changed_at: '2026-11-10T00:00:00.000Z',
      statements: [absent('milk'), absent('eggs')],
    });
    const { dialog } = await openDetails([wrong], 'Dal');
    expect(within(dialog).getByText('“ghee” means milk, but milk is stated absent.')).toBeDefined();
    expect(within(dialog).getByText(/You said: absent: egg\./)).toBeDefined();
    expect(group('Milk').queryByRole('button', { name: /Confirm/ })).toBeNull();
  });

  it('confirm the list as whole and cross-contact as said', async () => {
    const { user, dialog, save } = await openDetails([dal], 'Dal');
    await user.click(within(dialog).getByRole('switch', { name: 'This list is complete' }));
    await user.click(within(dialog).getByRole('switch', { name: /every cross-contact risk/ }));
    expect(await save()).toEqual({ dishes: [{ id: 1, ingredients_complete: true, cross_contact_stated: true }] });
  });

  it('lead from dish to dish without losing the focus', async () => {
    const { user, dialog } = await openDetails([dal, rice], 'Dal');
    const next = within(dialog).getByRole('button', { name: 'Next dish' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Rice' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next dish' })).toBe(next);
    expect((screen.getByRole('button', { name: 'Next dish' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous dish' }));
    expect(screen.getByRole('dialog', { name: 'Dal' })).toBeDefined();
  });
});

describe('gluten in the details of a dish', () => {
  it('is stated absent only where its own box is ticked, which is off at first', async () => {
    const { user, dialog, save } = await openDetails([rice], 'Rice', [rice]);
    const box = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^And no gluten/ });
    expect(box.checked).toBe(false);
    expect(within(dialog).getByText(/It says nothing about gluten, molluscs/)).toBeDefined();
    await user.click(box);
    expect(within(dialog).queryByText(/It says nothing about gluten/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'None of the other major allergens' }));
    const { dishes } = (await save()) as { dishes: [{ statements: { allergen: string; level: string }[] }] };
    expect(dishes[0].statements).toHaveLength(10);
    expect(dishes[0].statements).toContainEqual({ allergen: 'gluten', level: 'absent' });
  });

  it('is not offered beside wheat', async () => {
    const wheaty = { ...rice, statements: [buildStatement({ allergen: 'wheat', level: 'contains' })] };
    const { dialog } = await openDetails([wheaty], 'Rice');
    expect(within(dialog).queryByRole('checkbox', { name: /^And no gluten/ })).toBeNull();
  });
});

describe('while somebody types', () => {
  it('what is typed against a statement is said with the words that gave it away', async () => {
    const { user } = await renderManagement([{ ...rice, statements: [absent('milk')] }]);
    await user.click(screen.getByRole('button', { name: /^Edit description/ }));
    await user.keyboard('Finished with browned butter');
    expect(await screen.findByText('“browned butter” means milk, but milk is stated absent.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/but milk is stated absent/)).toBeNull();
  });

  it('an ingredient puts back to be confirmed what was ticked before it', async () => {
    const { user, saved, dialog } = await openDetails([dal], 'Dal');
    await user.click(group('Fish').getByRole('radio', { name: 'Absent' }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /^Edit ingredients/ }));
    await user.type(screen.getByRole('combobox', { name: 'Add an ingredient' }), 'garlic{Enter}');
    await user.click(screen.getByRole('button', { name: 'Details of Dal' }));
    const again = screen.getByRole('dialog', { name: 'Dal' });
    expect(within(again).getByText(/You said: absent: fish\./)).toBeDefined();
    await user.click(within(again).getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(saved()[0]?.body).toEqual({ dishes: [{ id: 1, ingredients: ['lentils', 'ghee', 'garlic'] }] });
  });
});

describe('the board', () => {
  it('says how much is stated and what is left, and shows the dishes of a task', async () => {
    const whole = {
      ...rice,
      id: 3,
      name: 'Salad',
      statements: [
        'milk',
        'eggs',
        'fish',
        'crustacean-shellfish',
        'tree-nuts',
        'wheat',
        'peanuts',
        'soybeans',
        'sesame',
      ].map((id) => absent(id as 'milk')),
    };
    const expiring = { ...rice, id: 4, name: 'Bread', statements: [absent('milk', '2026-05-30T00:00:00.000Z')] };
    const { user } = await renderManagement([rice, whole, expiring]);
    const board = within(screen.getByRole('region', { name: 'How this menu stands' }));
    expect(board.getByText(/answered/).textContent).toBe('37% answered: 9 allergens × 3 dishes');
    await user.click(board.getByRole('button', { name: '1 dish expires soon' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(board.getByRole('button', { name: '1 dish expires soon' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find a dish' }), 'SAL');
    expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([expect.stringContaining('Salad')]);
  });
});

describe('dishes and sections', () => {
  it('are added, copied, renamed and archived, all by the one save', async () => {
    const { user, saved } = await renderManagement([dal, rice], { saveMenu: after(dal, rice) });
    await user.type(screen.getByRole('textbox', { name: 'New section' }), 'Sweets{Enter}');
    await user.keyboard('Kheer{Enter}');
    await user.click(screen.getByRole('button', { name: 'Details of Rice' }));
    await user.click(screen.getByRole('button', { name: 'Archive this dish' }));
    expect(screen.getByText('“Rice” was taken off the menu.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Details of Rice' }));
    await user.click(screen.getByRole('button', { name: 'Archive this dish' }));
    await user.click(screen.getByRole('button', { name: 'Details of Dal' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate this dish' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Edit section Starters' }));
    const field = screen.getByRole('textbox', { name: 'Name of the section' });
    await user.clear(field);
    await user.type(field, 'Small plates{Enter}');
    expect(screen.getByText('1 archived dish')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    const key = expect.stringMatching(/^new-[0-9a-f]{24}$/) as string;
    expect(saved()[0]?.body).toEqual({
      dishes: [
        { id: 1, section: 'Small plates' },
        { key, copy_of: 1, name: 'Dal (copy)', section: 'Small plates' },
        { id: 2, archived: true },
        { key, name: 'Kheer', section: 'Sweets' },
      ],
    });
  });
});
