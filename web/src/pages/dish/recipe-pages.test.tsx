import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { pageOf } from '../../../test/builders.ts';
import { failsWith } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts, buildRecipe } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('all recipes', () => {
  it('have a name and the first fifty words, without an ellipsis', async () => {
    const long = buildRecipe({ description: words(60), facts: buildFacts({ absent: ['milk'] }) });
    sessionStorage.setItem('avoiding', '["milk"]');
    const countVerdicts = buildCounts({ none_declared: 1 });
    renderPage('/recipes', { responses: { judgeRecipes: pageOf([long]), countVerdicts } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Green Curry' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'All Dishes' })).toBeDefined();
    expect(screen.getByText(words(50))).toBeDefined();
    expect(document.querySelector('[data-verdict="none_declared"]')).not.toBeNull();
    expectNoPromise();
  });

  it('may be none, or may fail', async () => {
    const { unmount } = renderPage('/recipes', { responses: { judgeRecipes: pageOf([]) } });
    expect(await screen.findByText('There are no dishes here yet.')).toBeDefined();
    unmount();
    renderPage('/recipes', { responses: { judgeRecipes: failsWith('unavailable') } });
    expect(await screen.findByText('The dishes could not be loaded.')).toBeDefined();
  });
});

describe('a recipe', () => {
  const guessed = [
    { name: 'basil', probability: 0.32 },
    { name: 'sugar', probability: 0.33 },
    { name: 'fish sauce', probability: 0.66 },
    { name: 'coconut milk', probability: 0.67 },
  ];

  it('has a table of what it is probably made of, labelled as an estimate', async () => {
    renderPage('/recipe/5', { responses: { getRecipe: buildRecipe({ ingredients: guessed, estimated: true }) } });
    const table = await screen.findByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Ingredient Name', 'Probability'],
      ['basil', 'Low'],
      ['sugar', 'Medium'],
      ['fish sauce', 'Medium'],
      ['coconut milk', 'High'],
    ]);
    expect(
      screen.getByText('An estimate: the restaurant has not listed them. Low does not mean absent.'),
    ).toBeDefined();
    expect(screen.getByRole('heading', { name: 'List of Ingredients' })).toBeDefined();
    expectNoPromise();
  });

  it('says where the restaurant listed them, and where it is to be had', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage('/recipe/5', { responses: { getRecipe: buildRecipe({ facts: buildFacts({ contains: ['milk'] }) }) } });
    expect(await screen.findByText(/^Certain: listed by the restaurant\./)).toBeDefined();
    expect(screen.queryByText(/An estimate/)).toBeNull();
    const place = screen.getByRole('region', { name: 'Available In' });
    expect(within(place).getByRole('link', { name: 'Lemongrass Lane' }).getAttribute('href')).toBe('/restaurant/1');
    expect(screen.getByRole('region', { name: 'Verdict' }).textContent).toMatch(/^Avoid/);
  });

  it.each([
    ['/recipe/9', failsWith('not_found'), 'Not Found'],
    ['/recipe/nine', failsWith('internal'), 'Not Found'],
  ])('%s that is missing is the error page', async (path, getRecipe, reason) => {
    renderPage(path, { responses: { getRecipe } });
    expect(
      await screen.findByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' }),
    ).toBeDefined();
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('can be asked for again', async () => {
    renderPage('/recipe/5', { responses: { getRecipe: failsWith('internal') } });
    expect(await screen.findByText('The recipe could not be loaded.')).toBeDefined();
  });
});
