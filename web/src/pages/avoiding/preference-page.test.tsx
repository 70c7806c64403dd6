import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { readStart } from '../../features/preferences/ready-made.ts';
import { client } from '../../shared/api/client.ts';

const listIngredients = ['Garlic', 'Garlic powder', 'Black garlic', 'Garlic oil', 'Onion'].map((name) => ({ name }));

async function open(path = '/profile/preference/new', responses: Responses = {}) {
  const page = renderPage(path, {
    session: 'user',
    responses: {
      listIngredients,
      createPreference: buildPreference(),
      updatePreference: buildPreference(),
      ...responses,
    },
  });
  await screen.findByRole('combobox', { name: 'Search ingredients' });
  return page;
}

const search = () => screen.getByRole('combobox', { name: 'Search ingredients' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Ingredients to avoid' }))
    .queryAllByRole('button')
    .map((one) => one.textContent?.replace('Remove ', '').replace('×', ''));
const bodyOf = ({ calls }: Awaited<ReturnType<typeof open>>, name: string) =>
  calls.find((call) => call.name === name)?.body;

describe('a new preference', () => {
  it('is put together by keyboard alone and returns to the list', async () => {
    const page = await open();
    const { user } = page;
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'No alliums');
    await user.tab();
    await user.keyboard('GARLIC');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.keyboard('onio{Enter}');
    expect(chosen()).toEqual(['Garlic oil', 'Onion']);
    await user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() => expect(page.place.current).toBe('/profile/preferences'));
    expect(bodyOf(page, 'createPreference')).toEqual({
      name: 'No alliums',
      ingredients: ['Garlic oil', 'Onion'],
      kind: 'must',
    });
  });

  it('takes what was typed and not chosen where the catalogue has it, and asks where not: nothing typed is lost', async () => {
    const page = await open();
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'No alliums');
    await page.user.type(search(), 'garl');
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    const problem = 'Choose “garl” from the list, use it as written, or delete it';
    expect(await screen.findByRole('link', { name: problem })).toBeDefined();
    expect(search().getAttribute('aria-invalid')).toBe('true');
    expect(bodyOf(page, 'createPreference')).toBeUndefined();
    await page.user.type(search(), 'ic, onions');
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() => expect(page.place.current).toBe('/profile/preferences'));
    expect(bodyOf(page, 'createPreference')).toMatchObject({ ingredients: ['Garlic', 'Onion'] });
  });

  it('is a must unless told, and says what either means', async () => {
    const page = await open();
    const must = screen.getByRole<HTMLInputElement>('radio', { name: 'Must avoid' });
    const ratherNot = screen.getByRole<HTMLInputElement>('radio', { name: 'Would rather not' });
    expect([must.checked, ratherNot.checked]).toEqual([true, false]);
    expect(screen.getByRole('group', { name: 'How much does it matter?' })).toBeDefined();
    expect(document.getElementById(ratherNot.getAttribute('aria-describedby')!)?.textContent).toMatch(/no harm\.$/);
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'No cilantro');
    await page.user.click(ratherNot);
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() => expect(bodyOf(page, 'createPreference')).toMatchObject({ kind: 'rather_not' }));
  });

  it('closes its suggestions on Escape, and empties the field on the next', async () => {
    const { user } = await open();
    await user.type(search(), 'gar');
    expect(search().getAttribute('aria-expanded')).toBe('true');
    const option = document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
    expect(option?.textContent).toBe('Garlic');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    expect((search() as HTMLInputElement).value).toBe('');
  });

  it('has each ingredient once, whatever its spelling', async () => {
    const { user } = await open();
    await user.type(search(), 'onion{Enter}');
    await user.type(search(), 'ONION{Enter}');
    expect(chosen()).toEqual(['Onion']);
  });

  it('loses an ingredient that is pressed', async () => {
    const { user } = await open();
    await user.type(search(), 'onion{Enter}');
    await user.click(screen.getByRole('button', { name: /Remove Onion/ }));
    expect(chosen()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('None chosen yet.');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps a name that no catalogue knows, and says what that means', async () => {
    const { user } = await open();
    await user.type(search(), 'dragon dust, moon salt');
    expect(screen.getByText('No ingredients matched your search')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Use “dragon dust”, “moon salt” as written/ }));
    expect(chosen()).toEqual(['dragon dust', 'moon salt']);
    expect(screen.getByText(/we look for exactly this: dragon dust, moon salt/)).toBeDefined();
  });

  it('needs a name', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toBe(document.activeElement);
    expect(bodyOf(page, 'createPreference')).toBeUndefined();
  });

  it('can be made without suggestions when the catalogue can not be loaded', async () => {
    const { user } = await open('/profile/preference/new', { listIngredients: failsWith('internal') });
    expect(await screen.findByText(/could not be loaded, so there are no suggestions/)).toBeDefined();
    await user.type(search(), 'garlic');
    expect(screen.queryByText('No ingredients matched your search')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use “garlic” as written' }));
    expect(chosen()).toEqual(['garlic']);
  });

  it('can be somebody else’s of the household', async () => {
    const ben = buildEater({ id: 2, name: 'Ben', is_first: false });
    const page = await open('/profile/preference/new?eater=2', { listEaters: [buildEater(), ben] });
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'For whom' })).value).toBe('2');
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() => expect(bodyOf(page, 'createPreference')).toMatchObject({ eater_id: 2 }));
  });

  it('is still there when it was not saved', async () => {
    const { user, place } = await open('/profile/preference/new', { createPreference: failsWith('internal') });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'No alliums');
    await user.type(search(), 'onion{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save Preference' }));
    expect(await screen.findByText(/The preference was not saved/)).toBeDefined();
    expect(place.current).toBe('/profile/preference/new');
    expect(chosen()).toEqual(['Onion']);
  });
});

