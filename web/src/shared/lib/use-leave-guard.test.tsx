import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

const guarded = vi.fn<(name: string) => void>();

function Editor({ active }: { active: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(active);
  const { pathname } = useLocation();
  return (
    <>
      <p role="status">{`${pathname} ${isAsking ? 'asks' : 'rests'}`}</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <a href="#below">Below</a>
      <a href="https://example.com/">Another site</a>
      <a href="/file.csv" download>
        A file
      </a>
      <a href="/tab" target="_blank">
        Another tab
      </a>
      <button onClick={stay}>Stay</button>
      <button onClick={leave}>Leave</button>
    </>
  );
}

const open = (active: boolean) => {
  const page = (isActive: boolean) => (
    <MemoryRouter initialEntries={['/menu']}>
      <Editor active={isActive} />
    </MemoryRouter>
  );
  const view = render(page(active));
  return { user: userEvent.setup(), setActive: (isActive: boolean) => view.rerender(page(isActive)) };
};
const state = () => screen.getByRole('status').textContent;
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByText(name));

/** Closes the tab, and returns whether the browser would ask before that. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Goes back in the browser, and returns whether the router hears of it. */
function goBack(): boolean {
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: -1 } })));
  window.removeEventListener('popstate', heard);
  return heard.mock.calls.length > 0;
}

beforeEach(() => {
  guarded.mockReset();
  const stop = new AbortController();
  // Following these for real would move the test's document away.
  const hold = (event: Event) => {
    const name = (event.target as Element).textContent.trim();
    if (!['Another site', 'A file', 'Another tab', 'Below'].includes(name)) return;
    guarded(name);
    event.preventDefault();
  };
  document.addEventListener('click', hold, { signal: stop.signal });
  return () => stop.abort();
});

describe('with something unsaved', () => {
  it('asks before a link is followed, and stays until somebody decides', async () => {
    const { user } = open(true);
    await press(user, 'Elsewhere');
    expect(state()).toBe('/menu asks');
    await press(user, 'Stay');
    expect(state()).toBe('/menu rests');
    await press(user, 'Elsewhere');
    await press(user, 'Leave');
    expect(state()).toBe('/elsewhere rests');
  });

  it.each(['Below', 'Another site', 'A file', 'Another tab'])('leaves a link to the browser: %s', async (name) => {
    const { user } = open(true);
    await press(user, name);
    expect(guarded).toHaveBeenCalledWith(name);
    expect(state()).toBe('/menu rests');
  });

  it('leaves a press with a key held down to the browser, which opens another tab', async () => {
    const { user } = open(true);
    const link = screen.getByText('Elsewhere');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(state()).toBe('/menu rests');
  });

  it('lets the browser ask before the tab is closed', () => {
    open(true);
    expect(asksBeforeClosing()).toBe(true);
  });
});

describe('once everything is saved', () => {
  it('asks nothing', async () => {
    const { user, setActive } = open(true);
    setActive(false);
    expect(asksBeforeClosing()).toBe(false);
    expect(goBack()).toBe(true);
    await press(user, 'Elsewhere');
    expect(state()).toBe('/elsewhere rests');
  });

  it('no longer asks what it asked before', async () => {
    const { user, setActive } = open(true);
    await press(user, 'Elsewhere');
    setActive(false);
    expect(state()).toBe('/menu rests');
  });
});
