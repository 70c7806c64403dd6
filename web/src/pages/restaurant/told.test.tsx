import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = ['Stew', 'Curry'].map((name) => buildDish({ name, facts: buildFacts({}) }));
const responses: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: dishes } };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const told = (at: string, answer = 'yes') =>
  JSON.stringify([
    { restaurant: 1, kind: 'whether', things: ['milk'], dishes: [dishes[0]!.id], answer, by: 'chef', at },
  ]);

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

it('notes an answer with two taps, counts it apart, and takes it back', async () => {
  const { user, calls } = renderPage('/restaurant/1/ask', { responses });
  const first = within(await screen.findByRole('list', { name: 'Ask first' })).getAllByRole('article')[0]!;
  await user.click(within(first).getByRole('button', { name: 'No' }));
  await user.click(await within(first).findByRole('button', { name: 'the chef' }));
  expect(within(first).getByText(/^You were told: no milk, by the chef, /)).toBeDefined();
  expect(await screen.findByText('2 told, not stated')).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  expectNoPromise();
  await user.click(within(first).getByRole('button', { name: 'Delete this note' }));
  expect(screen.queryByText(/told, not stated/)).toBeNull();
  expect(sessionStorage.getItem('told')).toBeNull();
});

it('moves a dish that was told to contain it among those to avoid, and no other', async () => {
  sessionStorage.setItem('told', told(hoursAgo(1)));
  renderPage('/restaurant/1', { responses });
  expect(await screen.findByText(/1 not verified/)).toBeDefined();
  expect(screen.getAllByText(/1 to avoid/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Stew' })).toBeNull();
});

it.each([
  ['a good answer', told(hoursAgo(1), 'no')],
  ['an answer of more than twelve hours ago', told(hoursAgo(12.1))],
  ['something else', '[{"restaurant":1,"kind":"whether"}]'],
])('changes nothing on the menu for %s', async (_, stored) => {
  sessionStorage.setItem('told', stored);
  renderPage('/restaurant/1', { responses });
  expect(await screen.findByText(/2 not verified/)).toBeDefined();
  expect(screen.queryByText(/[1-9]\d* said to be without/)).toBeNull();
  expect(screen.queryByText(/[1-9]\d* to avoid/)).toBeNull();
  expect(sessionStorage.getItem('told')).toBe(stored.includes('"no"') ? stored : null);
});

it('ends after twelve hours while the page stays open, and leaves the store', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date('2026-11-22T19:40:00Z'));
  sessionStorage.setItem('told', told('2026-11-22T07:42:00.000Z'));
  renderPage('/restaurant/1', { responses });
  expect((await screen.findAllByText(/1 to avoid/)).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getAllByText(/1 to avoid/).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await waitFor(() => expect(screen.queryByText(/1 to avoid/)).toBeNull());
  expect(sessionStorage.getItem('told')).toBeNull();
});

it('puts a question off that nobody could answer: it is still open, clears nothing, and can be answered later', async () => {
  sessionStorage.setItem('avoiding', '[{"allergen":"milk","strictness":"dangerous"}]');
  // Nothing is stated about traces, so each dish needs two answers.
  const recipes = dishes.map((dish) => ({ ...dish, facts: buildFacts({}, { crossContactStatedAt: null }) }));
  const { user } = renderPage('/restaurant/1/ask', { responses: { ...responses, getRestaurantMenu: { recipes } } });
  const list = within(await screen.findByRole('list', { name: 'Ask first' }));
  const before = list.getAllByRole('heading').map((one) => one.textContent);
  expect(before.length).toBeGreaterThan(1);
  const at = (place: number) =>
    within(
      list
        .getAllByRole('listitem')
        .filter((one) => one.matches('ol > li'))
        .at(place)!,
    );
  await user.click(at(0).getByRole('button', { name: 'They couldn’t say' }));
  await user.click(at(0).getByRole('button', { name: 'the server' }));
  expect(list.getAllByRole('heading').map((one) => one.textContent)).toEqual([...before.slice(1), before[0]]);
  expect(at(-1).getByText('Still open: nobody could say')).toBeDefined();
  expect(
    at(-1).getByText(
      /^You were told: they couldn’t say whether anything with milk shares its oil, pans or surfaces, by the server/,
    ),
  ).toBeDefined();
  expect(at(-1).getByRole('button', { name: 'Delete this note' })).toBe(document.activeElement);
  expect(at(-1).queryByRole('button', { name: 'They couldn’t say' })).toBeNull();
  expect(screen.queryByText(/told, not stated/)).toBeNull();
  expectNoPromise();
  // Other answers don't settle the dishes either.
  await user.click(at(0).getByRole('button', { name: 'No' }));
  await user.click(at(0).getByRole('button', { name: 'the chef' }));
  expect(screen.queryByText(/told, not stated/)).toBeNull();
  // Once somebody knows the answer, it is noted in its place.
  await user.click(at(-1).getByRole('button', { name: 'No' }));
  await user.click(at(-1).getByRole('button', { name: 'the chef' }));
  expect(list.getAllByRole('heading').map((one) => one.textContent)).toEqual(before);
  expect(screen.queryByText(/^Still open/)).toBeNull();
  expect(screen.getByText('2 told, not stated')).toBeDefined();
});

it('says above the first questions what holds also once each of them is answered, and moves nothing then', async () => {
  const { user } = renderPage('/restaurant/1/ask', { responses });
  const list = within(await screen.findByRole('list', { name: 'Ask first' }));
  const said = 'What settles most comes first. Ask at the table, or call before you go.';
  const intro = screen.getByText(said);
  const asked = list.getAllByRole('article');
  for (const article of asked) {
    await user.click(within(article).getByRole('button', { name: 'No' }));
    await user.click(within(article).getByRole('button', { name: 'the chef' }));
  }
  expect(list.getAllByText(/^You were told: /)).toHaveLength(asked.length);
  expect(list.getAllByRole('article')).toEqual(asked);
  expect(intro.isConnected).toBe(true);
  expect(intro.textContent).toBe(said);
});

it('asks it again tomorrow', async () => {
  const both = dishes.map(({ id }) => id);
  const note = { ...(JSON.parse(told(hoursAgo(12.1), 'unknown')) as object[])[0], dishes: both };
  sessionStorage.setItem('told', JSON.stringify([note]));
  renderPage('/restaurant/1/ask', { responses });
  await screen.findByRole('list', { name: 'Ask first' });
  expect(screen.queryByText(/^Still open/)).toBeNull();
});

it('asks again about a dish that nobody was asked about', async () => {
  sessionStorage.setItem('told', told(hoursAgo(1), 'unknown'));
  renderPage('/restaurant/1/ask', { responses });
  expect(await screen.findByText('Not answered yet: Curry')).toBeDefined();
  expect(screen.queryByText(/^Still open/)).toBeNull();
});
