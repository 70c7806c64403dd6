import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCartLine } from '../../../test/cart-builders.ts';
import { findLine, findOrder, showing } from '../../../test/cart-scene.tsx';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import {
  buildOrder as order,
  buildOrderLine as line,
  rememberSent as sent,
} from '../../../test/kitchen-order-builders.ts';
import { forgetOrder } from '../../features/kitchen-orders/stored-orders.ts';

const soup = buildCartLine();
const rice = buildCartLine({ dish_id: 5, dish_name: 'Rice' });
const open = (readKitchenOrder: NonNullable<Responses['readKitchenOrder']>, lines = [soup, rice]) =>
  showing(lines, { readKitchenOrder });
const saidOf = async (name = 'Soup') => within(await findLine(name)).queryByText(/kitchen (?:can’t|says|ticked)/);
const cannot = /^The kitchen can’t make it so \(JM, .*\)\. Choose something else\.$/;
const lost = 'What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.';
const dialogOf = async ({ user }: ReturnType<typeof showing>) => {
  await user.click(await findOrder());
  return within(await screen.findByRole('dialog', { name: 'Before you order at DoorDash' }));
};

it('says beside its line, with initials and time, what a kitchen can’t make, and again before ordering', async () => {
  sent();
  const page = open(order([line(['seen', 'cannot'])]));
  await screen.findByText(cannot);
  expect((await saidOf())?.textContent).toMatch(cannot);
  expect((await saidOf())?.closest('[role=alert]')).not.toBeNull();
  expect(await saidOf('Rice')).toBeNull();
  const dialog = await dialogOf(page);
  expect(dialog.getByText(/^Soup: The kitchen can’t make it so \(JM, .*\)\. Choose something else\.$/)).toBeDefined();
  expect(dialog.getByText(/^Take this dish out, or ask/)).toBeDefined();
  expect(dialog.queryByText(/^Rice/)).toBeNull();
  expect(await dialog.findByRole('link', { name: /^Continue to DoorDash anyway/ })).toBeDefined();
});

it('says it also before an order is copied', async () => {
  sent();
  const { user } = open(order([line(['cannot'])]));
  await screen.findByText(cannot);
  await user.click(screen.getByRole('button', { name: 'Copy my order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy my order' }));
  expect(dialog.getByText(/^The kitchen can’t make it so/).textContent).toMatch(/^Soup The kitchen/);
  expect(dialog.queryByText('Rice')).toBeNull();
});

it.each([
  ['amber where nobody’s traces are dangerous', 'ask', 'cross_contact', /Choose something else, or ask\.$/],
  ['red where they are', 'dangerous', 'avoid', /dangerous to somebody who eats: choose something else\.$/],
] as const)('says that traces are possible: %s', async (_, need, verdict, words) => {
  sent();
  const page = open(order([line(['separate', 'traces'])], need));
  const said = await screen.findByText(/^The kitchen says that traces are possible \(JM/);
  expect(said.textContent).toMatch(words);
  expect(said.closest('div')!.className).toContain(`verdict--${verdict}`);
  expect((await dialogOf(page)).getByText(/^Soup: The kitchen says that traces are possible/)).toBeDefined();
});

it('never says anything good of a line, whatever was ticked', async () => {
  sent();
  const { calls } = open(order([line(['seen', 'separate'])]));
  await waitFor(() => expect(calls.some(({ name }) => name === 'readKitchenOrder')).toBe(true));
  await waitFor(async () => expect((await findOrder()).getAttribute('aria-haspopup')).toBeNull());
  expect(await saidOf()).toBeNull();
  expect(screen.queryByText(/Separate pan|JM/)).toBeNull();
});

it('tells a way to make a dish from the dish as it comes', async () => {
  sent({ dishes: [{ id: 4 }, { id: 4, way: 'w1' }] });
  const variant = { id: 'w1', name: 'No nuts', leaves_out: ['nuts'], adds: [], uses: [], used: [] } as const;
  const made = buildCartLine({
    variant: { ...variant, leaves_out: ['nuts'], adds: [], uses: [], used: [], state: 'same' },
  });
  open(order([line(['separate']), line(['cannot'])]), [soup, made]);
  await screen.findByText(cannot);
  expect(await saidOf('Soup, No nuts')).not.toBeNull();
  expect(await saidOf('Soup')).toBeNull();
});

it('is about every dish there where a card was sent, and names the person by number', async () => {
  sent({ dishes: [] });
  open(order([line(['cannot'], { dish: null })]));
  expect((await screen.findAllByText(/^Your card, person 1: The kitchen can’t make it so/)).length).toBe(2);
});

it('says nothing of another restaurant’s order, nor asks for it', async () => {
  sent({ restaurantId: 2 });
  const { calls } = open(order([line(['cannot'])]));
  await findLine();
  expect(await saidOf()).toBeNull();
  expect(calls.some(({ name }) => name === 'readKitchenOrder')).toBe(false);
});

it('says nothing of a card that another kitchen has', async () => {
  const other = 'e'.repeat(43);
  sent();
  sent({ restaurantId: 2, dishes: [], dinerToken: other });
  const card = order([line(['cannot'], { dish: null })]);
  const { calls } = open(({ body: { token } }) => (token === other ? card : order([line(['traces'])])));
  await screen.findByText(/^The kitchen says that traces are possible/);
  expect(screen.queryByText(/can’t make it so/)).toBeNull();
  expect(calls.some(({ body }) => JSON.stringify(body)?.includes(other))).toBe(false);
});

it('says beside the line, and before ordering, that what was ticked can’t be loaded', async () => {
  sent();
  const page = open(noNetwork);
  await screen.findByText(lost);
  expect((await saidOf())?.textContent).toBe(lost);
  expect(await saidOf('Rice')).toBeNull();
  const dialog = await dialogOf(page);
  expect(dialog.getByText(`Soup: ${lost}`)).toBeDefined();
  expect(await dialog.findByText(/^We couldn’t check your cart again/)).toBeDefined();
});

it('goes on warning of what was ticked before the network went, and says that more may be missing', async () => {
  sent();
  let answer: KitchenOrder | typeof noNetwork = order([line(['cannot'])]);
  open(() => answer);
  await screen.findByText(cannot);
  answer = noNetwork;
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText(lost);
  expect(within(await findLine()).getByText(cannot)).toBeDefined();
});

it('ends with its order, which is asked for no more', async () => {
  sent();
  let answer: KitchenOrder | ReturnType<typeof failsWith> = order([line(['cannot'])]);
  const { calls } = open(() => answer);
  await screen.findByText(cannot);
  answer = failsWith('gone');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await saidOf()).toBeNull());
  const asked = calls.filter(({ name }) => name === 'readKitchenOrder').length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'getCart').length).toBeGreaterThan(2));
  expect(calls.filter(({ name }) => name === 'readKitchenOrder')).toHaveLength(asked);
});

