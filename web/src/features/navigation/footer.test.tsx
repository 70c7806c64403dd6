import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Footer } from './footer.tsx';

test('brings into view what opens in it', () => {
  render(
    <Footer>
      <details data-testid="legend">
        <summary>What the marks mean</summary>
      </details>
    </Footer>,
    { wrapper: MemoryRouter },
  );
  const legend = screen.getByTestId<HTMLDetailsElement>('legend');
  const scroll = vi.spyOn(legend, 'scrollIntoView').mockReturnValue();
  legend.open = true;
  fireEvent(legend, new Event('toggle'));
  expect(scroll).toHaveBeenCalled();
});
