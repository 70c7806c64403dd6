import type { MenuDish } from '@clearplate/contract/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildEditableMenu, buildMenuDish } from '../../../test/menu-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const soup = buildMenuDish({ id: 1, name: 'Soup', section: 'Starters' });
const salad = buildMenuDish({ id: 3, name: 'Salad', section: 'Starters' });
const curry = buildMenuDish({ id: 2, name: 'Curry', section: 'Mains' });
const after = (...dishes: MenuDish[]) => buildEditableMenu(dishes, { version: 'v2' });
const png = (name: string) => new File(['picture'], name, { type: 'image/png' });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const nameCell = (name: string) => screen.getByRole('button', { name: `Edit dish name: ${name}` });

type View = Awaited<ReturnType<typeof renderManagement>>;

async function rename({ user }: View, from: string, to: string) {
  await user.click(nameCell(from));
  await user.keyboard(`{Control>}a{/Control}${to}{Enter}`);
}

function watchAlerts(): string[] {
  const said: string[] = [];
  vi.stubGlobal('alert', (text: string) => said.push(text));
  return said;
}

describe('a save that did not arrive', () => {
  it.each([
    ['no network', noNetwork, /Clearplate isn’t answering/],
    ['a failure', failsWith('internal'), /Please try again/],
    ['somebody who may not', failsWith('forbidden'), /was not saved/],
    ['too many', failsWith('rate_limited', 40), /in 40 seconds/],
  ] as const)('says why, and leaves everything as it was typed: %s', async (_, saveMenu, words) => {
    const view = await renderManagement([soup, curry], { saveMenu });
    await rename(view, 'Soup', 'Broth');
    await view.user.click(saveButton());
    expect(await screen.findByText(words)).toBeDefined();
    expect(nameCell('Broth')).toBeDefined();
    expect(screen.getByText('1 dish changed, not saved yet.')).toBeDefined();
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(saveButton().disabled).toBe(false);
    expectConsoleError('The menu was not saved');
  });

  it('can be tried again, with the same version', async () => {
    let tries = 0;
    const view = await renderManagement([soup], {
      saveMenu: () => {
        tries += 1;
        return tries === 1 ? noNetwork : after({ ...soup, name: 'Broth' });
      },
    });
    await rename(view, 'Soup', 'Broth');
    await view.user.click(saveButton());
    await screen.findByText(/Clearplate isn’t answering/);
    expectConsoleError('The menu was not saved');
    await view.user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(view.saved().at(-1)).toMatchObject({ ifMatch: 'v1', body: { dishes: [{ id: 1, name: 'Broth' }] } });
  });

  it('is not sent twice by two presses, and can not be cancelled half-way', async () => {
    const view = await renderManagement([soup], { saveMenu: neverAnswers });
    await rename(view, 'Soup', 'Broth');
    await view.user.dblClick(saveButton());
    expect(view.saved()).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  });
});

describe('what is typed while a save is under way', () => {
  it('stays, to be saved next', async () => {
    let arrive: (() => void) | undefined;
    const view = await renderManagement([soup, curry], { saveMenu: after({ ...soup, name: 'Broth' }, curry) });
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'PUT' || init?.method === 'POST' || init?.method === 'PATCH')
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
      return send(address, init);
    });
    await rename(view, 'Soup', 'Broth');
    await view.user.click(saveButton());
    await rename(view, 'Curry', 'Red curry');
    arrive?.();
    expect(await screen.findByText('1 dish changed, not saved yet.')).toBeDefined();
    expect([nameCell('Broth'), nameCell('Red curry')]).toHaveLength(2);
  });
});

describe('pictures', () => {
  const choose = async ({ user }: View, name: string) => {
    await user.upload(screen.getByLabelText(`Add image of ${name}`), png(`${name}.png`));
    const line = within(
      screen.getByRole('rowheader', { name: new RegExp(`dish name: ${name}`) }).closest('[role=row]')!,
    );
    await line.findByText('the new image');
  };

  it('are sent after the dishes, and one that does not arrive is named and stays chosen', async () => {
    const alerts = watchAlerts();
    const responses: Responses = {
      saveMenu: after(soup, curry),
      setDishImage: ({ params }) => (params.dishId === 2 ? failsWith('internal') : { image_url: '/soup.webp' }),
    };
    const view = await renderManagement([soup, curry], responses);
    await choose(view, 'Soup');
    await choose(view, 'Curry');
    await view.user.click(saveButton());
    expect(await screen.findByText('The menu is saved, but not the image of Curry.')).toBeDefined();
    expectConsoleError('The image of a dish was not updated');
    expect(alerts).toEqual(['Failed to update image']);
    expect(view.saved()).toHaveLength(0);
    expect(screen.getByText('1 dish changed, not saved yet.')).toBeDefined();
    const sent = view.calls.filter(({ name }) => name === 'setDishImage');
    expect(sent.map(({ params }) => params['dishId'])).toEqual(['1', '2']);
  });

  it('that was chosen by mistake is taken back, and nothing is left to save', async () => {
    const view = await renderManagement([soup]);
    await choose(view, 'Soup');
    expect(saveButton().disabled).toBe(false);
    await view.user.click(screen.getByRole('button', { name: 'Undo the new image' }));
    expect(saveButton().disabled).toBe(true);
  });
});

