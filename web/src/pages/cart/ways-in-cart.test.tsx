import type { CartLine } from '@clearplate/contract/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { failsWith } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { at, findLine, showing, withSesame } from '../../../test/cart-scene.tsx';

const way = { id: 'tahini', name: 'Without tahini', leaves_out: ['Tahini'], adds: [], state: 'same' as const };
const plain = buildCartLine({ facts: withSesame, dish_price: 10 });
const made = (given: Partial<CartLine> = {}) => buildCartLine({ dish_price: 11, quantity: 2, variant: way, ...given });

it('shows a dish and the way to make it as two lines, each with its own verdict and price', async () => {
  showing([plain, made()]);
  const line = await findLine('Soup, Without tahini');
  expect(line.textContent).toContain('Ask for it so: WITHOUT Tahini');
  expect(line.textContent).toContain('2 × $11.00 = $22.00');
  expect(line.textContent).not.toMatch(/contains sesame/i);
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/dish/4?way=tahini');
  expect((await findLine('Soup')).textContent).toMatch(/contains sesame/i);
  expect(screen.getByText('WITHOUT Tahini: 2 × Soup (“Without tahini”)')).toBeDefined();
});

it('changes the quantity of the way alone', async () => {
  const { user, calls } = showing([plain, made()], { addToCart: { dish_id: 4, quantity: 3 } });
  const line = within(await findLine('Soup, Without tahini'));
  await user.click(line.getByRole('button', { name: 'One more Soup, Without tahini' }));
  await screen.findByText('Cart updated!');
  const sent = calls.filter(({ name }) => name === 'addToCart').map(({ body }) => body);
  expect(sent).toEqual([{ dish_id: 4, variant: 'tahini', quantity: 3 }]);
  expect((await findLine('Soup')).textContent).not.toContain('3 ×');
});

it('takes the way out and leaves the dish as it comes', async () => {
  let lines = [plain, made()];
  const { user } = showing([], {
    getCart: () => [buildCartGroup(lines)],
    addToCart: () => {
      lines = [plain];
      return { dish_id: 4, quantity: 0 };
    },
  });
  await findLine('Soup, Without tahini');
  await user.click(screen.getByRole('button', { name: 'Remove Soup, Without tahini' }));
  expect(screen.queryByRole('heading', { name: 'Soup, Without tahini' })).toBeNull();
  expect(await findLine('Soup')).toBeDefined();
  expect(await screen.findByText('“Soup, Without tahini” was removed from the cart.')).toBeDefined();
});

it('says loudly that a way isn’t what was chosen, and takes the new one when its person has looked', async () => {
  const line = made({
    variant: { ...way, adds: ['Cashew cream'], state: 'changed' },
    facts: buildFacts({}),
    facts_seen: buildFacts({ absent: ['milk', 'sesame'] }),
    changes: [{ at, changes: [{ kind: 'variant_changed', name: way.name, way: way.id }] }],
  });
  const { user, calls } = showing([line], { markCartLineSeen: { ok: true } });
  const notice = within(
    await screen.findByRole('group', { name: 'Soup, Without tahini: Worse than when you added it' }),
  );
  expect(notice.getByText(/isn’t what you chose any more/)).toBeDefined();
  expect(screen.getByText('WITHOUT Tahini · ADD Cashew cream')).toBeDefined();
  await user.click(notice.getByRole('button', { name: 'OK, keep it in the cart' }));
  await screen.findByText('Cart updated!');
  expect(calls.filter(({ name }) => name === 'markCartLineSeen').map(({ body }) => body)).toEqual([
    { shown: '7.test', variant: 'tahini' },
  ]);
});

it('keeps a way that is no longer offered, and says that the dish may come as it is', async () => {
  showing([made({ is_removed: true, facts: withSesame, variant: { ...way, state: 'withdrawn' } })]);
  const notice = await screen.findByRole('group', { name: 'Soup, Without tahini: No longer offered this way' });
  expect(notice.textContent).toContain('may get it as it comes');
  expect(screen.getByText('Can’t be ordered')).toBeDefined();
  expect(screen.queryByText(/WITHOUT Tahini: 2 × Soup/)).toBeNull();
});

it('sends the kitchen the making that was agreed to, and asks again where the restaurant changed it meanwhile', async () => {
  let leaves_out = ['Tahini'];
  const { user, calls } = showing([], {
    getCart: () => [buildCartGroup([made({ variant: { ...way, leaves_out } })])],
    sendKitchenOrder: () => {
      leaves_out = ['Chives'];
      return failsWith('conflict');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Let the kitchen answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let the kitchen answer' }));
  expect(dialog.getByText(/^WITHOUT Tahini: 2 × Soup/)).toBeDefined();
  const agreement = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ });
  await user.click(agreement);
  await user.click(dialog.getByRole('button', { name: 'Send and show the code' }));
  expect(await dialog.findByText('Nothing was sent: fake conflict.')).toBeDefined();
  expect(await dialog.findByText(/^WITHOUT Chives: 2 × Soup/)).toBeDefined();
  expect(agreement.checked).toBe(false);
  const sent = calls.filter(({ name }) => name === 'sendKitchenOrder').map(({ body }) => body);
  expect(sent).toMatchObject([
    { dishes: [{ dish_id: 4, variant: { id: 'tahini', name: 'Without tahini', leaves_out: ['Tahini'], adds: [] } }] },
  ]);
});

it.each([
  ['Thai', 'th'],
  ['Burgers', 'es'],
])('begins an order for a kitchen of %s in the language that it probably reads', async (cuisine, language) => {
  const { user } = showing([made()], { getRestaurant: [buildRestaurantDetail({ cuisine })] });
  await user.click(await screen.findByRole('button', { name: 'Let the kitchen answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let the kitchen answer' }));
  const choice = dialog.getByLabelText<HTMLSelectElement>('Language of the kitchen');
  await waitFor(() => expect(choice.value).toBe(language));
  await user.selectOptions(choice, 'fr');
  expect(choice.value).toBe('fr');
});

it('says in Spanish what is left out where the menu’s word is an allergen’s name, and leaves the rest as it is written', async () => {
  speakSpanish(es);
  showing([made({ variant: { ...way, leaves_out: ['peanuts', 'Tahini'] } })]);
  const line = await findLine('Soup, Without tahini');
  speakEnglish();
  expect(line.textContent).toContain('Pídelo así: SIN maní (peanuts) · SIN Tahini');
});
