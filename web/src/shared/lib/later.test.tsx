import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { later, laterPart, loadLaterCode, useLater } from './later.tsx';

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
