import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Module from './later.tsx';
import { later, laterComponent, laterPart, loadIndispensable, loadLaterCode, useLater } from './later.tsx';

afterEach(() => void vi.useRealTimers());

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>No dish</p> : this.props.children);
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('a part stands in its room until its code is there', async () => {
  const Part = laterPart(
    async () => Greeting,
    () => <p>Soon</p>,
  );
  render(<Part name="Ana" />);
  expect(screen.getByText('Soon')).toBeDefined();
  expect(await screen.findByText('Hello Ana')).toBeDefined();
});

it('a part that can not be loaded says so', async () => {
  const Part = laterPart(async (): Promise<typeof Greeting> => Promise.reject(new Error('No network')));
  render(<Part name="Ana" />);
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined();
});

it('a part whose code does not come says so after eight seconds, and is there when it comes', async () => {
  vi.useFakeTimers();
  let come: (code: typeof Greeting) => void = () => {};
  const Part = laterPart(
    () => new Promise<typeof Greeting>((resolve) => (come = resolve)),
    () => <p>Soon</p>,
  );
  render(<Part name="Ana" />);
  await act(() => vi.advanceTimersByTimeAsync(7999));
  expect(screen.getByText('Soon')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Soon')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await act(async () => come(Greeting));
  expect(screen.getByText('Hello Ana')).toBeDefined();
});

it('what must not be missing takes with it what stands around it', async () => {
  let isLost = true;
  const Mark = laterComponent(async () => {
    if (isLost) throw new Error('No network');
    return Greeting;
  });
  await expect(loadIndispensable()).rejects.toThrow('No network');
  render(
    <Boundary>
      <Suspense>
        <p>Soup</p>
        <Mark name="Ana" />
      </Suspense>
    </Boundary>,
    { onCaughtError: () => {} },
  );
  expect(await screen.findByText('No dish')).toBeDefined();
  expect(screen.queryByText('Soup')).toBeNull();
  isLost = false;
  await loadIndispensable();
});

it('the server has all of it before it draws', async () => {
  const Part = laterPart(async () => Greeting);
  await loadLaterCode();
  expect(renderToString(<Part name="Ana" />)).toContain('Ana');
});

function Reader({ code, isNeeded }: { code: ReturnType<typeof later<string>>; isNeeded: boolean }) {
  const { status, value } = useLater(code, isNeeded);
  return (
    <p>
      {status} {value}
    </p>
  );
}

it('code that is not there in time has failed, until it comes', async () => {
  vi.useFakeTimers();
  let come: (code: string) => void = () => {};
  const code = later(() => new Promise<string>((resolve) => (come = resolve)), 8000);
  const loading = code.load();
  await vi.advanceTimersByTimeAsync(7999);
  expect(code.status()).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(code.status()).toBe('failed');
  come('there');
  expect(await loading).toBe('there');
  expect(code.status()).toBe('ready');
});

it('code is asked for when it is needed, and again after it failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('there');
  const code = later(load);
  const { rerender } = render(<Reader code={code} isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Reader code={code} isNeeded />);
  await screen.findByText('failed');
  await code.load();
  expect(await screen.findByText('ready there')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('what somebody waits for comes before what is only foreseen, unless it does not come', async () => {
  vi.useFakeTimers();
  // A module of its own: what is foreseen in it is so for all of its life.
  const address = './later.tsx?foreseen';
  const fresh = (await import(/* @vite-ignore */ address)) as typeof Module;
  const asked: string[] = [];
  const ask = (name: string, there: Promise<unknown>) => async () => {
    asked.push(name);
    await there;
    return Greeting;
  };
  const never = new Promise<never>(() => {});
  let come: () => void = () => {};
  const first = new Promise<void>((resolve) => (come = resolve));
  const Filter = fresh.laterPart(ask('filter', first));
  const Dialog = fresh.laterPart(ask('dialog', never));
  fresh.laterPart(ask('one', never));
  fresh.laterPart(ask('other', never));
  fresh.foreseeLaterCode();
  render(<Filter name="Ana" />);
  document.dispatchEvent(new Event('pointerdown'));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toEqual(['filter']);
  render(<Dialog name="Ana" />);
  await act(async () => come());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toEqual(['filter', 'dialog']);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asked).toEqual(['filter', 'dialog', 'one', 'other']);
});
