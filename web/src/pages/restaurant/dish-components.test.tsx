import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const bowl = buildMenuDish({ id: 1, name: 'Bowl', ingredients: ['rice', 'oil', 'garlic'] });
const sauce = buildComponent({ id: 7, name: 'House sauce', ingredients: ['soy sauce'] });
const shared = buildComponent({ id: 8, name: 'Secret sauce', ingredients: ['tahini'], is_shared: true });
const menu = buildEditableMenu([bowl], { components: [sauce, shared] });
const noReports = { listRestaurantReports: { items: [], next: undefined } };

async function openDetails(responses: Parameters<typeof renderManagement>[1] = {}) {
  const view = await renderManagement([bowl], { ...noReports, getMenuForEditing: menu, ...responses });
  await view.user.click(screen.getByRole('button', { name: /^Edit allergens/ }));
  await view.user.click(screen.getByRole('button', { name: 'Open the details' }));
  const part = within(await screen.findByRole('region', { name: 'Components' }));
  return { ...view, part };
}

describe('the components of a dish, in its details', () => {
  it('are found among the restaurant’s and its chain’s, and say what they bring before anything is saved', async () => {
    const { user, part, saved } = await openDetails({ saveMenu: menu });
    await user.type(part.getByRole('combobox', { name: 'Find a component' }), 'sauce');
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'House sauce',
      expect.stringMatching(/^Secret sauce.*the chain’s/),
    ]);
    await user.click(screen.getByRole('option', { name: /^House sauce/ }));
    expect(
      await part.findByText(/^Brings gluten \(wheat\) and soy\. .*Nobody has said all that is in it/),
    ).toBeDefined();
    expect(saved()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toEqual({ dishes: [{ id: 1, uses: [7] }], components_version: 'c1' });
  });

  it('say what is open about a whole list, and not that nothing is in it', async () => {
    const complete = { ingredients: ['peanut oil'], ingredients_complete_at: '2026-10-05T00:00:00.000Z' };
    const oil = buildComponent({ id: 9, name: 'Fat', ...complete });
    const { user, part } = await openDetails({ getMenuForEditing: { ...menu, components: [oil] } });
    await user.type(part.getByRole('combobox', { name: 'Find a component' }), 'fat');
    await user.click(screen.getByRole('option', { name: /^Fat/ }));
    expect(await part.findByText('Diners are told to ask about peanut oil.')).toBeDefined();
    expect(part.queryByText(/no allergen/i)).toBeNull();
  });

  it('may be all that a new dish has, whose list nobody confirmed before', async () => {
    const dish = buildMenuDish({ id: 1, name: 'Bowl', ingredients: [] });
    const { user, part } = await openDetails({ getMenuForEditing: { ...menu, dishes: [dish] } });
    const list = within(screen.getByRole('region', { name: 'How complete it is' }));
    expect(list.getByText('No ingredient information')).toBeDefined();
    await user.type(part.getByRole('combobox', { name: 'Find a component' }), 'house');
    await user.click(screen.getByRole('option', { name: /^House sauce/ }));
    expect(await list.findByText('Nothing besides its components.')).toBeDefined();
    expect(list.getByText('The list is new or changed: confirm that it’s complete.')).toBeDefined();
  });

  it('can be made of a part of the list, which goes back where it is left out again', async () => {
    const { user, part, saved } = await openDetails({ saveMenu: menu });
    await user.click(part.getByRole('button', { name: 'Make one of a part of the list' }));
    await user.click(part.getByRole('button', { name: 'Make it' }));
    expect(part.getByText('Choose at least one ingredient.')).toBeDefined();
    await user.click(part.getByRole('checkbox', { name: 'oil' }));
    await user.type(part.getByRole('textbox', { name: 'What is it called?' }), 'house SAUCE');
    expect(part.getByText('There is one of that name: find it above.')).toBeDefined();
    await user.clear(part.getByRole('textbox', { name: 'What is it called?' }));
    await user.type(part.getByRole('textbox', { name: 'What is it called?' }), 'Base');
    await user.click(part.getByRole('button', { name: 'Make it' }));
    expect(part.getByText('Base (new)')).toBeDefined();
    await user.click(part.getByRole('button', { name: 'Leave out Base' }));
    expect(screen.getByText('Nothing is changed.')).toBeDefined();
    await user.click(part.getByRole('button', { name: 'Make one of a part of the list' }));
    await user.click(part.getByRole('checkbox', { name: 'garlic' }));
    await user.type(part.getByRole('textbox', { name: 'What is it called?' }), 'Base');
    await user.click(part.getByRole('button', { name: 'Make it' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const { components } = saved()[0]!.body as { components: { key: string }[] };
    const key = components[0]?.key;
    expect(saved()[0]?.body).toEqual({
      dishes: [{ id: 1, ingredients: ['rice', 'oil'], uses: [key] }],
      components: [{ key, name: 'Base', ingredients: ['garlic'] }],
      components_version: 'c1',
    });
  });
});

describe('the board', () => {
  const dishes = ['One', 'Two', 'Three'].map((name, index) =>
    buildMenuDish({ id: index + 1, name, ingredients: ['rice', 'house sauce'] }),
  );

  it('orders what is left by how many dishes an answer settles, a sauce once, and leads to where it is stated', async () => {
    const noMilk = [buildStatement({ allergen: 'milk', level: 'absent' })];
    const stated = dishes.map(({ id, name, ingredients }) =>
      buildMenuDish({ id, name, ingredients, statements: noMilk }),
    );
    const { user } = await renderManagement(
      [...stated, buildMenuDish({ id: 4, name: 'Four', ingredients: ['rice'] })],
      noReports,
    );
    const work = within(await screen.findByRole('region', { name: 'What answers most dishes' }));
    const counts = work.getAllByRole('listitem').map((one) => one.textContent);
    expect(counts.map((text) => Number(/(\d+) dish/.exec(text ?? '')?.[1]))).toEqual([4, 3, 3, 1]);
    expect(work.getByRole('link').textContent).toBe(
      'State what is in “house sauce” and confirm 3 dishes anew: they get an answer',
    );
    expect(work.getByRole('link').getAttribute('href')).toBe('/restaurant/1/components?name=house%20sauce');
    await user.click(work.getByRole('button', { name: /^State the traces/ }));
    expect(await screen.findByRole('dialog', { name: 'State for 3 dishes at once' })).toBeDefined();
  });

  it('promises nothing of traces or a sauce beside which nothing else is stated', async () => {
    await renderManagement(dishes, noReports);
    const work = within(await screen.findByRole('region', { name: 'What answers most dishes' }));
    expect(work.getByRole('link').textContent).toBe('State what is in “house sauce”: 3 dishes name it');
    expect(work.queryByText(/^State the traces/)).toBeNull();
    expect(work.getAllByText(/an answer$/)).toHaveLength(work.getAllByRole('listitem').length - 1);
  });

  it('puts what diners asked and nobody could say among it, how many of them and when, and leads to where it is stated', async () => {
    const asked = (allergen: 'milk' | 'fish', about: number[], diners: number) => ({
      kind: 'whether' as const,
      allergen,
      dishes: about,
      diners,
      last_asked_on: '2026-11-26',
    });
    const { user } = await renderManagement(dishes, {
      ...noReports,
      listGuestQuestions: [asked('fish', [1, 2], 1), asked('milk', [1, 2, 3, 99], 4)],
    });
    const work = within(await screen.findByRole('region', { name: 'What answers most dishes' }));
    const first = (await work.findByText(/^Is there milk in it/)).closest('li');
    expect(work.getAllByRole('listitem')[0]).toBe(first);
    expect(first?.textContent).toBe(
      'Is there milk in it? 3 dishes get an answer4 diners asked at the table and nobody could say, the last on November 26, 2026',
    );
    const promised = work
      .getAllByRole('listitem')
      .flatMap((one) => one.textContent?.match(/(\d+) dish.* an answer/)?.[1] ?? []);
    const counts = promised.map(Number);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    await user.click(work.getByRole('button', { name: /^Is there milk in it/ }));
    expect(await screen.findByRole('dialog', { name: 'State for 3 dishes at once' })).toBeDefined();
  });

  it('shows nothing of it that the menu answers by now', async () => {
    const milky = buildMenuDish({ id: 1, name: 'One', ingredients: ['butter'] });
    await renderManagement([milky, ...dishes.slice(1)], {
      ...noReports,
      listGuestQuestions: [
        { kind: 'whether', allergen: 'milk', dishes: [1], diners: 4, last_asked_on: '2026-11-26' },
        { kind: 'whether', allergen: 'fish', dishes: [1], diners: 1, last_asked_on: '2026-11-26' },
      ],
    });
    await screen.findByRole('region', { name: 'What answers most dishes' });
    expect(await screen.findByText(/^Is there fish in it/)).toBeDefined();
    expect(screen.queryByText(/^Is there milk in it/)).toBeNull();
  });

  it('says where what diners asked could not be loaded', async () => {
    await renderManagement(dishes, { ...noReports, listGuestQuestions: failsWith('internal') });
    expect(await screen.findByText(/^What diners asked at the table could not be loaded/)).toBeDefined();
  });

  it('says what diners asked and nobody answered, how many of them, and nothing else of them', async () => {
    const report = {
      id: 1,
      dish_id: 1,
      dish_name: 'One',
      kind: 'reaction' as const,
      state: 'open' as const,
      reported_at: '2026-11-01T00:00:00.000Z',
      allergens: [
        { allergen: 'sesame' as const, reported_at: '2026-11-01T00:00:00.000Z', restated_at: null, cleared_at: null },
      ],
      answer: null,
      answered_at: null,
      words: 'My throat',
    };
    const items = [
      report,
      { ...report, id: 2 },
      { ...report, id: 3, allergens: [] },
      { ...report, id: 4, answer: 'We asked.' },
      { ...report, id: 5, kind: 'told' as const, words: null },
    ];
    await renderManagement(dishes, { listRestaurantReports: { items, next: undefined } });
    const asked = within(await screen.findByRole('region', { name: 'What diners want to know' }));
    expect(asked.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'A reaction to sesame: 2 diners',
      'A reaction whose cause isn’t known: 1 diner',
      'Told that it contains sesame: 1 diner',
    ]);
    expect(asked.queryByText(/throat/)).toBeNull();
  });

  it('says where that could not be loaded', async () => {
    await renderManagement(dishes, { listRestaurantReports: failsWith('internal') });
    expect(await screen.findByText(/^What diners reported could not be loaded/)).toBeDefined();
  });
});
