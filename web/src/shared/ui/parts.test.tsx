import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { FileButton } from './file-button.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';
import { PasswordField } from './password-field.tsx';
import { Picture } from './picture.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { UndoNote } from './undo-note.tsx';

const user = userEvent.setup();

describe('what could not be loaded', () => {
  const failed = (code: ApiError['code']) => new ApiError({ status: 0, code, message: 'internals of the server' });

  it.each([
    ['unavailable', /Clearplate isn’t answering/],
    ['forbidden', /Your account isn’t allowed to see this/],
    ['rate_limited', /a lot in a short time/],
  ] as const)('says why: %s', (code, reason) => {
    render(<ErrorState error={failed(code)} text="The dishes could not be loaded." />);
    expect(screen.getByRole('alert').textContent).toMatch(reason);
  });

  it('says nothing of what a server says to itself, and offers another try only where there is one', async () => {
    const retry = vi.fn<() => void>();
    const { rerender } = render(<ErrorState error={failed('internal')} text="The dishes could not be loaded." />);
    expect(screen.getByRole('alert').textContent).toBe('The dishes could not be loaded.');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<ErrorState error={failed('internal')} text="The dishes could not be loaded." onRetry={retry} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the end of a list', () => {
  const list = (given: Partial<LoadMoreProps> = {}, count = 2) => (
    <MemoryRouter>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>{`Dish ${index}`}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore
        isLoadingMore={false}
        loadMoreFailed={false}
        loadMore={() => {}}
        shown={`${count} dishes`}
        {...given}
      />
    </MemoryRouter>
  );

  it('never says that all is shown while there is more', () => {
    const { rerender } = render(list());
    expect(screen.getByRole('status').textContent).toBe('2 dishes shown');
    rerender(list({ hasMore: false }));
    expect(screen.getByRole('status').textContent).toBe('All 2 dishes shown');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that more could not be loaded, and tries again', async () => {
    const loadMore = vi.fn<() => void>();
    render(list({ loadMoreFailed: true, loadMore }));
    expect(screen.getByRole('status').textContent).toBe('2 dishes shown. More could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('leads whoever pressed on to the first that came', async () => {
    const { rerender } = render(list());
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(list({}, 4));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dish 2' }));
  });

  it('takes nobody’s focus who went elsewhere meanwhile', async () => {
    const { rerender } = render(list());
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    screen.getByRole('link', { name: 'Dish 0' }).focus();
    rerender(list({}, 4));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dish 0' }));
  });
});

describe('tabs', () => {
  function Example() {
    const [active, setActive] = useState<'a' | 'b' | 'c'>('a');
    const tabs = (['a', 'b', 'c'] as const).map((name) => ({ name, label: name.toUpperCase() }));
    return <Tabs label="Letters" tabs={tabs} active={active} onChange={setActive}>{`panel ${active}`}</Tabs>;
  }

  it.each([
    ['{ArrowRight}', 'B'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'A'],
    ['{ArrowLeft}', 'C'],
    ['{End}', 'C'],
    ['{End}{Home}', 'A'],
  ])('are gone through by %s, to %s', async (keys, label) => {
    render(<Example />);
    screen.getByRole('tab', { name: 'A' }).focus();
    await user.keyboard(keys);
    const tab = screen.getByRole('tab', { name: label, selected: true });
    expect(document.activeElement).toBe(tab);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
    expect(screen.getByRole('tabpanel', { name: label }).textContent).toBe(`panel ${label.toLowerCase()}`);
  });
});

describe('a picture', () => {
  it('that is broken leaves the initial, and its words to whoever can’t see it', () => {
    const { rerender } = render(<Picture src="/soup.jpg" alt="A bowl of soup" name=" soup" />);
    const picture = screen.getByRole('img', { name: 'A bowl of soup' });
    picture.dispatchEvent(new Event('error'));
    rerender(<Picture src="/soup.jpg" alt="A bowl of soup" name=" soup" />);
    expect(screen.getByRole('img', { name: 'A bowl of soup' }).textContent).toBe('S');
  });

  it('that is another one is tried again', async () => {
    const { rerender, container } = render(<Picture src="/a.jpg" alt="" name="Soup" />);
    container.querySelector('img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
    rerender(<Picture src="/b.jpg" alt="" name="Soup" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
  });

  it('beside its name is nothing to read', () => {
    render(<Picture src={null} alt="" name="Soup" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a question before something is lost', () => {
  const ask = (given: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <ConfirmDialog title="Delete?" confirm="Delete" {...{ onConfirm, onCancel }} {...given}>
        <p>It is gone then.</p>
      </ConfirmDialog>,
    );
    return { onConfirm, onCancel };
  };

  it('keeps things as they are first, and loses nothing by that', async () => {
    const { onConfirm, onCancel } = ask();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.indexOf('Cancel')).toBeLessThan(names.indexOf('Delete'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not answered twice while it is under way, and says what went wrong', async () => {
    const { onConfirm } = ask({ busy: true, problem: 'It was not deleted.' });
    await user.click(screen.getByRole('button', { name: /Delete/ }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByText('It was not deleted.')).toBeDefined();
  });
});

it('a switch that is under way takes no second press', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const { rerender } = render(
    <Switch checked={false} busy onChange={onChange}>
      Tell me
    </Switch>,
  );
  await user.click(screen.getByRole('switch', { name: 'Tell me' }));
  expect(onChange).not.toHaveBeenCalled();
  rerender(
    <Switch checked={false} onChange={onChange}>
      Tell me
    </Switch>,
  );
  await user.click(screen.getByRole('switch', { name: 'Tell me' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('the same file may be chosen again, once it was mended', async () => {
  const onFile = vi.fn<(file: File) => void>();
  render(<FileButton label="Choose a file" accept=".csv" onFile={onFile} />);
  const file = new File(['a'], 'menu.csv', { type: 'text/csv' });
  for (let time = 0; time < 2; time += 1) await user.upload(screen.getByLabelText('Choose a file'), file);
  expect(onFile).toHaveBeenCalledTimes(2);
});

it('a password is hidden until somebody wants to see it, and hidden again', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

describe('what was deleted', () => {
  it('is named with a way back, and nothing is said where nothing was', async () => {
    const onUndo = vi.fn<() => void>();
    const { rerender } = render(<UndoNote gone={undefined} busy={false} onUndo={onUndo} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<UndoNote gone="Home" busy={false} onUndo={onUndo} />);
    expect(screen.getByRole('status').textContent).toContain('“Home” was deleted.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
  });
});
