import type { MenuDish } from '@clearplate/contract/menu';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith } from '../../../test/fake-api.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const rice = buildMenuDish({ id: 1, name: 'Rice', section: 'Sides', ingredients: ['rice', 'salt'] });
const dal = buildMenuDish({ id: 2, name: 'Dal', section: 'Mains', ingredients: ['lentils', 'ghee'] });
const plate = buildMenuDish({
  id: 3,
  name: 'House plate',
  section: 'Sides',
  statements: [buildStatement({ allergen: 'wheat', level: 'contains' })],
});
const menu = [rice, dal, plate];
const after = (...dishes: MenuDish[]) => buildEditableMenu(dishes, { version: 'v2' });

type View = Awaited<ReturnType<typeof renderManagement>>;
interface Edit {
  readonly id: number;
  readonly statements?: readonly { allergen: string; level: string; reason?: string; ingredient?: string }[];
  readonly cross_contact_stated?: boolean;
  readonly ingredients_complete?: boolean;
}

const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (view: View, name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
const summary = () => screen.getByRole('region', { name: 'What this says' });
const editsOf = (view: View) => (view.saved().at(-1)!.body as { dishes: Edit[] }).dishes;
const levelsOf = ({ statements = [] }: Edit) =>
  Object.fromEntries(statements.map(({ allergen, level }) => [allergen, level]));

async function stateOfAll(view: View) {
  await view.user.click(tick('Select all 3 dishes'));
  await press(view, 'State for all selected');
  return screen.findByRole('dialog', { name: 'State for 3 dishes at once' });
}

describe('the same of many dishes', () => {
  it('is said in a summary before anything is changed, and saved by the menu’s one call', async () => {
    const view = await renderManagement(menu, { saveMenu: after(...menu) });
    const dialog = await stateOfAll(view);
    expect(within(summary()).getByText(/Nothing yet/)).toBeDefined();
    expect(tick(/^And no gluten/).checked).toBe(false);
    await view.user.click(tick('None of the other major allergens'));
    await view.user.click(tick(/^And no gluten/));
    await view.user.click(tick(/every cross-contact risk/));
    await view.user.click(tick('Their ingredient lists are complete'));
    const said = summary().textContent;
    expect(said).toContain('Milk newly stated for 2 dishes.');
    expect(said).toContain('Diners read: “Restaurant says: no milk”');
    expect(said).toContain('Dal has it by its words: “ghee”');
    expect(said).toContain('Wheat newly stated for 2 dishes.');
    expect(said).toContain('House plate is stated to contain it');
    expect(said).toContain('House plate is stated as “contains” or “may contain” for wheat');
    expect(said).toContain('Left out: 1 dish that lists no ingredients.');
    expect(view.saved()).toEqual([]);
    await view.user.click(within(dialog).getByRole('button', { name: 'State this for 3 dishes' }));
    expect(await screen.findByText('3 dishes changed, not saved yet.')).toBeDefined();
    await press(view, 'Save');
    await screen.findByText('Saved.');
    const edits = editsOf(view);
    expect(edits.map(levelsOf).map(({ milk, wheat, gluten }) => [milk, wheat, gluten])).toEqual([
      ['absent', 'absent', 'absent'],
      [undefined, 'absent', 'absent'],
      ['absent', undefined, undefined],
    ]);
    expect(edits.map((one) => [one.cross_contact_stated, one.ingredients_complete])).toEqual([
      [true, true],
      [true, true],
      [true, undefined],
    ]);
  });

  it('is taken back by one press before it is saved', async () => {
    const view = await renderManagement(menu);
    const dialog = await stateOfAll(view);
    await view.user.click(tick('None of the other major allergens'));
    await view.user.click(within(dialog).getByRole('button', { name: 'State this for 3 dishes' }));
    expect(await screen.findByText('Stated for 3 dishes, not saved yet.')).toBeDefined();
    await press(view, 'Undo');
    expect(await screen.findByText('Nothing is changed.')).toBeDefined();
  });

  it('warns of a shared fryer in one section, by a usual reason', async () => {
    const view = await renderManagement(menu, { saveMenu: after(...menu) });
    await view.user.click(tick('Select all of Sides'));
    await press(view, 'State for all selected');
    const dialog = await screen.findByRole('dialog', { name: 'State for 2 dishes at once' });
    await view.user.click(tick('Fish'));
    await view.user.click(tick('Wheat'));
    await view.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Why?' }), 'Shared fryer');
    expect(summary().textContent).toContain('Diners read: “Traces possible: fish. Shared fryer.”');
    expect(summary().textContent).toContain(
      'If traces are dangerous to them: “Traces possible: fish. Shared fryer. Dangerous to you.”',
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'State this for 2 dishes' }));
    await press(view, 'Save');
    await screen.findByText('Saved.');
    const fryer = { level: 'may_contain', ingredient: 'absent', reason: 'shared_fryer' };
    expect(editsOf(view)).toEqual([
      { id: 1, statements: ['fish', 'wheat'].map((allergen) => ({ allergen, ...fryer })) },
      { id: 3, statements: [{ allergen: 'fish', ...fryer }] },
    ]);
  });

  it('leads to a dish that was left out', async () => {
    const view = await renderManagement(menu);
    await stateOfAll(view);
    await view.user.click(tick('None of the other major allergens'));
    const milk = within(summary()).getByText('Milk').closest('li')!;
    await view.user.click(within(milk).getByText('Left out: 1 dish'));
    await view.user.click(within(milk).getByRole('button', { name: 'Dal' }));
    expect(await screen.findByRole('dialog', { name: 'Dal' })).toBeDefined();
  });
});

