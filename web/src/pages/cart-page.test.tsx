import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

test('says that the cart is empty', async () => {
  renderPage('/cart');
  await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
  expect(screen.getByText('You have no items in your cart, start adding some!')).toBeDefined();
});
