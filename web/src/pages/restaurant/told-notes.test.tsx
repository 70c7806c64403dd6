import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const usual = { kind: 'ingredient', words: 'batter', sure: false } as const;
const noTraces = { crossContactStatedAt: null };
const dishes = {
  stew: buildDish({ name: 'Stew', facts: buildFacts({}, noTraces) }),
  rice: buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }, { opaque: ['house sauce'] }) }),
  fries: buildDish({ name: 'Fries', facts: buildFacts({ absent: ['milk', 'soybeans'] }, { opaque: ['soybean oil'] }) }),
  fish: buildDish({ name: 'Fish', facts: buildFacts({ mayContain: ['milk'] }) }),
  soup: buildDish({
    name: 'Soup',
    facts: buildFacts({ absent: ['milk'] }, { unexplained: ['2026-11-03T00:00:00.000Z'] }),
  }),
};
const tempura = (() => {
  const facts = buildFacts({ absent: ['milk'] });
  const allergens = facts.allergens.map((one) => ({
    ...one,
    presence: 'estimated' as const,
    evidence: [...one.evidence, usual],
  }));
  return buildDish({ name: 'Tempura', facts: { ...facts, allergens } });
})();
const restaurant = dishes.stew.restaurant_id;

const open = (recipes = [...Object.values(dishes), tempura]) =>
  renderPage(`/restaurant/${restaurant}/ask`, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes },
    },
  });
const stored = () => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Record<string, unknown>[];
const note = (given: object = {}) => ({
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: [dishes.stew.id],
  answer: 'no',
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const write = (...notes: object[]) => sessionStorage.setItem('told', JSON.stringify(notes));
const asked = async (question: string | RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name: question, hidden: true })).closest('article')!);

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

