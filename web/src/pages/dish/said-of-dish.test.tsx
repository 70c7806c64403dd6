import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildOrder, buildOrderLine, rememberSent } from '../../../test/kitchen-order-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dish = buildDish({ id: 4, name: 'Soup', restaurant_id: 1, facts: buildFacts({ absent: ['milk'] }) });
const open = (readKitchenOrder?: Responses['readKitchenOrder']) =>
  renderPage('/dish/4', { responses: { getDish: [dish], ...(readKitchenOrder && { readKitchenOrder }) } });
const findDish = () => screen.findByRole('heading', { level: 1, name: 'Soup' });

it('says on a dish’s page what its kitchen can’t make, also if it was ordered another way, and leaves its verdict', async () => {
  sessionStorage.setItem('avoiding', '["milk"]');
  rememberSent({ dishes: [{ id: 4, way: 'w1' }] });
  open(buildOrder([buildOrderLine(['cannot'])]));
  expect(await screen.findByText(/^The kitchen can’t make it so \(JM, .*\)\. Choose something else\.$/)).toBeDefined();
  expect((await screen.findByRole('region', { name: 'Verdict' })).textContent).toMatch(/^Restaurant says: no milk/);
});

it('says traces are dangerous where they are to somebody who eats now', async () => {
  sessionStorage.setItem('avoiding', JSON.stringify([{ allergen: 'milk', strictness: 'dangerous' }]));
  rememberSent();
  open(buildOrder([buildOrderLine(['traces'])], 'ask'));
  expect((await screen.findByText(/^The kitchen says that traces are possible/)).textContent).toMatch(
    /dangerous to somebody who eats: choose something else\.$/,
  );
});

it('says that what was ticked can’t be loaded', async () => {
  rememberSent();
  open(noNetwork);
  expect(await screen.findByText(/^What the kitchen ticked about it can’t be loaded/)).toBeDefined();
});

it.each([
  ['good of it', 4, ['seen', 'separate']],
  ['of another dish', 5, ['cannot']],
] as const)('says nothing %s', async (_, id, marks) => {
  rememberSent({ dishes: [{ id }] });
  const { calls } = open(buildOrder([buildOrderLine(marks)]));
  await findDish();
  await waitFor(() => expect(calls.some(({ name }) => name === 'readKitchenOrder')).toBe(true));
  await findDish();
  expect(screen.queryByText(/kitchen (?:can’t|says|ticked)|JM/)).toBeNull();
});

it('asks for nothing where no kitchen has an order', async () => {
  const { calls } = open();
  await findDish();
  expect(calls.some(({ name }) => name === 'readKitchenOrder')).toBe(false);
});

it('names the way that was ordered where the tick was about one', async () => {
  rememberSent({ dishes: [{ id: 4, way: 'w1' }] });
  const variant = { name: 'No nuts', leaves_out: ['nuts'], adds: [] } as const;
  const line = buildOrderLine(['cannot'], {
    dish: { name: 'Soup', quantity: 1, variant: { ...variant, leaves_out: ['nuts'], adds: [] } },
  });
  open(buildOrder([line]));
  expect(await screen.findByText(/^Ordered as “No nuts”: The kitchen can’t make it so/)).toBeDefined();
});

it('says nothing of what is ticked elsewhere, nor waits for it', async () => {
  rememberSent({ restaurantId: 12 });
  open();
  await findDish();
  expect(screen.queryByText(/what the kitchen ticked/i)).toBeNull();
});
