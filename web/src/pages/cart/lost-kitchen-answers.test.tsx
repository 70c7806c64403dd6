import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { buildOrder, buildOrderLine, rememberSent } from '../../../test/kitchen-order-builders.ts';

const lost = 'What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.';
const loading = 'Loading what the kitchen ticked…';
const cannot = /The kitchen can’t make it so \(JM, .*\)\. Choose something else\.$/;

/** Opens a page whose code for the kitchen's ticks arrives as the test says. */
async function open(path: string, code: Promise<unknown>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  vi.doMock('../../features/kitchen-orders/kitchen-answers.tsx', async (load) => {
    await code;
    return load();
  });
  const anew = await import('../../../test/render-page.tsx');
  rememberSent();
  return anew.renderPage(path, {
    session: 'user',
    responses: {
      getProfile: { eaters: [{ name: 'Ann', avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }] },
      getCart: [buildCartGroup([buildCartLine()])],
      getDish: [buildDish({ id: 4, name: 'Soup', restaurant_id: 1, facts: buildFacts({ absent: ['milk'] }) })],
      readKitchenOrder: buildOrder([buildOrderLine(['cannot'])]),
    },
  });
}

const noFile = () => {
  const code = Promise.reject(new Error('No such file'));
  code.catch(() => undefined);
  return code;
};
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('says beside each line, and before ordering, that what was ticked can’t be loaded where its code can’t', async () => {
  const { user } = await open('/cart', noFile());
  const line = (await screen.findByText(lost)).closest('article')!;
  expect(within(line).getByRole('heading', { level: 3, name: 'Soup' })).toBeDefined();
  await user.click(await screen.findByRole('link', { name: /^Order at DoorDash/ }));
  const dialog = await findDialog('Before you order at DoorDash');
  expect(dialog.getByText(`Soup: ${lost}`)).toBeDefined();
});

it('never says that there is nothing to ask while its code loads, and says what was ticked once it is there', async () => {
  const code = Promise.withResolvers<void>();
  const { user } = await open('/cart', code.promise);
  await user.click(await screen.findByRole('link', { name: /^Order at DoorDash/ }));
  const dialog = await findDialog('Before you order at DoorDash');
  expect(await dialog.findByText(/^We couldn’t check your cart again/)).toBeDefined();
  expect(dialog.getByRole('link', { name: /^Continue to DoorDash anyway/ })).toBeDefined();
  expect(dialog.queryByText(/^There is nothing to ask/)).toBeNull();
  code.resolve();
  expect(await dialog.findByText(cannot)).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Before you order at DoorDash' })).toBeDefined();
});

it('says before an order is copied that the ticks are on their way, and then what they are', async () => {
  const code = Promise.withResolvers<void>();
  const { user } = await open('/cart', code.promise);
  await user.click(await screen.findByRole('button', { name: 'Copy my order' }));
  const dialog = await findDialog('Copy my order');
  expect(dialog.getByText(loading)).toBeDefined();
  code.resolve();
  expect(await dialog.findByText(cannot)).toBeDefined();
  expect(dialog.queryByText(loading)).toBeNull();
});

it('doesn’t wait for its code for ever', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('/cart', Promise.withResolvers<void>().promise);
  await screen.findByRole('link', { name: /^Order at DoorDash/ });
  await vi.advanceTimersByTimeAsync(8000);
  expect(await screen.findByText(lost)).toBeDefined();
});

it('says on a dish’s page that the ticks are on their way, and then what they are', async () => {
  const code = Promise.withResolvers<void>();
  await open('/dish/4', code.promise);
  expect(await screen.findByText(loading)).toBeDefined();
  code.resolve();
  expect(await screen.findByText(cannot)).toBeDefined();
  expect(screen.queryByText(loading)).toBeNull();
});

it('says on a dish’s page that they can’t be loaded where its code can’t', async () => {
  await open('/dish/4', noFile());
  expect(await screen.findByText(lost)).toBeDefined();
});