describe('the order of a menu', () => {
  const open = async (view: View) => {
    await view.user.click(screen.getByRole('button', { name: 'Change the order' }));
    return within(await screen.findByRole('dialog', { name: 'Order of the menu' }));
  };

  it('is changed by sections and within them, and saved whole', async () => {
    const view = await renderManagement([soup, salad, curry], { saveMenu: after(curry, salad, soup) });
    const dialog = await open(view);
    await view.user.click(dialog.getByRole('button', { name: 'Move Mains up' }));
    await view.user.click(dialog.getByRole('button', { name: 'Starters' }));
    await view.user.click(dialog.getByRole('button', { name: 'Move Salad to the top' }));
    await view.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('The order changed, not saved yet.')).toBeDefined();
    await view.user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(view.saved()[0]?.body).toEqual({ dishes: [], order: [2, 3, 1] });
  });

  it('keeps its buttons and the focus at the ends, where they do nothing', async () => {
    const view = await renderManagement([soup, curry]);
    const dialog = await open(view);
    const down = dialog.getByRole('button', { name: 'Move Mains down' });
    await view.user.click(down);
    expect([document.activeElement, down.getAttribute('aria-disabled')]).toEqual([down, 'true']);
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
  });

  it('is nothing to change with one dish', async () => {
    await renderManagement([soup]);
    expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull();
  });
});

describe('a section', () => {
  it('that is archived goes with all its dishes, and comes back with one press', async () => {
    const view = await renderManagement([soup, salad, curry]);
    await view.user.click(screen.getByRole('button', { name: 'Edit section Starters' }));
    await view.user.click(screen.getByRole('button', { name: 'Archive its 2 dishes' }));
    expect(screen.getByText('2 dishes were taken off the menu.')).toBeDefined();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
  });

  it('that is copied has copies that are to be confirmed', async () => {
    const view = await renderManagement([curry], { saveMenu: after(curry) });
    await view.user.click(screen.getByRole('button', { name: 'Edit section Mains' }));
    await view.user.click(screen.getByRole('button', { name: 'Duplicate with its 1 dish' }));
    await view.user.click(saveButton());
    await waitFor(() => expect(view.saved()).toHaveLength(1));
    expect(view.saved()[0]?.body).toEqual({
      dishes: [{ key: expect.any(String) as string, copy_of: 2, name: 'Curry (copy)', section: 'Mains (copy)' }],
    });
  });
});

it('an archived dish is put back', async () => {
  const view = await renderManagement([soup, { ...curry, archived: true }], { saveMenu: after(soup, curry) });
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await view.user.click(screen.getByText('1 archived dish'));
  await view.user.click(screen.getByRole('button', { name: 'Put back Curry' }));
  await view.user.click(saveButton());
  await screen.findByText('Saved.');
  expect(view.saved()[0]?.body).toEqual({ dishes: [{ id: 2, archived: false }] });
});

describe('somebody else saved first', () => {
  const theirs = { ...soup, name: 'Leek soup' };
  const title = 'Somebody else changed this menu in the meantime';

  async function disagree() {
    let tries = 0;
    const view = await renderManagement([soup, curry], {
      getMenuForEditing: () => (tries === 0 ? buildEditableMenu([soup, curry]) : after(theirs, curry)),
      saveMenu: () => {
        tries += 1;
        return tries === 1 ? failsWith('precondition_failed') : after(theirs, curry);
      },
    });
    await rename(view, 'Soup', 'Broth');
    await view.user.click(saveButton());
    await screen.findByRole('dialog', { name: title });
    expectConsoleError('The menu was not saved');
    return view;
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: title }));

  it('and nothing is saved before one has chosen: a press on Save asks again', async () => {
    const view = await disagree();
    await view.user.click((await dialog()).getByRole('button', { name: 'Decide later' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await view.user.click(saveButton());
    expect(await dialog()).toBeDefined();
    expect(view.saved()).toHaveLength(1);
  });

  it('and all of theirs is taken: what was typed is gone, by that press alone', async () => {
    const view = await disagree();
    const open = await dialog();
    expect(nameCell('Broth')).toBeDefined();
    await view.user.click(open.getByRole('button', { name: 'Use all of theirs' }));
    await view.user.click(open.getByRole('button', { name: 'Back to the menu' }));
    expect(nameCell('Leek soup')).toBeDefined();
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
  });

  it('and all of mine is kept, to be saved on top of theirs', async () => {
    const view = await disagree();
    const open = await dialog();
    await view.user.click(open.getByRole('button', { name: 'Keep all of yours' }));
    await view.user.click(open.getByRole('button', { name: 'Back to the menu' }));
    await view.user.click(saveButton());
    await waitFor(() => expect(view.saved()).toHaveLength(2));
    expect(view.saved()[1]).toMatchObject({ ifMatch: 'v2', body: { dishes: [{ id: 1, name: 'Broth' }] } });
  });

  it('and both versions can be looked at again until that is saved', async () => {
    const view = await disagree();
    await view.user.click((await dialog()).getByRole('button', { name: 'Decide later' }));
    await view.user.click(screen.getByRole('button', { name: 'Compare versions' }));
    expect((await dialog()).getByRole('group', { name: 'Dish Name' }).textContent).toContain('Leek soup');
  });

  it('and what they changed can’t be had: what was typed stays', async () => {
    let isSaved = false;
    const view = await renderManagement([soup], {
      getMenuForEditing: () => (isSaved ? failsWith('internal') : buildEditableMenu([soup])),
      saveMenu: () => {
        isSaved = true;
        return failsWith('precondition_failed');
      },
    });
    await rename(view, 'Soup', 'Broth');
    await view.user.click(saveButton());
    expect(
      await screen.findByText(/Somebody else saved this menu first, and what they changed could not be loaded/),
    ).toBeDefined();
    expectConsoleError('The menu was not saved');
    expect(nameCell('Broth')).toBeDefined();
  });
});

it('a search that finds no dish says so, and shows none', async () => {
  const { user } = await renderManagement([soup, curry]);
  await user.type(screen.getByRole('searchbox', { name: 'Find a dish' }), 'pizza');
  expect(screen.getByText('No dish on this menu matches.')).toBeDefined();
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
});
