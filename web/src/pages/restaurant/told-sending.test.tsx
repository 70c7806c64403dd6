import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const stew = buildDish({ name: 'Stew', facts: buildFacts({}) });
const restaurant = stew.restaurant_id;
const responses: Responses = {
  getRestaurant: [buildRestaurantDetail({ id: restaurant })],
  getRestaurantMenu: { recipes: [stew] },
  getDish: [stew],
  getDishHistory: { items: [], next: undefined },
};
const question = {
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: [stew.id],
  answer: 'unknown',
  by: 'chef',
};

beforeEach(() => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  sessionStorage.setItem('avoiding', '["milk"]');
  sessionStorage.setItem('told', JSON.stringify([{ ...question, at }]));
});

const openDialog = async (given: Responses) => {
  const view = renderPage(`/restaurant/${restaurant}/ask`, { responses: { ...responses, ...given } });
  await view.user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell the restaurant that you asked' }));
  const sent = (call: string) => view.calls.filter(({ name }) => name === call).map(({ body }) => body);
  return { ...view, dialog, sent };
};
const noted = () => (JSON.parse(sessionStorage.getItem('told') ?? '[]') as { sent?: string; sending?: string }[])[0];

describe('a question of which nobody knows whether it was sent', () => {
  it('can be taken back, and is the same one after a reload', async () => {
    const lost = { sendGuestQuestion: noNetwork, withdrawGuestQuestion: { ok: true } } as const;
    const { user, dialog, sent, unmount } = await openDialog(lost);
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText(/^It may have been sent/)).toBeDefined();
    const [first] = sent('sendGuestQuestion') as { key: string }[];
    expect(noted()).toMatchObject({ sending: first?.key });
    // Deleting it would remove the key as well.
    expect(screen.queryByText('Delete this note')).toBeNull();
    unmount();
    const again = await openDialog(lost);
    await again.user.click(again.dialog.getByRole('button', { name: 'I agree: send it' }));
    await waitFor(() => expect(again.sent('sendGuestQuestion')).toMatchObject([{ key: first?.key }]));
    await again.user.click(await again.dialog.findByRole('button', { name: 'Take it back' }));
    expect(await again.dialog.findByText('Taken back.')).toBeDefined();
    expect(again.sent('withdrawGuestQuestion')).toEqual([{ key: first?.key }]);
    expect([noted()?.sent, noted()?.sending]).toEqual([undefined, undefined]);
  });

  it('is none where the server refused it', async () => {
    const { user, dialog } = await openDialog({ sendGuestQuestion: failsWith('rate_limited', 60) });
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText(/^Nothing was sent/)).toBeDefined();
    expect(dialog.queryByText(/^It may have been sent/)).toBeNull();
    expect(noted()?.sending).toBeUndefined();
  });
});
