import type { MenuDish } from '@clearplate/contract/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, refuses } from '../../../test/fake-api.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';
import { renderPage } from '../../../test/render-page.tsx';

const soup = buildMenuDish({ id: 1, name: 'Soup', section: 'Starters', ingredients: ['water', 'leek'] });
const curry = buildMenuDish({ id: 2, name: 'Curry', section: 'Mains', price_cents: 1450 });
const after = (...dishes: MenuDish[]) => buildEditableMenu(dishes, { version: 'v2' });

const row = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`dish name: ${name}`) }).closest('[role=row]')!;
const cell = (name: string, what: string) =>
  within(row(name) as HTMLElement).getByRole('button', { name: new RegExp(`^Edit ${what}`) });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('who sees the management view', () => {
  it('is the owner, with the five columns, open in two folded parts', async () => {
    await renderManagement([soup, curry]);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Image',
      'Dish Name',
      'Description',
      'Allergens',
      'Ingredients',
    ]);
    for (const part of ['Basic Details', 'Menu'])
      expect(screen.getByRole('heading', { level: 2, name: part }).closest('details')?.open).toBe(true);
    expect(screen.queryByRole('complementary', { name: 'Filter' })).toBeNull();
  });

  it.each([
    ['the owner of another restaurant', 'r_admin', 8, false],
    ['a site admin', 'w_admin', 8, true],
    ['a diner who is named as its owner', 'user', 7, false],
  ] as const)('%s', async (_, session, owner, sees) => {
    renderPage('/restaurant/1', {
      session,
      responses: {
        getRestaurant: [buildRestaurantDetail({ user_id: owner })],
        getMenuForEditing: buildEditableMenu([soup]),
        getRestaurantMenu: { recipes: [] },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' });
    if (sees) expect(await screen.findByRole('heading', { name: 'Basic Details' })).toBeDefined();
    else expect(screen.queryByRole('heading', { name: 'Basic Details' })).toBeNull();
  });

  it('reads three ways to the first dishes in place of an empty table, and can type one', async () => {
    const { user } = renderPage('/restaurant/1', {
      session: 'r_admin',
      responses: {
        getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
        getMenuForEditing: buildEditableMenu([]),
        listIngredients: [],
      },
    });
    expect(await screen.findByRole('link', { name: 'Upload a file' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Paste a table' }).getAttribute('href')).toBe('/restaurant/1/import#paste');
    expect(screen.queryByRole('table', { name: 'Menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Type the first dish' }));
    expect(await screen.findByRole('table', { name: 'Menu' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /name/i })).toBeDefined();
  });

  it('hides nothing there, whatever the owner avoids', async () => {
    const milky = buildMenuDish({
      id: 3,
      name: 'Lassi',
      statements: [buildStatement({ allergen: 'milk', level: 'contains' })],
    });
    await renderManagement([milky], {
      getProfile: {
        eaters: [{ id: 1, name: 'Olive', avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'dangerous' }] }],
      },
    } as never);
    expect(row('Lassi').textContent).toContain('Contains milk');
  });
});

describe('a cell', () => {
  it('opens on a press, keeps what is typed on Enter, and puts it back on Escape', async () => {
    const { user } = await renderManagement([soup, curry]);
    await user.click(cell('Soup', 'dish name'));
    const field = screen.getByRole('textbox', { name: 'Dish Name' });
    expect(document.activeElement).toBe(field);
    await user.type(field, ' of leek{Enter}');
    expect(document.activeElement).toBe(cell('Soup of leek', 'dish name'));
    await user.keyboard('{F2}');
    await user.type(screen.getByRole('textbox', { name: 'Dish Name' }), ' and more{Escape}');
    expect(cell('Soup of leek', 'dish name').textContent).not.toContain('more');
    expect(screen.getByText('1 dish changed, not saved yet.')).toBeDefined();
  });

  it('is reached by the arrow keys', async () => {
    const { user } = await renderManagement([soup, curry]);
    cell('Soup', 'description').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell('Curry', 'description'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell('Curry', 'allergens'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add an allergen' }));
  });

  it('suggests at most three, whatever the case, and takes only what is listed by Enter', async () => {
    const { user } = await renderManagement([soup]);
    await user.click(cell('Soup', 'ingredients'));
    const field = screen.getByRole('combobox', { name: 'Add an ingredient' });
    await user.type(field, 'G');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.clear(field);
    await user.type(field, 'xyz{Enter}');
    expect(screen.queryByRole('button', { name: 'Remove xyz' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'GHE{Enter}');
    expect(screen.getByRole('button', { name: 'Remove ghee' })).toBeDefined();
    await user.type(field, 'house curry paste');
    await user.click(screen.getByRole('button', { name: 'Add “house curry paste” as written' }));
    await user.click(screen.getByRole('button', { name: 'Remove leek' }));
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(cell('Soup', 'ingredients').textContent).toContain('water, leek');
    expect((saveButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it('takes a price that is one', async () => {
    const { user, saved } = await renderManagement([soup, curry], { saveMenu: after(soup, curry) });
    await user.click(cell('Curry', 'price'));
    const field = screen.getByRole('textbox', { name: 'Price in dollars' });
    await user.clear(field);
    await user.type(field, '15.x');
    expect(screen.getByText('Type an amount like 12.50')).toBeDefined();
    await user.clear(field);
    await user.type(field, '15.5{Enter}');
    await user.click(saveButton());
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toEqual({ dishes: [{ id: 2, price_cents: 1550 }] });
  });
});

describe('a save', () => {
  it('sends what changed in one call, with the version that it was typed on', async () => {
    const { user, saved } = await renderManagement([soup, curry], {
      saveMenu: after({ ...soup, description: 'Warm.' }, { ...curry, name: 'Red curry' }),
    });
    await user.click(cell('Soup', 'description'));
    await user.keyboard('Warm.{Enter}');
    await user.click(cell('Curry', 'dish name'));
    await user.keyboard('{Control>}a{/Control}Red curry{Enter}');
    await user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(saved().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [
        {
          dishes: [
            { id: 1, description: 'Warm.' },
            { id: 2, name: 'Red curry' },
          ],
        },
        'v1',
      ],
    ]);
    expect(cell('Red curry', 'dish name')).toBeDefined();
  });

  it('states an allergen that is added, and withdraws one that is taken off: it is never absent by that', async () => {
    const milky = { ...soup, statements: [buildStatement({ allergen: 'milk', level: 'contains' })] };
    const { user, saved } = await renderManagement([milky], { saveMenu: after(soup) });
    await user.click(cell('Soup', 'allergens'));
    await user.type(screen.getByRole('combobox', { name: 'Add an allergen' }), 'CELER{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove Milk' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect(saved()[0]?.body).toEqual({
      dishes: [
        {
          id: 1,
          statements: [
            { allergen: 'milk', level: 'not_stated' },
            { allergen: 'celery', level: 'contains' },
          ],
        },
      ],
    });
  });

  it('that is refused is logged, said in the page and at the dish, and loses nothing', async () => {
    const { user } = await renderManagement([soup, curry], {
      saveMenu: refuses({ 'body.dishes.0.name': 'is too long' }),
    });
    await user.click(cell('Curry', 'dish name'));
    await user.keyboard(' of the day{Enter}');
    await user.click(saveButton());
    expect(await screen.findByText('The menu was not saved: please look at it again.')).toBeDefined();
    expect(row('Curry of the day').textContent).toContain('Dish Name is too long');
    expectConsoleError('The menu was not saved');
  });

  it('of a dish without a name is not tried', async () => {
    const { user, saved } = await renderManagement([soup]);
    await user.click(screen.getByRole('button', { name: 'Add a dish to Starters' }));
    // Nobody has had a chance to name it yet.
    expect(screen.queryByText('A dish needs a name')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(saveButton());
    expect(screen.getByText('A dish needs a name')).toBeDefined();
    expect(saved()).toHaveLength(0);
  });

  it('is not made by Cancel, which puts everything back', async () => {
    const { user } = await renderManagement([soup]);
    await user.click(cell('Soup', 'dish name'));
    await user.keyboard(' X{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cell('Soup', 'dish name').textContent).toBe('Edit dish name: Soup');
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
  });

  it('is asked about before one leaves without it', async () => {
    const { user, place } = await renderManagement([soup]);
    await user.click(cell('Soup', 'dish name'));
    await user.keyboard(' X{Enter}');
    await user.click(screen.getByRole('link', { name: 'Restaurants' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(place.current).toBe('/restaurant/1');
    expect(cell('Soup X', 'dish name')).toBeDefined();
  });
});

it('what was typed outlives a session that ended meanwhile', async () => {
  const { user } = await renderManagement([soup], {
    saveMenu: failsWith('unauthenticated'),
    getRestaurantMenu: { recipes: [] },
  });
  await user.click(cell('Soup', 'dish name'));
  await user.keyboard(' of the day{Enter}');
  await user.click(saveButton());
  expect(await screen.findByText('This restaurant has no menu here yet.')).toBeDefined();
  expectConsoleError('The menu was not saved');
  localStorage.setItem('token', 'token-of-r_admin');
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  expect(await screen.findByRole('button', { name: 'Edit dish name: Soup of the day' })).toBeDefined();
  expect(screen.getByText('1 dish changed, not saved yet.')).toBeDefined();
});

describe('when somebody else saved first', () => {
  it('both versions stand side by side, and one chooses before saving on top', async () => {
    let tries = 0;
    const theirs = { ...soup, name: 'Leek soup', description: 'Creamy.' };
    const { user, saved } = await renderManagement([soup, curry], {
      getMenuForEditing: () => (tries === 0 ? buildEditableMenu([soup, curry]) : after(theirs, curry)),
      saveMenu: () => {
        tries += 1;
        return tries === 1 ? failsWith('precondition_failed') : after({ ...theirs, name: 'Green soup' }, curry);
      },
    });
    await user.click(cell('Soup', 'dish name'));
    await user.keyboard('{Control>}a{/Control}Green soup{Enter}');
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this menu in the meantime' });
    expectConsoleError('The menu was not saved');
    const name = within(dialog).getByRole('group', { name: 'Dish Name' });
    expect(
      within(name)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['YoursGreen soupKeep yours', 'TheirsLeek soupUse theirs']);
    // The dialog also lists what only other people changed.
    expect(within(dialog).getByRole('group', { name: 'Description' }).textContent).toBe(
      'DescriptionYoursEmptyLeft aloneTheirsCreamy.Using theirs',
    );
    await user.click(within(name).getByRole('button', { name: /Keep yours/ }));
    expect(within(dialog).getByRole('group', { name: 'Dish Name' }).textContent).toContain('Replaced by yours');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the menu' }));
    expect(row('Green soup').textContent).toContain('Creamy.');
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect(saved()[1]).toMatchObject({ body: { dishes: [{ id: 1, name: 'Green soup' }] }, ifMatch: 'v2' });
  });
});
