import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

test('in development, every verdict is shown in both themes', async () => {
  const { container } = renderPage('/styleguide');
  await screen.findByRole('heading', { level: 1, name: 'Styleguide' });
  for (const verdict of ['avoid', 'not_verified', 'cross_contact', 'none_declared'])
    expect(container.querySelectorAll(`.styleguide__theme .verdict--${verdict}`).length).toBeGreaterThan(1);
  expect(screen.getAllByRole('button', { name: 'One more Crispy spring rolls' })).toHaveLength(4);
});
