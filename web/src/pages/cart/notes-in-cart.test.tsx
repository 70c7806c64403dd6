import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCartLine } from '../../../test/cart-builders.ts';
import { findLine, showing, withSesame } from '../../../test/cart-scene.tsx';

const note = (given: object = {}) => ({
  restaurant: 1,
  kind: 'whether',
  things: ['sesame'],
  dishes: [4],
  answer: 'yes',
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const write = (...notes: object[]) => localStorage.setItem('told', JSON.stringify(notes));

beforeEach(() => {
  localStorage.removeItem('told');
  sessionStorage.removeItem('told');
});

const agreeAndSend = async (user: ReturnType<typeof showing>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Let the kitchen answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let the kitchen answer' }));
  await user.click(dialog.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(dialog.getByRole('button', { name: 'Send and show the code' }));
  return dialog;
};

describe('a dish in the cart', () => {
  it('has what was told of it, and loses the warning with its note', async () => {
    write(note(), note({ dishes: [5], things: ['milk'] }));
    const { user } = showing([buildCartLine()]);
    const line = await findLine();
    expect(line.textContent).toContain('Avoid');
    const notes = within(line).getByRole('list', { name: 'What you were told' });
    expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
    expect(notes.textContent).toMatch(/You were told: contains sesame, by the chef/);
    await user.click(within(notes).getByRole('button', { name: 'Delete this note' }));
    await waitFor(async () => expect((await findLine()).textContent).not.toContain('Avoid'));
    expect(document.activeElement).not.toBe(document.body);
    expect(localStorage.getItem('told')).toContain('milk');
  });

  it('asks in the words of what was said of other dishes, and says so', async () => {
    write(note({ kind: 'shared_equipment', dishes: [5] }));
    showing([buildCartLine()]);
    const line = await findLine();
    expect(line.textContent).toContain('Ask whether it shares oil or pans, as others do');
    expect(line.textContent).toContain('That was said of other dishes here.');
  });

  it('says of what a guest noted of other dishes only that it was noted', async () => {
    sessionStorage.setItem('told', JSON.stringify([note({ kind: 'shared_equipment', dishes: [5] })]));
    showing([buildCartLine()]);
    const line = await findLine();
    expect(line.textContent).toContain('Ask whether it shares oil or pans, as was noted of others');
    expect(line.textContent).not.toContain('as others do');
    expect(line.textContent).not.toMatch(/told/i);
  });

  it('warns its kitchen by what a guest noted, and only of foods of those who eat', async () => {
    sessionStorage.setItem('told', JSON.stringify([note({ things: ['sesame', 'fish'] })]));
    const { user, calls } = showing([buildCartLine()], {
      sendKitchenOrder: { kitchen_token: 'k', diner_token: 'd', expires_at: new Date().toISOString() },
    });
    const dialog = await agreeAndSend(user);
    expect(dialog.getByText('Warning for Person 2 (Ben): this dish has or may have: Sesame')).toBeDefined();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('sendKitchenOrder'));
    const body = calls.find(({ name }) => name === 'sendKitchenOrder')?.body as { dishes: { warned: unknown }[] };
    expect(body.dishes.map(({ warned }) => warned)).toEqual([[{ person: 1, food: 0 }]]);
    expect(JSON.stringify(body)).not.toMatch(/fish|told|noted/);
  });

  it('is sent to its kitchen with what warns of it, by numbers and without a name', async () => {
    write(note({ dishes: [5], things: ['milk'] }));
    const dishes = [buildCartLine({ facts: withSesame }), buildCartLine({ dish_id: 5, dish_name: 'Stew' })];
    const { user, calls } = showing([...dishes, buildCartLine({ dish_id: 6, dish_name: 'Rice' })], {
      sendKitchenOrder: { kitchen_token: 'k', diner_token: 'd', expires_at: new Date().toISOString() },
    });
    const dialog = await agreeAndSend(user);
    expect(dialog.getByText('Warning for Person 2 (Ben): this dish has or may have: Sesame')).toBeDefined();
    expect(dialog.getByText('Warning for Person 1 (Ann): this dish has or may have: Milk')).toBeDefined();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('sendKitchenOrder'));
    const body = calls.find(({ name }) => name === 'sendKitchenOrder')?.body as { dishes: { warned: unknown }[] };
    expect(body.dishes.map(({ warned }) => warned)).toEqual([[{ person: 1, food: 0 }], [{ person: 0, food: 0 }], []]);
    expect(JSON.stringify(body)).not.toMatch(/Ann|Ben/);
  });

  it('warns its kitchen of nothing for whoever doesn’t eat it, and shows that it sees nothing of them', async () => {
    const { user, calls } = showing([buildCartLine({ facts: withSesame })], {
      sendKitchenOrder: { kitchen_token: 'k', diner_token: 'd', expires_at: new Date().toISOString() },
    });
    await user.click(await screen.findByRole('button', { name: 'Let the kitchen answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Let the kitchen answer' }));
    const whatIsSeen = dialog.getByRole('region', { name: /^This is what the kitchen will see/ });
    expect(within(whatIsSeen).getByText('Sesame: ask about traces')).toBeDefined();
    await user.selectOptions(dialog.getByLabelText('Soup is for'), 'Person 1 (Ann)');
    expect(dialog.queryByText(/^Warning for/)).toBeNull();
    expect(within(whatIsSeen).queryByText(/^Sesame/)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: /^I agree/ }));
    await user.click(dialog.getByRole('button', { name: 'Send and show the code' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('sendKitchenOrder'));
    const body = calls.find(({ name }) => name === 'sendKitchenOrder')?.body;
    expect(body).toMatchObject({ dishes: [{ for: [0], warned: [] }] });
  });
});
