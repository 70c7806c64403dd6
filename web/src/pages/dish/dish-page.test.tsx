import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

const facts = buildFacts(
  { contains: ['milk'], mayContain: ['peanuts'], absent: ['eggs', 'fish'] },
  { opaque: ['spices'] },
);
const dish = buildDish({
  id: 4,
  name: 'Korma',
  restaurant_id: 3,
  ingredients: ['cream', 'spices'],
  allergens: ['Milk'],
  facts,
});
const bare = buildDish({ id: 4, name: 'Stew', description: '', facts: buildFacts({}) });

const showing = (shown: Responses['getDish']) => ({ responses: { getDish: shown } as Responses });
const part = (name: string) => screen.getByRole('region', { name });
const level = (name: string) =>
  within(part('Allergen Information')).getByRole('heading', { name }).parentElement?.textContent;

describe('a dish', () => {
  it('says what is known about each allergen, by whom and when, and that the rest is not stated', async () => {
    renderPage('/dish/4', showing([dish]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Korma' })).toBeDefined();
    await screen.findByText('Everything else is not stated. Not stated does not mean absent.');
    expect(level('Contains')).toMatch(/Milk.*Declared by the restaurant, \d+ \w+ \d{4}/);
    expect(level('May contain')).toMatch(/Peanuts.*shared fryer/);
    expect(level('Stated absent')).toMatch(/Eggs, Fish.*Stated absent by the restaurant, \d+ \w+ \d{4}/);
    expect(screen.getByText(/This list may be partial/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go Back to Restaurant' }).getAttribute('href')).toBe('/restaurant/3');
    expectNoPromise();
  });

  it('says apart where a statement says absent and something else suspects it', async () => {
    const suspected = buildFacts({ absent: ['milk', 'eggs'] });
    const hint = { kind: 'name', words: 'korma', sure: false } as const;
    const allergens = suspected.allergens.map((fact) =>
      fact.allergen === 'milk' ? { ...fact, presence: 'estimated' as const, evidence: [...fact.evidence, hint] } : fact,
    );
    const guessed = {
      allergen: 'wheat' as const,
      presence: 'estimated' as const,
      coveredAt: null,
      evidence: [hint],
    };
    renderPage('/dish/4', showing([{ ...dish, facts: { ...suspected, allergens: [...allergens, guessed] } }]));
    await screen.findByRole('heading', { level: 1, name: 'Korma' });
    await screen.findByText('Everything else is not stated. Not stated does not mean absent.');
    expect(level('Stated absent, though other words suggest it: ask')).toMatch(/Milk.*Stated absent.*“korma”/);
    expect(level('Possible: an estimate')).toMatch(/Wheat/);
    expect(level('Possible: an estimate')).not.toMatch(/Milk|Stated absent/);
    expect(level('Stated absent')).not.toMatch(/Milk/);
    expectNoPromise();
  });

  it('stands without a verdict where nothing was ticked', async () => {
    renderPage('/dish/4', showing([dish]));
    await screen.findByRole('heading', { level: 1, name: 'Korma' });
    expect(screen.getByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Verdict' })).toBeNull();
  });

  it('has its verdict before all the rest, worst reason first', async () => {
    sessionStorage.setItem('avoiding', '["eggs","peanuts","milk"]');
    renderPage('/dish/4', showing([dish]));
    const verdict = await screen.findByRole('region', { name: 'Verdict' });
    expect(verdict.textContent).toMatch(/^Avoid.*contains milk.*Traces possible: peanut.*Restaurant says: no egg/);
    expect(within(verdict).queryByText('spices')).toBeNull();
    expectNoPromise();
  });

  it('no longer counts what was said too long ago, and shows its date', async () => {
    const old = buildFacts({ absent: ['eggs'], contains: ['milk'], at: '2020-03-01T00:00:00.000Z' });
    renderPage('/dish/4', showing([{ ...dish, facts: old }]));
    await screen.findByRole('heading', { level: 1, name: 'Korma' });
    await screen.findByText('Everything else is not stated. Not stated does not mean absent.');
    expect(level('Not verified')).toMatch(/Eggs.*not verified.*1 Mar 2020/);
    expect(level('Contains')).toMatch(/Milk/);
    expect(screen.queryByRole('heading', { name: 'Stated absent' })).toBeNull();
  });

  it('says what it does not know', async () => {
    renderPage('/dish/4', showing([bare]));
    expect(await screen.findByText('No Dish Information')).toBeDefined();
    expect(screen.getByText('No allergen information')).toBeDefined();
    expect(screen.getByText('No ingredient information')).toBeDefined();
  });

  it('can be asked for again', async () => {
    let asked = 0;
    const getDish = () => {
      asked += 1;
      return asked < 3 ? failsWith('internal') : [dish];
    };
    const { user } = renderPage('/dish/4', { responses: { getDish } });
    expect(await screen.findByText('The dish could not be loaded.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Korma' })).toBeDefined();
  });

  it.each([
    ['/dish/99', failsWith('not_found')],
    ['/dish/99', []],
    ['/dish/0', [dish]],
  ])('%s that is missing is the error page', async (path, getDish) => {
    renderPage(path, { responses: { getDish } });
    expect(
      await screen.findByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' }),
    ).toBeDefined();
    expect(screen.getByText('Not Found')).toBeDefined();
  });
});
