import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormProblems } from './form-problems.tsx';
import { blame, useForm } from './use-form.ts';

interface NameFormProps {
  send: (name: string) => Promise<void>;
  onDone?: () => void;
}

function NameForm({ send, onDone }: NameFormProps) {
  const [name, setName] = useState('');
  const form = useForm({
    check: (text: string) => ({ name: text === '' ? 'Enter a name' : undefined }),
    send,
    explain: ({ message }) => blame({ name: message === 'taken' ? 'Taken' : undefined }, `Not saved: ${message}`),
    ...(onDone && { onDone }),
  });
  return (
    <form onSubmit={(event) => form.submit(event, name)}>
      <FormProblems form={form} />
      <input id="name" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button>Save</button>
      <p>{form.isDone ? 'Saved' : form.busy ? 'Saving' : (form.errorOf('name') ?? 'Nothing yet')}</p>
    </form>
  );
}

function show(props: NameFormProps) {
  const queries = new QueryClient();
  const view = render(
    <QueryClientProvider client={queries}>
      <NameForm {...props} />
    </QueryClientProvider>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { queries, view, save, type: (text: string) => userEvent.type(screen.getByLabelText('Name'), text) };
}

const summary = () => screen.findByRole('alert', { name: 'There is a problem' });

test('what is missing is said before anything is sent, and every attempt takes the focus to it', async () => {
  const send = vi.fn<NameFormProps['send']>();
  const { save } = show({ send });
  await save();
  expect(document.activeElement).toBe(await summary());
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await save();
  expect(document.activeElement).toBe(await summary());
  expect(send).not.toHaveBeenCalled();
});

test('a refusal names its field or stands for all, and what was typed stays', async () => {
  const send = vi
    .fn<NameFormProps['send']>()
    .mockRejectedValueOnce(new Error('taken'))
    .mockRejectedValue(new Error('no'));
  const { save, type } = show({ send });
  await type('Ann');
  await save();
  expect(await screen.findByRole('link', { name: 'Taken' })).toBeTruthy();
  expect(document.activeElement).toBe(await summary());
  await save();
  expect(await screen.findByText('Not saved: no')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Taken' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
});

test('a second press while the first is under way sends nothing', async () => {
  let finish = () => {};
  const send = vi.fn<NameFormProps['send']>(() => new Promise((resolve) => (finish = resolve)));
  const onDone = vi.fn<() => void>();
  const { type, save } = show({ send, onDone });
  await type('Ann');
  const form = screen.getByLabelText<HTMLInputElement>('Name').form;
  form?.requestSubmit();
  form?.requestSubmit();
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('whoever left is led nowhere, and what they sent is forgotten', async () => {
  let finish = () => {};
  const onDone = vi.fn<() => void>();
  const { type, save, view, queries } = show({ send: () => new Promise((resolve) => (finish = resolve)), onDone });
  await type('secret');
  await save();
  view.unmount();
  finish();
  await vi.waitFor(() => expect(queries.getMutationCache().getAll()).toEqual([]));
  expect(onDone).not.toHaveBeenCalled();
});

test('a form that was left while it waits for its answer leaves the processor alone', async () => {
  const { type, save, view } = show({ send: () => new Promise(() => {}) });
  await type('secret');
  await save();
  view.unmount();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(timers.mock.calls.length).toBeLessThan(5);
});
