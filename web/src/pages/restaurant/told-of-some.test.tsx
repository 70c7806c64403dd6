import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const noTraces = { crossContactStatedAt: null };
const dishes = ['Stew', 'Curry', 'Pie'].map((name) => buildDish({ name, facts: buildFacts({}, noTraces) }));
const [stew, curry, pie] = dishes.map(({ id }) => id);
const restaurant = dishes[0]!.restaurant_id;

const open = (recipes = dishes, address = `/restaurant/${restaurant}/ask`) =>
  renderPage(address, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes },
    },
  });
const stored = () => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Record<string, unknown>[];
const asked = async (question: string | RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name: question, hidden: true })).closest('article')!);
const milk = 'Is there milk in any of these dishes?';

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

describe('“yes” about several dishes', () => {
  it('takes two taps, and warns of all of them where nobody says of which', async () => {
    const { user } = open();
    const form = await asked(milk);
    await user.click(form.getByRole('button', { name: 'Yes' }));
    expect(await form.findAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toEqual([expect.objectContaining({ answer: 'yes', dishes: [stew, curry, pie] })]);
    expect(await screen.findByText('Every dish on this menu conflicts with what you avoid.')).toBeDefined();
  });

  it('can be noted of some: the others stay unanswered until more is said of them', async () => {
    const { user } = open();
    const form = await asked(milk);
    await user.click(form.getByRole('button', { name: 'Yes' }));
    await user.click(form.getByRole('button', { name: 'Untick all' }));
    expect(form.getByText('0 of 3 dishes')).toBeDefined();
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'the chef' }).disabled).toBe(true);
    await user.click(form.getByRole('checkbox', { name: 'Curry' }));
    expect(form.getByText('1 of 3 dishes')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toEqual([expect.objectContaining({ answer: 'yes', dishes: [curry] })]);
    const left = await asked(milk);
    expect(left.getByText('Not answered yet: Stew and Pie')).toBeDefined();
    // The pressed button is gone, and the focus moves to what replaces it.
    expect(document.activeElement).toBe(left.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByText(/told, not stated/)).toBeNull();
    await user.click(left.getByRole('button', { name: 'No' }));
    expect(left.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(left.getByRole('button', { name: 'the chef' }));
    expect(stored().map(({ answer, dishes: about }) => [answer, about])).toEqual([
      ['yes', [curry]],
      ['no', [stew, pie]],
    ]);
    expect(await screen.findByText('2 told, not stated')).toBeDefined();
  });

  it('names the dishes of each note where the question stays', async () => {
    const { user } = open();
    const oil = await asked(/^Is anything with milk fried/);
    await user.click(oil.getByRole('button', { name: 'Yes', hidden: true }));
    await user.click(oil.getByRole('checkbox', { name: 'Pie', hidden: true }));
    await user.click(oil.getByRole('button', { name: 'the chef', hidden: true }));
    expect(oil.getByText(/^You were told: shares oil, pans or surfaces with milk, .*: Stew and Curry$/)).toBeDefined();
    expect(oil.getByText('Not answered yet: Pie')).toBeDefined();
    await user.click(oil.getByRole('button', { name: 'Yes', hidden: true }));
    // A single dish needs no tick.
    expect(oil.queryByRole('checkbox', { hidden: true })).toBeNull();
    await user.click(oil.getByRole('button', { name: 'the server', hidden: true }));
    expect(stored().map(({ by, dishes: about }) => [by, about])).toEqual([
      ['chef', [stew, curry]],
      ['server', [pie]],
    ]);
  });

  it('is “no” where traces can be kept out of some', async () => {
    const { user } = open(dishes.map((dish) => ({ ...dish, facts: buildFacts({ mayContain: ['milk'] }) })));
    const form = await asked('Can you keep traces of milk out?');
    await user.click(form.getByRole('button', { name: 'Yes' }));
    await user.click(await form.findByRole('checkbox', { name: 'Curry' }));
    await user.click(form.getByRole('button', { name: 'No' }));
    // The ticks of another answer aren't kept.
    expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await user.click(form.getByRole('checkbox', { name: 'Stew' }));
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toEqual([expect.objectContaining({ kind: 'may_contain', answer: 'no', dishes: [curry, pie] })]);
    expect(form.getByText('Not answered yet: Stew')).toBeDefined();
  });

  it('isn’t noted until it is told who said it, and says so; the ticks are folded, so that this stays at hand', async () => {
    const { user } = open();
    const form = await asked(milk);
    expect(form.queryByText('Not noted yet: say who said it.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Yes' }));
    expect(form.getByText('Not noted yet: say who said it.')).toBeDefined();
    expect(form.getByText('All 3 dishes. Only some of them?').closest('details')?.open).toBe(false);
    expect(stored()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toHaveLength(1);
    expect(screen.queryByText('Not noted yet: say who said it.')).toBeNull();
  });
});

