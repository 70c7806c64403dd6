import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, refuses } from '../../../test/fake-api.ts';
import { pageOf } from '../../../test/builders.ts';
import { buildMenuDish } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const soup = buildMenuDish();
const png = new File(['picture'], 'soup.png', { type: 'image/png' });
const pdf = new File(['menu'], 'menu.pdf', { type: 'application/pdf' });

function watchAlerts(): string[] {
  const said: string[] = [];
  vi.stubGlobal('alert', (text: string) => said.push(text));
  return said;
}

describe('the picture of a restaurant', () => {
  const picture = () => within(screen.getByRole('region', { name: 'Image' }));
  const choose = () => picture().getByLabelText(/^(Replace image|Choose another image)$/);

  it('is chosen, seen and saved; then the page is loaded anew', async () => {
    const alerts = watchAlerts();
    let isFree = false;
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {
      isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    const { user, calls } = await renderManagement([soup], { setRestaurantImage: { image_url: '/pictures/new.webp' } });
    await user.upload(choose(), png);
    expect((await picture().findByRole('img', { name: 'The new image' })).getAttribute('src')).toMatch(
      /^data:image\/png/,
    );
    expect(calls.some(({ name }) => name === 'setRestaurantImage')).toBe(false);
    await user.click(picture().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(isFree).toBe(true);
    expect(alerts).toEqual(['Image updated successfully']);
    expect(calls.find(({ name }) => name === 'setRestaurantImage')?.file?.size).toBe('picture'.length);
  });

  it('that is not saved yet is asked about on leaving', async () => {
    const { user } = await renderManagement([soup]);
    await user.upload(choose(), png);
    await picture().findByRole('img', { name: 'The new image' });
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Clearplate, home' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(picture().getByRole('img', { name: 'The new image' })).toBeDefined();
  });

  it('stays as it was after Cancel', async () => {
    const { user } = await renderManagement([soup]);
    await user.upload(choose(), png);
    await user.click(await picture().findByRole('button', { name: 'Cancel' }));
    expect(picture().queryByRole('img', { name: 'The new image' })).toBeNull();
  });

  it('of another type is not taken', async () => {
    const alerts = watchAlerts();
    const { user } = await renderManagement([soup]);
    const dish = screen.getByLabelText('Add image of Soup');
    for (const field of [choose(), dish]) {
      // A real browser's file dialog can be told to show all files.
      field.removeAttribute('accept');
      await user.upload(field, pdf);
    }
    expect(alerts).toEqual([
      'Invalid file type. Only JPEG and PNG images are allowed.',
      'Invalid file type. Only images and PDFs are allowed.',
    ]);
    expect(screen.getAllByText(/^Choose a JPEG or PNG picture/)).toHaveLength(2);
  });

  it('that is refused is said in an alert, in the page and in the console, and stays chosen', async () => {
    const alerts = watchAlerts();
    const { user } = await renderManagement([soup], { setRestaurantImage: failsWith('internal') });
    await user.upload(choose(), png);
    await user.click(await picture().findByRole('button', { name: 'Save' }));
    expect(await picture().findByText('The image was not updated. Please try again.')).toBeDefined();
    expect(alerts).toEqual(['Failed to update image']);
    expect(picture().getByRole('img', { name: 'The new image' })).toBeDefined();
    expectConsoleError('The image of the restaurant was not updated');
  });
});

describe('basic details', () => {
  const open = async (view: Awaited<ReturnType<typeof renderManagement>>) => {
    await view.user.click(screen.getByRole('button', { name: 'Edit basic details' }));
    return within(screen.getByRole('dialog', { name: 'Edit basic details' }));
  };

  it('are edited in a modal, and saved as the specification names them', async () => {
    const view = await renderManagement([soup], { updateRestaurant: buildRestaurantDetail({ user_id: 7 }) });
    const dialog = await open(view);
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await view.user.clear(name);
    await view.user.type(name, 'Lemongrass & Lime');
    await view.user.clear(dialog.getByRole('textbox', { name: 'Restaurant link' }));
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The basic details are saved.')).toBeDefined();
    expect(view.calls.find((call) => call.name === 'updateRestaurant')?.body).toEqual({
      name: 'Lemongrass & Lime',
      address: '1 Main Street',
      city: 'Cambridge',
      pin: '02139',
      phone: expect.any(String) as string,
      restaurant_url: expect.stringMatching(/^https:/) as string,
      url: null,
    });
    expect(view.calls.filter((call) => call.name === 'getRestaurant')).toHaveLength(2);
  });

  it('change nothing when they are closed, which asks first where something was typed', async () => {
    const view = await renderManagement([soup]);
    const dialog = await open(view);
    await view.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await open(view);
    await view.user.type(again.getByRole('textbox', { name: 'Name' }), ' X');
    await view.user.click(again.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
    await view.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect((again.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Lemongrass Lane X');
    await view.user.click(again.getByRole('button', { name: 'Close' }));
    await view.user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.calls.some(({ name }) => name === 'updateRestaurant')).toBe(false);
  });

  it('that somebody else changed meanwhile are told of, and nothing typed is lost', async () => {
    let newest = buildRestaurantDetail({ user_id: 7 });
    const view = await renderManagement([soup], {
      getRestaurant: () => [newest],
      updateRestaurant: ({ ifMatch }) =>
        ifMatch?.includes(newest.version) ? newest : failsWith('precondition_failed'),
    });
    const dialog = await open(view);
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    await view.user.type(box('Name'), ' and Lime');
    newest = { ...newest, version: '2', name: 'Lemon Lane', phone: '617 555 0199' };
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Name is now “Lemon Lane”');
    expect([box('Name').value, box('Phone').value]).toEqual(['Lemongrass Lane and Lime', '617 555 0199']);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The basic details are saved.')).toBeDefined();
    expect(view.calls.filter(({ name }) => name === 'updateRestaurant').map(({ ifMatch }) => ifMatch)).toEqual([
      '1',
      '2',
    ]);
  });

  it('tell who changed them', async () => {
    const view = await renderManagement([soup], {
      listRestaurantHistory: pageOf([
        {
          id: 2,
          at: '2026-11-03T10:00:00.000Z',
          by: 'restaurant',
          person: 'Olive',
          changes: [
            { field: 'phone', before: null, after: '617 555 0100' },
            { field: 'opening_hours', before: null, after: 'Mon 11:00–14:30' },
          ],
        },
      ]),
    });
    await view.user.click(screen.getByText('Who changed details, image and hours'));
    expect(await screen.findByText('Phone: “617 555 0100”, before: not given')).toBeDefined();
    expect(screen.getByText('Opening hours: “Mon 11:00–14:30”, before: not given')).toBeDefined();
    expect(screen.getByText(/by Olive$/)).toBeDefined();
  });

  it('say what is wrong, here or on the server, and keep what was typed', async () => {
    const view = await renderManagement([soup], { updateRestaurant: refuses({ 'body.name': 'is too long' }) });
    const dialog = await open(view);
    const zip = dialog.getByRole('textbox', { name: 'Zip code' });
    await view.user.clear(zip);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByText('Enter a zip code').length).toBeGreaterThan(0);
    await view.user.type(zip, '02140');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Name is too long')).length).toBeGreaterThan(0);
    expect((zip as HTMLInputElement).value).toBe('02140');
    expectConsoleError('The restaurant was not updated');
  });
});

describe('the picture of a dish', () => {
  it('is sent after the menu; what fails is said and stays chosen', async () => {
    const alerts = watchAlerts();
    const { user, calls } = await renderManagement([soup], { setDishImage: failsWith('internal') });
    await user.upload(screen.getByLabelText('Add image of Soup'), png);
    await screen.findByRole('button', { name: 'Undo the new image' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The menu is saved, but not the image of Soup.')).toBeDefined();
    expect(alerts).toEqual(['Failed to update image']);
    expect(calls.some(({ name }) => name === 'saveMenu')).toBe(false);
    expect(screen.getByRole('button', { name: 'Undo the new image' })).toBeDefined();
    expectConsoleError('The image of a dish was not updated');
  });
});

it('the guests’ page is one press away, and what was typed is still there afterwards', async () => {
  const { user } = await renderManagement([soup], { getRestaurantMenu: { recipes: [] } });
  await user.click(screen.getByRole('button', { name: /^Edit dish name/ }));
  await user.keyboard(' X{Enter}');
  await user.click(screen.getByRole('button', { name: 'See it as guests do' }));
  expect(await screen.findByText('This restaurant has no menu here yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(await screen.findByRole('button', { name: 'Edit dish name: Soup X' })).toBeDefined();
});