describe('a ready-made list', () => {
  const listPreferences: Responses['listPreferences'] = [];

  it('says what it looks for and what it can’t tell, and becomes an ordinary preference to edit', async () => {
    const page = renderPage('/profile/preferences', {
      session: 'user',
      responses: { listPreferences, listIngredients, createPreference: buildPreference() },
    });
    const { user } = page;
    await user.click(await screen.findByText('Halal'));
    expect(screen.getByText(/^Looks for pork and lard, gelatin, alcohol/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start from “Halal”' }));
    await screen.findByRole('combobox', { name: 'Search ingredients' });
    // No address contains what somebody avoids.
    expect(page.place.current).toBe('/profile/preference/new');
    expect(screen.getByText(/^Can’t check slaughter, certificates or a separate kitchen/)).toBeDefined();
    expect(chosen()).toEqual(['pork', 'gelatin', 'alcohol', 'frog leg']);
    await user.click(screen.getByRole('button', { name: /Remove frog leg/ }));
    await user.click(screen.getByRole('radio', { name: 'Would rather not' }));
    await user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() =>
      expect(bodyOf(page, 'createPreference')).toEqual({
        name: 'Halal',
        ingredients: ['pork', 'gelatin', 'alcohol'],
        kind: 'rather_not',
      }),
    );
  });

  it.each(['nobody', { startFrom: 'toString' }, { startFrom: ['vegan'] }, null])('is not started from by %j', (state) =>
    expect(readStart(state)).toBeUndefined(),
  );
});

describe('a saved preference', () => {
  const path = '/profile/preference/edit/3';

  it.each([
    ['rather_not', 'Would rather not'],
    ['must', 'Must avoid'],
    [undefined, 'Must avoid'],
  ])('of the kind %s is %s', async (kind, name) => {
    const saved = { ...buildPreference({ id: 3 }), kind } as ReturnType<typeof buildPreference>;
    vi.spyOn(client, 'getPreference').mockResolvedValue([saved]);
    await open(path);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true })).toBe(screen.getByRole('radio', { name }));
  });

  it('is prefilled under the same heading', async () => {
    const page = await open(path, { getPreference: [buildPreference({ id: 3 })] });
    expect(screen.getByRole('heading', { level: 1, name: 'New Preference' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('No alliums');
    expect(chosen()).toEqual(['Garlic', 'Onion']);
    await page.user.click(screen.getByRole('button', { name: 'Save Preference' }));
    await waitFor(() =>
      expect(bodyOf(page, 'updatePreference')).toEqual({
        name: 'No alliums',
        ingredients: ['Garlic', 'Onion'],
        eater_id: 1,
        kind: 'must',
      }),
    );
  });

  it.each([
    ['not_found', 'This preference no longer exists.'],
    ['internal', 'The preference could not be loaded.'],
  ] as const)('that can not be had (%s) leaves no form to save', async (code, said) => {
    renderPage(path, { session: 'user', responses: { listIngredients, getPreference: failsWith(code) } });
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save Preference' })).toBeNull();
  });
});
