import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { seenOfDishes } from '@clearplate/domain/verdict/told-of-dish';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const stew = buildDish({ name: 'Stew', facts: buildFacts({}, { crossContactStatedAt: null }) });
const rice = buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
// Nobody said whether there is milk in it, but it is stated to have no traces.
const greens = buildDish({ name: 'Greens', facts: buildFacts({}) });
const restaurant = stew.restaurant_id;
const note = {
  restaurant,
  kind: 'shared_equipment',
  things: ['milk'],
  dishes: [stew.id],
  answer: 'yes',
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
};
const open = (address: string, recipes = [stew, rice]) =>
  renderPage(address, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes },
      getDish: recipes.slice(1),
    },
  });
const stored = () => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Record<string, unknown>[];
const oil = async () =>
  within(
    (await screen.findByRole('heading', { level: 3, name: /^Is anything with milk fried/, hidden: true })).closest(
      'article',
    )!,
  );
const dishesOf = (question: Awaited<ReturnType<typeof oil>>) =>
  question.getAllByRole('link', { hidden: true }).map((one) => one.textContent);
const row = async (name = 'Rice') => (await screen.findByRole('link', { name })).closest('article')!;

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

it('asks of the oil only what isn’t stated, as long as nothing was told', async () => {
  open(`/restaurant/${restaurant}/ask`);
  expect(dishesOf(await oil())).toEqual(['Stew']);
});

it.each([
  ['No', 'none_declared', false],
  ['Yes', 'cross_contact', true],
])('has a place for the answer of a dish that others put in doubt: %s', async (answer, verdict, isWarned) => {
  sessionStorage.setItem('told', JSON.stringify([note]));
  const { user, unmount } = open(`/restaurant/${restaurant}/ask`);
  const question = await oil();
  expect(dishesOf(question)).toEqual(['Stew', 'Rice']);
  expect(question.getByText('Not answered yet: Rice')).toBeDefined();
  await user.click(question.getByRole('button', { name: answer, hidden: true }));
  await user.click(question.getByRole('button', { name: 'the server', hidden: true }));
  expect(stored().map(({ answer: said, dishes }) => [said, dishes])).toEqual([
    ['yes', [stew.id]],
    [answer.toLowerCase(), [rice.id]],
  ]);
  // The note is shown below its question.
  expect((await oil()).getByText(/^You were told: .*, by the server, .*: Rice$/)).toBeDefined();
  unmount();

  const menu = open(`/restaurant/${restaurant}`);
  await waitFor(async () => expect((await row()).dataset['verdict']).toBe(verdict));
  // No note removes the question about its traces, but a warning says more.
  expect((await row()).textContent?.includes('shares oil or pans')).toBe(!isWarned);
  expect((await row()).textContent?.includes('Told, not stated')).toBe(false);
  menu.unmount();
  open(`/dish/${rice.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Rice' });
  await waitFor(() => expect(screen.queryAllByText(/^Traces possible: milk/).length > 0).toBe(isWarned));
});

it('is asked of a dish that isn’t verified, and brings its mark back', async () => {
  const no = { ...note, kind: 'whether', answer: 'no', dishes: [greens.id], seen: seenOfDishes([greens]) };
  const write = (...notes: object[]) => sessionStorage.setItem('told', JSON.stringify(notes));
  const isMarked = async () => {
    const menu = open(`/restaurant/${restaurant}`, [stew, greens]);
    await waitFor(async () => expect((await row('Greens')).dataset['verdict']).toBe('not_verified'));
    const text = (await row('Greens')).textContent ?? '';
    menu.unmount();
    return text.includes('Told, not stated');
  };
  write(no);
  expect(await isMarked()).toBe(true);
  write(no, note);
  expect(await isMarked()).toBe(false);
  const { user, unmount } = open(`/restaurant/${restaurant}/ask`, [stew, greens]);
  const question = await oil();
  expect(dishesOf(question)).toEqual(['Stew', 'Greens']);
  expect(question.getByText('Not answered yet: Greens')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'No', hidden: true }));
  await user.click(question.getByRole('button', { name: 'the server', hidden: true }));
  unmount();
  expect(await isMarked()).toBe(true);
});

it('leads from the dish to where its answer is noted', async () => {
  sessionStorage.setItem('told', JSON.stringify([note]));
  open(`/dish/${rice.id}`);
  const notes = within(await screen.findByRole('list', { name: 'What you were told' }));
  expect(notes.getByRole('link', { name: 'Ask the waiter' }).getAttribute('href')).toBe(
    `/restaurant/${restaurant}/ask`,
  );
});
