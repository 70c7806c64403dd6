import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const soup = buildDish({
  name: 'Soup',
  facts: buildFacts({ contains: ['milk', 'celery'], absent: ['eggs'], mayContain: ['peanuts'] }),
});
const placeIn = (state: string) => [buildRestaurantDetail({ state })];
const menu: Responses = {
  getRestaurant: placeIn('California'),
  getRestaurantMenu: { recipes: [soup, buildDish({ name: 'Salad' })] },
};

const open = (responses: Responses = {}) => renderPage('/restaurant/1/legal', { responses: { ...menu, ...responses } });
const cellsOf = async (dish: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(dish) })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};
const columns = () => [...document.querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent);
const law = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Which law’s list' });

describe('the sheet of a law', () => {
  it('has the law’s own list, and says of each dish what is stated, read or open', async () => {
    open();
    // The columns are milk, eggs, fish, crustaceans, tree nuts, wheat, peanuts, soybeans and sesame.
    expect(await cellsOf('Soup')).toEqual(['C', 'no', '?', '?', '?', '?', 'M', '?', '?']);
    expect(await cellsOf('Salad')).toEqual(Array<string>(9).fill('?'));
    expect(columns()).not.toContain('Celery');
    expect(screen.getByText(/A sheet with “\?” is not finished\.$/)).toBeDefined();
    expect(screen.getByText('This is no legal advice.')).toBeDefined();
  });

  it.each([
    ['California', 'california'],
    [' ca ', 'california'],
    ['Massachusetts', 'food-code'],
    ['North Carolina', 'food-code'],
  ])('begins with the list of the place’s state (%s)', async (state, value) => {
    open({ getRestaurant: placeIn(state) });
    expect((await law()).value).toBe(value);
  });

  it('shows another law’s columns, by its names, what it asks, and where that was read', async () => {
    const { user } = open();
    await user.selectOptions(await law(), 'eu');
    expect(columns().slice(0, 4)).toEqual(['Dish', 'Cereals containing gluten', 'Crustaceans', 'Eggs']);
    expect(columns()).toHaveLength(15);
    const cells = await cellsOf('Soup');
    expect(cells).toHaveLength(14);
    const under = (name: string) => cells[columns().indexOf(name) - 1];
    expect([under('Milk'), under('Celery'), under('Eggs'), under('Peanuts'), under('Lupin')]).toEqual([
      'C',
      'C',
      'no',
      'M',
      '?',
    ]);
    const notes = within(screen.getByRole('region', { name: 'What the law asks' }));
    expect(notes.getByText('European Union: Regulation 1169/2011, Annex II')).toBeDefined();
    expect(notes.getByText(/“Not said which” isn’t finished: write it beside the dish\./)).toBeDefined();
    expect(notes.getByRole('link').getAttribute('href')).toBe('https://eur-lex.europa.eu/eli/reg/2011/1169/oj');
    expect(screen.getByRole('table', { name: /Annex II$/ })).toBeDefined();
  });

  it.each(['eu', 'uk'])('names the cereal and the nut in the cell where the law wants them (%s)', async (value) => {
    const cake = buildDish({
      name: 'Cake',
      facts: buildFacts({ contains: ['gluten', 'wheat', 'oats', 'tree-nuts'], mayContain: ['hazelnut', 'crab'] }),
    });
    const { user } = open({ getRestaurantMenu: { recipes: [cake, soup] } });
    // The list of the United States has the groups alone.
    expect((await cellsOf('Cake'))[4]).toBe('C');
    await user.selectOptions(await law(), value);
    const cells = await cellsOf('Cake');
    const under = (name: string) => cells[columns().indexOf(name) - 1];
    expect([under('Cereals containing gluten'), under('Nuts'), under('Crustaceans')]).toEqual([
      'Cwheat, oat',
      'Cnot said which, perhaps hazelnut',
      '?',
    ]);
    expect((await cellsOf('Soup'))[0]).toBe('?');
  });

  it('calls nothing absent that was stated too long ago', async () => {
    const old = buildFacts({ contains: ['milk'], absent: ['eggs'], at: '2020-01-05T12:00:00Z' });
    open({ getRestaurantMenu: { recipes: [buildDish({ name: 'Old soup', facts: old })] } });
    expect((await cellsOf('Old soup')).slice(0, 3)).toEqual(['C', '?', '?']);
  });

  it('tells an absence without a word about traces from one with it', async () => {
    const facts = buildFacts({ absent: ['eggs'] }, { crossContactStatedAt: null });
    open({ getRestaurantMenu: { recipes: [buildDish({ name: 'Rice', facts })] } });
    expect((await cellsOf('Rice')).slice(0, 3)).toEqual(['?', 'no*', '?']);
  });

  it('is the same for whoever looks', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    open();
    expect((await cellsOf('Soup')).slice(0, 3)).toEqual(['C', 'no', '?']);
  });
});

describe('without what it is made from, it shows no sheet', () => {
  it.each<[string, Responses, string]>([
    ['the settings', { getAssessSettings: failsWith('forbidden') }, 'The menu could not be loaded.'],
    ['the menu', { getRestaurantMenu: failsWith('forbidden') }, 'The menu could not be loaded.'],
    ['the restaurant', { getRestaurant: failsWith('forbidden') }, 'The restaurant could not be loaded.'],
    ['dishes', { getRestaurantMenu: { recipes: [] } }, 'This restaurant has no dishes here yet.'],
    ['a restaurant of that number', { getRestaurant: failsWith('not_found') }, 'Oops!'],
  ])('without %s', async (_, responses, said) => {
    open(responses);
    expect(await screen.findByText(new RegExp(`^${said}`))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