describe('the answer to a question', () => {
  it('can be noted below each that is asked, whatever it decides', async () => {
    open();
    await screen.findByRole('heading', { name: 'What we don’t know yet' });
    const all = screen.getAllByRole('article', { hidden: true });
    expect(all.map((one) => within(one).getByRole('heading', { hidden: true }).textContent).toSorted()).toEqual([
      'A diner reacted on 3 Nov 2026, cause not known. Do you know more?',
      'Can you keep traces of milk out?',
      'Is anything with milk fried in the same oil, or made with the same pans or on the same surfaces?',
      'Is there milk in the Stew?',
      'What is in the house sauce?',
      'Your menu says no milk. Is that so for the batter too?',
    ]);
    for (const one of all)
      expect(within(one).getByRole('group', { name: /^What were you told\?/, hidden: true })).toBeDefined();
  });

  it.each([
    [
      /^Is anything with milk fried/,
      'Yes',
      { kind: 'shared_equipment', answer: 'yes' },
      'shares oil, pans or surfaces with milk',
    ],
    ['What is in the house sauce?', 'Yes', { of: 'house sauce', answer: 'yes' }, 'contains milk: the house sauce'],
    ['What is in the house sauce?', 'No', { of: 'house sauce', answer: 'no' }, 'no milk in the house sauce'],
    [/^Your menu says no milk/, 'Yes', { of: 'batter', answer: 'no' }, 'no milk in the batter'],
    [/^Your menu says no milk/, 'No', { of: 'batter', answer: 'yes' }, 'contains milk: the batter'],
    [/^A diner reacted/, 'No', { answer: 'no' }, 'no milk'],
  ])('to %s, %s, is noted as %o', async (question, answer, noted, said) => {
    const { user, calls } = open();
    const form = await asked(question);
    await user.click(form.getByRole('button', { name: answer, hidden: true }));
    await user.click(form.getByRole('button', { name: 'the chef', hidden: true }));
    expect(stored()).toEqual([expect.objectContaining({ kind: 'whether', things: ['milk'], ...noted })]);
    expect((await screen.findAllByText(new RegExp(`^You were told: ${said}, by the chef, `))).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText(/told, not stated/)).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    expectNoPromise();
  });

  it.each([
    ['Yes', 'no', 'the soybean oil is highly refined'],
    ['No', 'yes', 'the soybean oil isn’t highly refined'],
  ])('to how an oil is refined, %s, is noted of its plant', async (answer, noted, said) => {
    sessionStorage.setItem('avoiding', '["soybeans","milk"]');
    const { user } = open([dishes.fries]);
    const form = await asked(/^Is the soybean oil/);
    await user.click(form.getByRole('button', { name: answer, hidden: true }));
    await user.click(form.getByRole('button', { name: 'the chef', hidden: true }));
    expect(stored()).toEqual([expect.objectContaining({ things: ['soy'], of: 'soybean oil', answer: noted })]);
    expect((await screen.findAllByText(new RegExp(`^You were told: ${said}, by the chef`))).length).toBeGreaterThan(0);
  });

  it('about a part of a dish isn’t sent as one about the dish, unless it warns', async () => {
    write(note({ of: 'house sauce', dishes: [dishes.rice.id] }));
    const { unmount } = open();
    expect((await screen.findAllByText(/no milk in the house sauce/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Send it to the restaurant', hidden: true })).toBeNull();
    unmount();
    write(note({ of: 'house sauce', dishes: [dishes.rice.id], answer: 'yes' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
    expect(await screen.findByText(/^A guest was told by the chef, .*: contains milk\. Is it so\?$/)).toBeDefined();
  });
});

describe('a dish of which one was told that it has it', () => {
  it('is not asked about any more, and counts toward no question', async () => {
    const curry = buildDish({ name: 'Curry', facts: buildFacts({}, noTraces) });
    write(note({ answer: 'yes' }));
    open([dishes.stew, curry]);
    const question = await asked('Is there milk in the Curry?');
    expect(question.getByText('It decides one dish')).toBeDefined();
    const traces = await asked(/^Is anything with milk fried/);
    expect(traces.getAllByRole('link', { hidden: true }).map((one) => one.textContent)).toEqual(['Curry']);
    expect(screen.getByText('No questions about one dish that you avoid anyway.')).toBeDefined();
  });

  it('is asked about still where it concerns nobody who eats', async () => {
    write(note({ answer: 'yes', things: ['egg'] }));
    open([dishes.stew]);
    expect(await asked('Is there milk in the Stew?')).toBeDefined();
  });

  it('leaves the focus and what can be done with the note where all notes are', async () => {
    const { user } = open([dishes.stew]);
    const form = await asked('Is there milk in the Stew?');
    await user.click(form.getByRole('button', { name: 'Yes' }));
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(await screen.findByText('Every dish on this menu conflicts with what you avoid.')).toBeDefined();
    const notes = within(await screen.findByRole('region', { name: 'What you were told' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('told-notes'));
    expect(notes.getByText('Stew')).toBeDefined();
    expect(await notes.findByRole('button', { name: 'Send it to the restaurant' })).toBeDefined();
    await user.click(notes.getByRole('button', { name: 'Delete this note' }));
    expect(stored()).toEqual([]);
    expect(document.activeElement?.id).toBe('told-notes');
    expect(await asked('Is there milk in the Stew?')).toBeDefined();
  });
});

describe('a note whose question is gone can be read and deleted', () => {
  const answered = buildDish({ id: dishes.stew.id, name: 'Stew', facts: buildFacts({ absent: ['milk'] }) });
  const conflicting = buildDish({ id: dishes.stew.id, name: 'Stew', facts: buildFacts({ contains: ['milk'] }) });
  it.each([
    ['somebody else eats', ['eggs'], [dishes.stew], 'Stew'],
    ['nobody avoids anything', [], [dishes.stew], 'Stew'],
    ['the restaurant has answered', ['milk'], [answered], 'Stew'],
    ['every dish conflicts', ['milk'], [conflicting], 'Stew'],
    ['the dish is gone', ['milk'], [dishes.rice], 'Its dishes aren’t on the menu any more.'],
    ['the menu is empty', ['milk'], [], 'Its dishes aren’t on the menu any more.'],
  ])('where %s', async (_, avoided, recipes, about) => {
    sessionStorage.setItem('avoiding', JSON.stringify(avoided));
    write(note());
    const { user, calls } = open(recipes);
    const notes = within(await screen.findByRole('region', { name: 'What you were told' }));
    expect(notes.getByText(/^You were told: no milk, by the chef, /)).toBeDefined();
    expect(notes.getByText(about)).toBeDefined();
    await user.click(notes.getByRole('button', { name: 'Delete this note' }));
    expect(screen.queryByRole('region', { name: 'What you were told' })).toBeNull();
    expect(sessionStorage.getItem('told')).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});