describe('selecting', () => {
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (Rice|Dal|House plate)$/ })
      .map(({ checked }) => checked);

  it('takes a range with Shift, by mouse and by keyboard, in the order of the screen', async () => {
    const view = await renderManagement(menu);
    await view.user.click(tick('Select Rice'));
    await view.user.keyboard('{Shift>}');
    await view.user.click(tick('Select Dal'));
    await view.user.keyboard('{/Shift}');
    expect(chosen()).toEqual([true, true, true]);
    expect(screen.getByText('3 dishes selected')).toBeDefined();
    await press(view, 'Clear the selection');
    expect(chosen()).toEqual([false, false, false]);
    tick('Select Rice').focus();
    await view.user.keyboard(' ');
    tick('Select House plate').focus();
    await view.user.keyboard('{Shift>} {/Shift}');
    expect(chosen()).toEqual([true, true, false]);
    expect(tick('Select all of Sides').checked).toBe(true);
    expect(tick('Select all 3 dishes').indeterminate).toBe(true);
  });
});

describe('the board', () => {
  const board = () => screen.getByRole('region', { name: 'How this menu stands' });

  it('says what to do next, and opens it for the dishes that it is about', async () => {
    const view = await renderManagement(menu);
    expect(board().textContent).toContain('3% answered: 9 allergens × 3 dishes');
    await view.user.click(within(board()).getByRole('button', { name: 'State what is in 3 dishes, at once' }));
    expect(await screen.findByRole('dialog', { name: 'State for 3 dishes at once' })).toBeDefined();
  });

  it('asks about gluten as about the nine where the restaurant answers for it', async () => {
    const restaurant = buildRestaurantDetail({ user_id: 7, also_answers_for: ['gluten'] });
    await renderManagement(menu, { getRestaurant: [restaurant] });
    // One dish contains wheat, which answers for gluten as well.
    expect(board().textContent).toContain('6% answered: 10 allergens × 3 dishes');
    expect(board().textContent).toContain('You answer for the nine major allergens, and for gluten.');
  });

  it('adds any allergen to what the restaurant answers for', async () => {
    const view = await renderManagement(menu, { updateRestaurant: buildRestaurantDetail({ user_id: 7 }) });
    await press(view, /^Change what you answer for/);
    const dialog = await screen.findByRole('dialog', { name: 'What you answer for' });
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'Coconut' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const sent = view.calls.filter(({ name }) => name === 'updateRestaurant');
    expect(sent).toMatchObject([{ ifMatch: '1', body: { also_answers_for: ['coconut'] } }]);
  });

  it('keeps what was ticked where somebody else was faster', async () => {
    const view = await renderManagement(menu, { updateRestaurant: failsWith('precondition_failed') });
    await press(view, /^Change what you answer for/);
    const dialog = await screen.findByRole('dialog', { name: 'What you answer for' });
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'Coconut' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Nothing you ticked is lost/)).toBeDefined();
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Coconut' }).checked).toBe(true);
    expectConsoleError('The restaurant was not updated');
  });
});