it('lets nobody go on to order before what was ticked is known', async () => {
  sent();
  const dialog = await dialogOf(open(neverAnswers));
  expect(dialog.getByText('Checking your cart again…')).toBeDefined();
  expect(dialog.queryByRole('link', { name: /^Continue/ })).toBeNull();
});

const later = 'e'.repeat(43);
const traces = /^The kitchen says that traces are possible/;

it('shows what one order says while another is slow, and lets nobody go on before both are known', async () => {
  sent();
  sent({ dinerToken: later });
  const page = open(({ body: { token } }) => (token === later ? neverAnswers : order([line(['traces'])])));
  await screen.findByText(traces);
  expect((await dialogOf(page)).getByText('Checking your cart again…')).toBeDefined();
});

it('goes on saying what was ticked when another order is sent, or withdrawn', async () => {
  sent();
  open(({ body: { token } }) => (token === later ? neverAnswers : order([line(['cannot'])])));
  await screen.findByText(cannot);
  act(() => sent({ dinerToken: later }));
  expect(screen.getByText(cannot)).toBeDefined();
  act(() => forgetOrder(later));
  expect(screen.getByText(cannot)).toBeDefined();
});

it.each([
  ['knows it still for who comes back', 'traces', 1],
  ['asks again before who comes back can order, though nothing was against it', 'separate', 0],
] as const)('%s', async (_, mark, count) => {
  sent();
  let answer: KitchenOrder | typeof neverAnswers = order([line([mark])]);
  const page = open(() => answer);
  await waitFor(async () => expect((await findOrder()).getAttribute('aria-haspopup')).toBe(count ? 'dialog' : null));
  await waitFor(() => expect(page.calls.some(({ name }) => name === 'readKitchenOrder')).toBe(true));
  answer = neverAnswers;
  await page.user.click(screen.getByRole('link', { name: 'Note for the kitchen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Order at DoorDash/ })).toBeNull());
  await page.user.click(await screen.findByRole('link', { name: /Your Cart/ }));
  const dialog = await dialogOf(page);
  expect(screen.queryAllByText(traces)).toHaveLength(count);
  expect(dialog.getByText('Checking your cart again…')).toBeDefined();
});

it('keeps nothing of an order that was withdrawn', async () => {
  sent();
  let answer: KitchenOrder | typeof neverAnswers = order([line(['cannot'])]);
  open(() => answer);
  await screen.findByText(cannot);
  answer = neverAnswers;
  act(() => forgetOrder('d'.repeat(43)));
  expect(await saidOf()).toBeNull();
  act(() => sent());
  expect(await saidOf()).toBeNull();
});

it('leaves a dialog open when an order is sent or ends meanwhile', async () => {
  const { user } = open(order([line(['cannot'])]));
  await findOrder();
  await user.click(screen.getByRole('button', { name: 'Copy my order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy my order' });
  act(() => sent());
  await within(dialog).findByText(cannot);
  act(() => forgetOrder('d'.repeat(43)));
  expect(within(dialog).queryByText(cannot)).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Copy my order' })).toBe(dialog);
});
