import type { Kitchen } from '@clearplate/contract/kitchen';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, buildMenuDish } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const fries = buildMenuDish({ id: 1, name: 'Fries', section: 'Sides', ingredients: ['potato'] });
const tacos = buildMenuDish({ id: 2, name: 'Fish tacos', section: 'Mains', ingredients: ['cod'] });
const salad = buildMenuDish({ id: 3, name: 'Salad', section: 'Sides' });
const kitchen = (equipment: Kitchen['equipment'], version = 'k1'): Kitchen => ({
  version,
  restaurant_id: 1,
  equipment,
});

async function open(responses: Responses = {}, search = '') {
  const view = renderPage(`/restaurant/1/kitchen${search}`, {
    session: 'r_admin',
    responses: {
      getKitchen: kitchen([]),
      getMenuForEditing: buildEditableMenu([fries, tacos, salad]),
      ...responses,
    },
  });
  await screen.findByRole('group', { name: 'Add what dishes share' });
  return { ...view, saves: () => view.calls.filter(({ name }) => name === 'saveKitchen') };
}

describe('a kitchen', () => {
  it('has what dishes share named once, and says what follows before it is saved', async () => {
    const { user, saves } = await open({
      saveKitchen: kitchen([{ id: 7, kind: 'fryer', name: 'Big fryer', dish_ids: [1, 2] }], 'k2'),
    });
    await user.click(screen.getByRole('button', { name: 'Fryer' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('Big fryer');
    await user.click(screen.getByRole('button', { name: 'Choose dishes for Big fryer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What touches “Big fryer”?' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Fries' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Find a dish' }), 'TACO');
    expect(dialog.queryByRole('checkbox', { name: 'Salad' })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Fish tacos' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const follows = within(screen.getByRole('region', { name: 'What this adds to your menu' }));
    expect((await follows.findByText('Fries')).closest('li')?.textContent).toMatch(
      /^Fries may contain .*fish.*shares “Big fryer”$/,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(saves().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ equipment: [{ kind: 'fryer', name: 'Big fryer', dish_ids: [1, 2] }] }, 'k1'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Big fryer' }));
    expect(screen.getByText('“Big fryer” was removed.')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Choose dishes for Big fryer' })).toBeDefined();
    expect(screen.getByText('Saved.')).toBeDefined();
  });

  it('wants a name for everything, and each once', async () => {
    const { user, saves } = await open({
      getKitchen: kitchen([{ id: 7, kind: 'grill', name: 'Grill', dish_ids: [] }]),
    });
    await user.click(screen.getByRole('button', { name: 'Prep surface' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a name')).toBeDefined();
    await user.type(screen.getAllByRole('textbox', { name: 'Name' })[1]!, 'GRILL');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Something else in this kitchen is called that')).toBeDefined();
    expect(saves()).toHaveLength(0);
  });

  it('that somebody else saved first is put together, and saved only after another look', async () => {
    const grill = { id: 7, kind: 'grill' as const, name: 'Grill', dish_ids: [1] };
    let tries = 0;
    const { user, saves } = await open({
      getKitchen: () => (tries === 0 ? kitchen([grill]) : kitchen([{ ...grill, dish_ids: [1, 3] }], 'k2')),
      saveKitchen: () => {
        tries += 1;
        return tries === 1 ? failsWith('precondition_failed') : kitchen([], 'k3');
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' one');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Somebody else changed this kitchen in the meantime/)).toBeDefined();
    expectConsoleError('The kitchen was not saved');
    expect(screen.getByText('Fries, Salad')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(saves()[1]).toMatchObject({
      body: { equipment: [{ id: 7, kind: 'grill', name: 'Grill one', dish_ids: [1, 3] }] },
      ifMatch: 'k2',
    });
  });

  it('is nobody else’s to see', async () => {
    renderPage('/restaurant/1/kitchen', {
      session: 'r_admin',
      responses: { getKitchen: failsWith('forbidden'), getMenuForEditing: failsWith('forbidden') },
    });
    expect(await screen.findByText('Your account isn’t allowed to see this.')).toBeDefined();
  });

  it('asks a guest to sign in', async () => {
    const { place } = renderPage('/restaurant/1/kitchen');
    await screen.findByRole('button', { name: 'Login' });
    expect(place.current).toBe('/login');
  });
});

describe('a kitchen that is opened from an oil', () => {
  const using = [fries, tacos].map((dish) => ({ ...dish, uses: [9] }));
  const oil = buildComponent({ id: 9, name: 'Frying oil', ingredients: ['canola oil'] });
  const getMenuForEditing = buildEditableMenu([...using, salad], { components: [oil] });

  it('has a fryer with the oil’s dishes, says why, and is saved only by the owner', async () => {
    const saveKitchen = kitchen([{ id: 7, kind: 'fryer', name: 'Frying oil', dish_ids: [1, 2] }], 'k2');
    const { user, saves } = await open({ getMenuForEditing, saveKitchen }, '?oil=9');
    expect(screen.getByText(/^Dishes fried in one oil leave traces in each other\. .*“Frying oil”/)).toBeDefined();
    const follows = within(screen.getByRole('region', { name: 'What this adds to your menu' }));
    expect((await follows.findByText('Fries')).closest('li')?.textContent).toMatch(/^Fries may contain .*fish/);
    expect(saves()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(saves().map(({ body }) => body)).toEqual([
      { equipment: [{ kind: 'fryer', name: 'Frying oil', dish_ids: [1, 2] }] },
    ]);
    expect(screen.queryByText(/^Dishes fried in one oil/)).toBeNull();
  });

  it('has nothing more where they are on a fryer already, or the oil is gone', async () => {
    const fryer = { id: 7, kind: 'fryer' as const, name: 'Big fryer', dish_ids: [1, 2] };
    const { unmount } = await open({ getMenuForEditing, getKitchen: kitchen([fryer]) }, '?oil=9');
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Big fryer');
    unmount();
    await open({ getMenuForEditing }, '?oil=8');
    expect(screen.getByText('Nothing is shared yet.')).toBeDefined();
  });
});
