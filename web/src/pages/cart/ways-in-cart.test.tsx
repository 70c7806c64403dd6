import type { CartLine } from '@clearplate/contract/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartLine } from '../../../test/cart-builders.ts';
import { at, findLine, showing, withSesame } from '../../../test/cart-scene.tsx';

const way = { name: 'Without tahini', leaves_out: ['Tahini'], adds: [], state: 'same' as const };
const plain = buildCartLine({ facts: withSesame, dish_price: 10 });
const made = (given: Partial<CartLine> = {}) => buildCartLine({ dish_price: 11, quantity: 2, variant: way, ...given });

it('shows a dish and the way to make it as two lines, each with its own verdict and price', async () => {
  showing([plain, made()]);
  const line = within(await findLine('Soup, Without tahini'));
  expect(line.getByText('WITHOUT Tahini')).toBeVisible();
  expect(line.getByText('2 × $11.00 = $22.00')).toBeVisible();
  expect(line.queryByText(/Contains sesame/)).toBeNull();
  expect(line.getByRole('link', { name: 'Soup, Without tahini' })).toHaveAttribute('href', '/dish/4?way=Without+tahini');
  expect(within(await findLine('Soup')).getByText(/Contains sesame|contains sesame/)).toBeVisible();
  expect(screen.getByText('WITHOUT Tahini: 2 × Soup (“Without tahini”)')).toBeVisible();
});

it('changes the quantity of the way alone', async () => {
  const sent: object[] = [];
  const addToCart = ({ body }: { body: { dish_id: number; quantity: number } }) => {
    sent.push(body);
    return { dish_id: body.dish_id, quantity: body.quantity };
  };
  showing([plain, made()], { addToCart });
  const line = within(await findLine('Soup, Without tahini'));
  await userEvent.click(line.getByRole('button', { name: 'One more Soup, Without tahini' }));
  await screen.findByText('Cart updated!');
  expect(sent).toEqual([{ dish_id: 4, variant: 'Without tahini', quantity: 3 }]);
  expect(within(await findLine('Soup')).getByRole('status')).toHaveTextContent('1');
});

it('says loudly that a way isn’t what was chosen, and takes the new one when its person has looked', async () => {
  const seen: object[] = [];
  const facts = buildFacts({});
  const line = made({
    variant: { ...way, adds: ['Cashew cream'], state: 'changed' },
    facts,
    changes: [{ at, changes: [{ kind: 'variant_changed', name: way.name }] }],
  });
  showing([line], {
    markCartLineSeen: (input: { body: object }) => {
      seen.push(input.body);
      return { ok: true };
    },
  });
  const notice = within(
    await screen.findByRole('group', { name: 'Soup, Without tahini: Worse than when you added it' }),
  );
  expect(notice.getByText(/isn’t what you chose any more/)).toBeVisible();
  expect(screen.getByText('WITHOUT Tahini · ADD Cashew cream')).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'OK, keep it in the cart' }));
  await screen.findByText('Cart updated!');
  expect(seen).toEqual([{ shown: '7.test', variant: 'Without tahini' }]);
});

it('keeps a way that is no longer offered, and says that the dish may come as it is', async () => {
  showing([made({ is_removed: true, facts: withSesame, variant: { ...way, state: 'withdrawn' } })]);
  const notice = await screen.findByRole('group', { name: 'Soup, Without tahini: No longer offered this way' });
  expect(notice).toHaveTextContent('may get it as it comes');
  expect(screen.getByText('Can’t be ordered')).toBeVisible();
  expect(screen.queryByText(/WITHOUT Tahini: 2 × Soup/)).toBeNull();
});
