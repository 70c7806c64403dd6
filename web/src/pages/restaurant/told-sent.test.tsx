import type { ClientInput } from '@clearplate/contract/define-contract';
import type { Api } from '@clearplate/contract/api';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildUser } from '../../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = ['Stew', 'Curry'].map((name) => buildDish({ name, facts: buildFacts({}) }));
const [stew, curry] = dishes.map(({ id }) => id) as [number, number];
const restaurant = dishes[0]!.restaurant_id;
const responses: Responses = {
  getRestaurant: [buildRestaurantDetail({ id: restaurant })],
  getRestaurantMenu: { recipes: dishes },
  getDish: [dishes[0]!],
  getDishHistory: { items: [], next: undefined },
};
const note = (answer: string, about: readonly number[], given: object = {}) => ({
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: about,
  answer,
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const profile = {
  eaters: [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }],
};
const store = (...notes: object[]) => JSON.stringify(notes);

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

describe('on the page of a dish', () => {
  it('warns of what somebody was told that it contains', async () => {
    sessionStorage.setItem('told', store(note('yes', [stew])));
    renderPage(`/dish/${stew}`, { responses });
    expect((await screen.findAllByText(/^You were told: contains milk, by the chef, /)).length).toBe(1);
    expect(screen.getAllByText(/^Contains milk/).length).toBeGreaterThan(0);
  });

  it('shows any other answer beside the verdict, which stays as it is', async () => {
    sessionStorage.setItem('told', store(note('no', [stew]), note('yes', [curry])));
    renderPage(`/dish/${stew}`, { responses });
    expect(await screen.findByText(/^You were told: no milk, by the chef, /)).toBeDefined();
    expect(screen.queryByText(/contains milk/i)).toBeNull();
    expect(screen.getAllByText(/Milk: not verified/).length).toBeGreaterThan(0);
    expectNoPromise();
  });
});

it('warns in the cart', async () => {
  localStorage.setItem('told', store(note('yes', [stew])));
  const line = buildCartLine({ dish_id: stew, dish_name: 'Stew', facts: buildFacts({}), facts_seen: buildFacts({}) });
  renderPage('/cart', {
    session: 'user',
    responses: {
      getCart: [buildCartGroup([line], { restaurant_id: restaurant })],
      getProfile: profile,
    },
  });
  expect(await screen.findByText(/^Contains milk/)).toBeDefined();
});

describe('on the page of a dish, a note', () => {
  const openDish = async (given: Responses, ...notes: object[]) => {
    sessionStorage.setItem('told', store(...notes));
    const view = renderPage(`/dish/${stew}`, { responses: { ...responses, ...given } });
    await view.user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Send it to the restaurant' })) };
  };

  it('is sent of all its dishes, by their names on the menu', async () => {
    const { user, dialog, calls } = await openDish({ sendGuestAnswer: { ok: true } }, note('no', [stew, curry]));
    expect(await dialog.findByText('Stew, Curry')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText('Sent. Thank you.')).toBeDefined();
    expect(calls.find(({ name }) => name === 'sendGuestAnswer')?.body).toMatchObject({ dishes: [stew, curry] });
  });

  it('isn’t sent while the menu can’t say which dishes those are', async () => {
    const { dialog } = await openDish({ getRestaurantMenu: failsWith('unavailable') }, note('yes', [stew]));
    expect(await dialog.findByText('The menu could not be loaded.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'I agree: send it' })).toBeNull();
  });

  it('isn’t sent of dishes that the menu doesn’t have any more', async () => {
    const { dialog } = await openDish({ getRestaurantMenu: { recipes: [] } }, note('yes', [stew]));
    expect(await dialog.findByText('Its dishes aren’t on the menu any more.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'I agree: send it' })).toBeNull();
  });
});

describe('a note', () => {
  async function openNote(answer: string, about: readonly number[], given: Responses = {}, session?: 'user') {
    (session ? localStorage : sessionStorage).setItem('told', store(note(answer, about)));
    const view = renderPage(`/restaurant/${restaurant}/ask`, {
      ...(session && { session }),
      responses: { ...responses, ...given },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send it to the restaurant' }));
    const sent = (name: string) => view.calls.filter((call) => call.name === name);
    return { ...view, dialog, sent };
  }

  it('goes to the restaurant as a question, once somebody agrees to what they see', async () => {
    const { user, dialog, sent } = await openNote('no', [stew, curry], { sendGuestAnswer: { ok: true } });
    expect(dialog.getByText(/^A guest was told by the chef, .*: no milk\. Is it so\?$/)).toBeDefined();
    expect(dialog.getByText('Stew, Curry')).toBeDefined();
    expect(sent('sendGuestAnswer')).toEqual([]);
    expect(dialog.queryByRole('heading', { name: 'Warn everybody' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText('Sent. Thank you.')).toBeDefined();
    const [call] = sent('sendGuestAnswer');
    const { told_on, ...body } = call!.body as ClientInput<Api['sendGuestAnswer']>['body'];
    expect(told_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body).toEqual({
      agreed: true,
      kind: 'whether',
      answer: 'no',
      by: 'chef',
      allergens: ['milk'],
      dishes: [stew, curry],
    });
  });

  it('says so if it couldn’t be sent', async () => {
    const { user, dialog } = await openNote('no', [stew, curry], { sendGuestAnswer: failsWith('rate_limited', 60) });
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.queryByText('Sent. Thank you.')).toBeNull();
  });

  it('about some of a question’s dishes leaves the others to be asked', async () => {
    sessionStorage.setItem('told', store(note('yes', [stew])));
    const { user } = renderPage(`/restaurant/${restaurant}/ask`, { responses });
    const first = within(await screen.findByRole('list', { name: 'Ask first' })).getAllByRole('article')[0]!;
    expect(within(first).getByRole('heading', { name: 'Is there milk in the Curry?' })).toBeDefined();
    await user.click(within(first).getByRole('button', { name: 'No' }));
    await user.click(within(first).getByRole('button', { name: 'the server' }));
    const stored = JSON.parse(sessionStorage.getItem('told') ?? '[]') as { answer: string; dishes: number[] }[];
    expect(stored.map(({ answer, dishes: about }) => [answer, about])).toEqual([
      ['yes', [stew]],
      ['no', [curry]],
    ]);
  });

  it('that warns is reported of the dishes that somebody ticks, and of no other', async () => {
    const { user, dialog, sent } = await openNote(
      'yes',
      [stew, curry],
      {
        getUser: buildUser({ email_confirmed: true }),
        getProfile: profile,
        reportDish: {
          id: 1,
          dish_id: curry,
          dish_name: 'Curry',
          kind: 'told',
          state: 'open',
          reported_at: new Date().toISOString(),
          allergens: [],
          answer: null,
          answered_at: null,
          words: '',
        },
      },
      'user',
    );
    const report = await dialog.findByRole('button', { name: 'Report it' });
    expect((report as HTMLButtonElement).disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Curry' }));
    await user.click(report);
    expect(await dialog.findByText('Reported of one dish. Thank you.')).toBeDefined();
    expect(sent('reportDish').map(({ params, body }) => [params['id'], body])).toEqual([
      [String(curry), { kind: 'told', allergens: ['milk'] }],
    ]);
  });
});

describe('a question that nobody could answer', () => {
  const openAsked = async (given: Responses) => {
    sessionStorage.setItem('told', store(note('unknown', [stew, curry])));
    const view = renderPage(`/restaurant/${restaurant}/ask`, { responses: { ...responses, ...given } });
    await view.user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell the restaurant that you asked' }));
    const sent = (call: string) => view.calls.filter((one) => one.name === call).map(({ body }) => body);
    return { ...view, dialog, sent };
  };
  const stored = () => (JSON.parse(sessionStorage.getItem('told') ?? '[]') as { sent?: string }[])[0]?.sent;

  it('goes to the restaurant once somebody agrees to what they see, and is taken back by them', async () => {
    const { user, dialog, sent } = await openAsked({
      sendGuestQuestion: { ok: true },
      withdrawGuestQuestion: { ok: true },
    });
    expect(dialog.getByText(/^A guest asked on .*, and nobody could say: is there milk in it\?$/)).toBeDefined();
    expect(dialog.getByText('Stew, Curry')).toBeDefined();
    expect(dialog.getByRole('alert').childElementCount).toBe(0);
    expect(dialog.queryByRole('heading', { name: 'Warn everybody' })).toBeNull();
    expect(sent('sendGuestQuestion')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText('Sent. Thank you.')).toBeDefined();
    const [body] = sent('sendGuestQuestion') as [ClientInput<Api['sendGuestQuestion']>['body']];
    const { asked_on, key, ...rest } = body;
    expect(asked_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rest).toEqual({ agreed: true, kind: 'whether', allergens: ['milk'], dishes: [stew, curry] });
    expect(stored()).toBe(key);
    // Deleting the note would delete the key as well.
    expect(screen.queryByText('Delete this note')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'I agree: send it' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await dialog.findByText('Taken back.')).toBeDefined();
    expect(sent('withdrawGuestQuestion')).toEqual([{ key }]);
    expect(stored()).toBeUndefined();
    expect(screen.getAllByText('Delete this note').length).toBeGreaterThan(0);
    // If it is sent again, it is a new question.
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText('Sent. Thank you.')).toBeDefined();
    expect(stored()).not.toBe(key);
  });

  it('takes no note away that was made while it was sent', async () => {
    const { user, dialog } = await openAsked({ sendGuestQuestion: { ok: true } });
    const warning = { ...(JSON.parse(store(note('yes', [stew]))) as object[])[0], kind: 'may_contain' };
    sessionStorage.setItem(
      'told',
      JSON.stringify([...(JSON.parse(sessionStorage.getItem('told') ?? '[]') as object[]), warning]),
    );
    await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
    expect(await dialog.findByText('Sent. Thank you.')).toBeDefined();
    expect(JSON.parse(sessionStorage.getItem('told') ?? '[]')).toHaveLength(2);
  });

  it('is the same one at a second press, if the first couldn’t be sent', async () => {
    const { user, dialog, sent } = await openAsked({ sendGuestQuestion: failsWith('unavailable') });
    for (const _ of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'I agree: send it' }));
      expect(await dialog.findByText(/^It may have been sent/)).toBeDefined();
    }
    const [one, other] = sent('sendGuestQuestion') as { key: string }[];
    expect(one?.key).toBe(other?.key);
    expect(stored()).toBeUndefined();
  });
});

it('says what stands in the way of a report, such as an earlier one', async () => {
  localStorage.setItem('told', store(note('yes', [stew])));
  const { user } = renderPage(`/restaurant/${restaurant}/ask`, {
    session: 'user',
    responses: {
      ...responses,
      getUser: buildUser({ email_confirmed: true }),
      getProfile: profile,
      reportDish: failsWith('conflict'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send it to the restaurant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send it to the restaurant' }));
  await user.click(await dialog.findByRole('button', { name: 'Report it' }));
  expect(await dialog.findByText('It was not reported: fake conflict.')).toBeDefined();
});
