import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfWhichDishes } from './of-which-dishes.tsx';

const [soup, rice] = [
  { id: 1, name: 'Soup' },
  { id: 2, name: 'Rice' },
] as const;

it.each([
  ['is warned of with the others', true, 'Soup, Rice, Pie'],
  ['was not asked about, and isn’t said to be without', false, 'Soup, Rice'],
])('what the menu adds meanwhile %s', (_, isWarning, ticked) => {
  const show = (dishes: readonly { id: number; name: string }[]) => (
    <OfWhichDishes dishes={dishes} isWarning={isWarning}>
      {(some) => <output>{some.map(({ name }) => name).join(', ')}</output>}
    </OfWhichDishes>
  );
  const { rerender } = render(show([soup, rice]));
  expect(screen.getByRole('status').textContent).toBe('Soup, Rice');
  rerender(show([soup, rice, { id: 3, name: 'Pie' }]));
  expect(screen.getByRole('status').textContent).toBe(ticked);
});