describe('any other answer about several dishes', () => {
  it.each([
    ['No', 'no'],
    ['They couldn’t say', 'unknown'],
  ])('“%s” can be noted of some, and the others stay unanswered', async (name, answer) => {
    const { user } = open();
    const form = await asked(milk);
    await user.click(form.getByRole('button', { name }));
    await user.click(await form.findByRole('checkbox', { name: 'Curry' }));
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toEqual([expect.objectContaining({ answer, dishes: [stew, pie] })]);
    expect((await asked(milk)).getByText('Not answered yet: Curry')).toBeDefined();
  });

  it('takes two taps where it was said of all', async () => {
    const { user } = open();
    const form = await asked(milk);
    await user.click(form.getByRole('button', { name: 'No' }));
    expect(await form.findAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await user.click(form.getByRole('button', { name: 'the chef' }));
    expect(stored()).toEqual([expect.objectContaining({ answer: 'no', dishes: [stew, curry, pie] })]);
    expect(await screen.findByText('3 told, not stated')).toBeDefined();
  });
});

describe('“yes” about oil or pans', () => {
  const rice = buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
  const note = (given: object = {}) => ({
    restaurant,
    kind: 'shared_equipment',
    things: ['milk'],
    dishes: [stew],
    answer: 'yes',
    by: 'chef',
    at: new Date(Date.now() - 3_600_000).toISOString(),
    ...given,
  });
  const row = async () => (await screen.findByRole('link', { name: 'Rice' })).closest('article')!;

  it.each([
    ['where nothing was said of it', []],
    ['also where it was said of this dish that it shares none', [note({ dishes: [rice.id], answer: 'no' })]],
  ])('is asked again of a dish that is stated to be without traces, whose verdict stays, %s', async (_, beside) => {
    const { unmount } = open([...dishes, rice], `/restaurant/${restaurant}`);
    expect((await row()).textContent).not.toContain('about traces');
    unmount();
    sessionStorage.setItem('told', JSON.stringify([note(), ...beside]));
    open([...dishes, rice], `/restaurant/${restaurant}`);
    await waitFor(async () =>
      expect((await row()).textContent).toContain('whether it shares oil or pans, as others do'),
    );
    expect((await row()).dataset['verdict']).toBe('none_declared');
  });

  it.each([
    ['at another restaurant', [note({ restaurant: restaurant + 1 })]],
    ['of something else', [note({ things: ['egg'] })]],
  ])('changes nothing of it %s', async (_, notes) => {
    sessionStorage.setItem('told', JSON.stringify(notes));
    open([...dishes, rice], `/restaurant/${restaurant}`);
    expect((await row()).textContent).not.toContain('about traces');
  });

  it('is said on the page of such a dish, with a button to delete it', async () => {
    sessionStorage.setItem('told', JSON.stringify([note()]));
    const { user } = renderPage(`/dish/${rice.id}`, { responses: { getDish: [rice] } });
    const notes = within(await screen.findByRole('list', { name: 'What you were told' }));
    expect(notes.getByText(/^You were told: shares oil, pans or surfaces with milk, by the chef/)).toBeDefined();
    expect(notes.getByText('That was said of other dishes here. Ask whether it is so for this one.')).toBeDefined();
    expect(screen.queryByText(/No traces either/)).toBeNull();
    await user.click(await notes.findByRole('button', { name: 'Delete this note' }));
    expect(await screen.findByText(/No traces either/)).toBeDefined();
  });
});
