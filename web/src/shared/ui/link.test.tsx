import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

function Whereabouts() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/dish/1?from=a" state={{ name: 'Curry' }} {...props}>
        Curry
      </Link>
      <Whereabouts />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Curry' });
}

test('goes to its page within the app, and takes along what it is given', () => {
  const link = renderLink();
  expect(link).toHaveProperty('pathname', '/dish/1');
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/dish/1?from=a {"name":"Curry"}');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves another tab or window to the browser: %o',
  (how) => {
    const link = renderLink();
    expect(fireEvent.click(link, how)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('/ null');
  },
);

test('stays where whoever placed it has done something else', () => {
  fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }));
  expect(screen.getByRole('status').textContent).toBe('/ null');
});

test('starts the app anew where it is asked to', () => {
  const pressed = vi.fn<() => void>();
  expect(fireEvent.click(renderLink({ reloadDocument: true, onClick: pressed }))).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('/ null');
});
