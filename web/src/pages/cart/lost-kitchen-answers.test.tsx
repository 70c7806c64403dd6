import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { rememberSent } from '../../../test/kitchen-order-builders.ts';

it('says beside each line, and before ordering, that what was ticked can’t be loaded where its code can’t', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  vi.doMock('../../features/kitchen-orders/kitchen-answers.tsx', () => Promise.reject(new Error('No such file')));
  const anew = await import('../../../test/render-page.tsx');
  rememberSent();
  const { user } = anew.renderPage('/cart', {
    session: 'user',
    responses: {
      getProfile: { eaters: [{ name: 'Ann', avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }] },
      getCart: [buildCartGroup([buildCartLine()])],
    },
  });
  const lost = 'What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.';
  const line = (await screen.findByText(lost)).closest('article')!;
  expect(within(line).getByRole('heading', { level: 3, name: 'Soup' })).toBeDefined();
  await user.click(await screen.findByRole('link', { name: /^Order at DoorDash/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you order at DoorDash' }));
  expect(dialog.getByText(`Soup: ${lost}`)).toBeDefined();
});
