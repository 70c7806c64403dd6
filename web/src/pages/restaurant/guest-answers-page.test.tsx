import type { GuestAnswer } from '@clearplate/contract/guest-answers';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const fries = buildMenuDish({ id: 1, name: 'Fries' });
const tacos = buildMenuDish({ id: 2, name: 'Tacos' });
const satay = buildMenuDish({
  id: 3,
  name: 'Satay',
  statements: [buildStatement({ allergen: 'peanuts', level: 'contains' })],
});
const answer = (given: Partial<GuestAnswer> = {}): GuestAnswer => ({
  id: 9,
  kind: 'whether',
  answer: 'no',
  by: 'chef',
  told_on: '2026-11-22',
  allergens: ['peanuts'],
  dishes: [1, 2, 3, 99],
  sent_at: '2026-11-22T19:40:00.000Z',
  ...given,
});

async function open(given: Partial<GuestAnswer> = {}, responses: Responses = {}) {
  let isSettled = false;
  const view = renderPage('/restaurant/1/guest-answers', {
    session: 'r_admin',
    responses: {
      listGuestAnswers: () => ({ items: isSettled ? [] : [answer(given)], next: undefined }),
      getMenuForEditing: buildEditableMenu([fries, tacos, satay]),
      saveMenu: buildEditableMenu([fries, tacos, satay], { version: 'v2' }),
      settleGuestAnswer: () => {
        isSettled = true;
        return { ok: true };
      },
      ...responses,
    },
  });
  const card = within(await screen.findByRole('article'));
  const sent = (name: string) => view.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...view, card, sent };
}

describe('what a guest was told', () => {
  it('is shown with what one press would state of which dishes, and is stated by it', async () => {
    const { user, card, sent, calls } = await open();
    expect(card.getByRole('heading').textContent).toBe(
      'A guest was told by the chef, November 22, 2026: no peanut. Is it so?',
    );
    expect(card.getByText('This will be stated of 2 dishes, dated today: no peanut')).toBeDefined();
    expect(card.queryByRole('checkbox', { name: 'Satay' })).toBeNull();
    expect(card.getByText(/^Your menu warns of it/)).toBeDefined();
    await user.click(card.getByRole('checkbox', { name: 'Tacos' }));
    expect(card.getByText('This will be stated of one dish, dated today: no peanut')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'It is so: state it' }));
    expect(await screen.findByText(/^No guest has asked/)).toBeDefined();
    expect(sent('saveMenu')).toEqual([{ dishes: [{ id: 1, statements: [{ allergen: 'peanuts', level: 'absent' }] }] }]);
    expect(calls.find(({ name }) => name === 'saveMenu')?.ifMatch).toBe(buildEditableMenu([]).version);
    expect(sent('settleGuestAnswer')).toEqual([{ outcome: 'stated' }]);
    expectNoPromise();
  });

  it.each([
    ['It is not so', 'not_so'],
    ['Dismiss', 'dismissed'],
  ])('states nothing for “%s”', async (name, outcome) => {
    const { user, card, sent } = await open();
    await user.click(card.getByRole('button', { name }));
    expect(await screen.findByText(/^No guest has asked/)).toBeDefined();
    expect(sent('settleGuestAnswer')).toEqual([{ outcome }]);
    expect(sent('saveMenu')).toEqual([]);
  });

  it('that warns of several dishes is stated of those alone that somebody ticks', async () => {
    const { user, card, sent } = await open({ answer: 'yes', allergens: ['peanuts', 'milk'], dishes: [1, 2] });
    const press = card.getByRole<HTMLButtonElement>('button', { name: 'It is so: state it' });
    expect(press.disabled).toBe(true);
    await user.click(card.getByRole('checkbox', { name: 'milk' }));
    await user.click(card.getByRole('checkbox', { name: 'Fries' }));
    await user.click(press);
    expect(await screen.findByText(/^No guest has asked/)).toBeDefined();
    expect(sent('saveMenu')).toEqual([{ dishes: [{ id: 1, statements: [{ allergen: 'milk', level: 'contains' }] }] }]);
  });

  it('about what is fried together asks first whether nothing else leaves traces', async () => {
    const { user, card, sent } = await open({ kind: 'shared_equipment', dishes: [1] });
    const press = card.getByRole<HTMLButtonElement>('button', { name: 'It is so: state it' });
    expect(press.disabled).toBe(true);
    await user.click(card.getByRole('checkbox', { name: /^Nothing else leaves traces/ }));
    await user.click(press);
    expect(await screen.findByText(/^No guest has asked/)).toBeDefined();
    expect(sent('saveMenu')).toEqual([{ dishes: [{ id: 1, cross_contact_stated: true }] }]);
  });

  it('is looked at again where somebody else changed the menu, and stays open', async () => {
    const { user, card, sent } = await open({}, { saveMenu: failsWith('precondition_failed') });
    await user.click(card.getByRole('button', { name: 'It is so: state it' }));
    expect(await card.findByText(/^Somebody else changed the menu/)).toBeDefined();
    expect(sent('settleGuestAnswer')).toEqual([]);
  });

  it('states nothing where a report came in that nobody here has seen', async () => {
    let asked = 0;
    const report = { allergen: 'peanuts', reported_at: '2026-11-23T09:00:00.000Z' } as const;
    const reported = deriveFacts({ ...nothingKnown, name: 'Fries', reaction_reports: [report] }) as typeof fries.facts;
    const { user, card, sent } = await open(
      { dishes: [1] },
      { getMenuForEditing: () => buildEditableMenu([(asked += 1) === 1 ? fries : { ...fries, facts: reported }]) },
    );
    await user.click(card.getByRole('button', { name: 'It is so: state it' }));
    expect(await card.findByText(/^Somebody else changed the menu/)).toBeDefined();
    expect(card.getByText(/^Your menu warns of it/)).toBeDefined();
    expect([sent('saveMenu'), sent('settleGuestAnswer')]).toEqual([[], []]);
  });

  it('ticks no dish beforehand that has changed since', async () => {
    const changed = { ...fries, ingredients_changed_at: '2026-11-22T20:00:00.000Z' };
    const { card } = await open({ dishes: [1] }, { getMenuForEditing: buildEditableMenu([changed]) });
    expect(card.getByText('The dish has changed since then: look twice.')).toBeDefined();
    expect(card.getByRole<HTMLInputElement>('checkbox', { name: 'Fries' }).checked).toBe(false);
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'It is so: state it' }).disabled).toBe(true);
  });

  it.each([
    ['unavailable', /^It was stated of these dishes. The question could not be closed/],
    ['conflict', /^It was stated of these dishes, but somebody else had settled the question otherwise/],
  ] as const)('says that it was stated where only the settling fails: %s', async (code, said) => {
    const { user, card, sent } = await open({}, { settleGuestAnswer: failsWith(code) });
    await user.click(card.getByRole('button', { name: 'It is so: state it' }));
    expect(await card.findByText(said)).toBeDefined();
    expect(sent('saveMenu')).toHaveLength(1);
  });

  it('says so where its dishes have left the menu', async () => {
    const { card } = await open({ dishes: [99] });
    expect(card.getByText('The dishes that it is about are no longer on the menu.')).toBeDefined();
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'It is so: state it' }).disabled).toBe(true);
  });
});
