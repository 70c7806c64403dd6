import type { DishHistoryEntry } from '@clearplate/contract/history';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dish = buildDish({ id: 4, name: 'Korma' });
const entry = (id: number, given: Partial<DishHistoryEntry> = {}): DishHistoryEntry => ({
  id,
  at: '2026-11-03T10:00:00.000Z',
  by: 'restaurant',
  changes: [
    { kind: 'allergen_stated', allergen: 'sesame', level: 'contains', source: 'restaurant', reason: null, was: null },
  ],
  ...given,
});

async function openHistory(history: NonNullable<Responses['getDishHistory']>) {
  const user = userEvent.setup();
  const { calls } = renderPage('/dish/4', { responses: { getDish: [dish], getDishHistory: history } });
  const summary = await screen.findByText('What changed about this dish');
  expect(calls.map(({ name }) => name)).not.toContain('getDishHistory');
  await user.click(summary);
  return { user, calls };
}

it('tells what changed, when and by whom, once it is opened', async () => {
  const shared = { allergen: 'fish', level: 'may_contain', source: 'kitchen', reason: 'shared fryer: Cod' } as const;
  await openHistory(
    pageOf([
      entry(9),
      entry(8, { by: 'kitchen', changes: [{ kind: 'allergen_stated', ...shared, was: null }] }),
      entry(7, { by: 'import', changes: [{ kind: 'created' }] }),
    ]),
  );
  const told = (await screen.findAllByText('3 Nov 2026')).map((day) => day.closest('li')?.textContent);
  expect(told).toEqual([
    '3 Nov 2026, by the restaurantSesame was added to this dish.',
    '3 Nov 2026, by a change in the kitchenShared equipment adds “May contain fish: shared fryer: Cod”.',
    '3 Nov 2026, by an importThe dish was added to the menu.',
  ]);
  expectNoPromise();
});

it('goes on where there is more', async () => {
  const { user, calls } = await openHistory(({ query }) =>
    query.cursor === undefined ? pageOf([entry(9)], 'next') : pageOf([entry(8)]),
  );
  await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() => expect(screen.getAllByText('Sesame was added to this dish.')).toHaveLength(2));
  expect(calls.at(-1)).toMatchObject({ name: 'getDishHistory', query: { cursor: 'next' } });
});

it('says that there is none', async () => {
  await openHistory(pageOf([]));
  expect(await screen.findByText('Nothing is on record yet.')).toBeDefined();
});

it('can be asked for again', async () => {
  await openHistory(failsWith('unavailable'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The history could not be loaded.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
});
