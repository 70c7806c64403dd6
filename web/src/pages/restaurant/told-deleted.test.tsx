import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dish = buildDish({ name: 'Stew', facts: buildFacts({}) });
const key = crypto.randomUUID();
const note = {
  restaurant: dish.restaurant_id,
  kind: 'whether',
  things: ['milk'],
  dishes: [dish.id],
  answer: 'unknown',
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
};
const both = 'Take it back and delete this note';

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

async function open(given: Responses, stored: object = { ...note, sent: key }) {
  sessionStorage.setItem('told', JSON.stringify([stored]));
  const view = renderPage(`/restaurant/${dish.restaurant_id}/ask`, {
    responses: {
      getRestaurant: [buildRestaurantDetail({ id: dish.restaurant_id })],
      getRestaurantMenu: { recipes: [dish] },
      ...given,
    },
  });
  const taken = () => view.calls.filter(({ name }) => name === 'withdrawGuestQuestion').map(({ body }) => body);
  const first = within(await screen.findByRole('list', { name: 'Ask first' }));
  return { ...view, taken, first };
}

describe('deleting the note of a question that was sent', () => {
  it('takes the question back first, by one press', async () => {
    const { user, taken, first } = await open({ withdrawGuestQuestion: { ok: true } });
    await user.click(await first.findByRole('button', { name: both }));
    expect(await screen.findByRole('button', { name: 'They couldn’t say' })).toBeDefined();
    expect(taken()).toEqual([{ key }]);
    expect(sessionStorage.getItem('told')).toBeNull();
    // The pressed button is gone, and the focus moves to what replaces it.
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('says so where it can’t be taken back, and keeps the note with its key', async () => {
    const { user, taken, first } = await open({ withdrawGuestQuestion: failsWith('unavailable') });
    for (const presses of [1, 2]) {
      await user.click(await first.findByRole('button', { name: both }));
      expect(
        await first.findByText(/^It was not taken back, and your note stays: Clearplate isn’t answering/),
      ).toBeDefined();
      expect(taken()).toHaveLength(presses);
    }
    expect(JSON.parse(sessionStorage.getItem('told') ?? '[]')).toEqual([{ ...note, sent: key }]);
  });

  it('is a matter of this device alone where nothing was sent', async () => {
    const { user, taken, first } = await open({}, note);
    expect(screen.queryByRole('button', { name: both })).toBeNull();
    await user.click(await first.findByRole('button', { name: 'Delete this note' }));
    expect(taken()).toEqual([]);
    expect(sessionStorage.getItem('told')).toBeNull();
  });
});
