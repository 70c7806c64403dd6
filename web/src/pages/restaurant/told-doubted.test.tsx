import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const stew = buildDish({ name: 'Stew', facts: buildFacts({}, { crossContactStatedAt: null }) });
const rice = buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
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
const open = (address: string) =>
  renderPage(address, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes: [stew, rice] },
      getDish: [rice],
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
const row = async () => (await screen.findByRole('link', { name: 'Rice' })).closest('article')!;

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

it('leads from the dish to where its answer is noted', async () => {
  sessionStorage.setItem('told', JSON.stringify([note]));
  open(`/dish/${rice.id}`);
  const notes = within(await screen.findByRole('list', { name: 'What you were told' }));
  expect(notes.getByRole('link', { name: 'Ask the waiter' }).getAttribute('href')).toBe(
    `/restaurant/${restaurant}/ask`,
  );
});
