import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failsWith, fakeFetch, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { OpeningHoursEditor } from './opening-hours-editor.tsx';

const restaurant = buildRestaurantDetail({ opening_hours: [{ weekday: 1, opens: '11:30', closes: '21:00' }] });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save opening hours' });
const day = (name: string) => within(screen.getByRole('group', { name }));

function open(responses: Responses = {}) {
  const fake = fakeFetch(responses);
  vi.stubGlobal('fetch', fake.fetch);
  const onDirty = vi.fn<(isDirty: boolean) => void>();
  localStorage.setItem('token', 'mine');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpeningHoursEditor restaurant={restaurant} onDirty={onDirty} />
    </QueryClientProvider>,
  );
  return { calls: fake.calls, onDirty, user: userEvent.setup() };
}

test('a week is changed day by day, copied and saved at once', async () => {
  const { user, calls, onDirty } = open({ setOpeningHours: restaurant });
  screen.getByText(/All times are Eastern Time/);
  expect(screen.queryByRole('button', { name: 'Save opening hours' })).toBeNull();
  await user.click(day('Tuesday').getByRole('button', { name: 'Add hours on Tuesday' }));
  expect(onDirty).toHaveBeenLastCalledWith(true);
  const closes = day('Tuesday').getByLabelText('Tuesday closes');
  await user.clear(closes);
  expect(day('Tuesday').getByText('Enter when it closes')).toBeDefined();
  expect(save().disabled).toBe(true);
  await user.type(closes, '01:00');
  expect(day('Tuesday').getByText('Closes the next day')).toBeDefined();
  await user.click(day('Tuesday').getByRole('button', { name: 'Copy to other days from Tuesday' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Copy Tuesday to' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Friday' }).checked).toBe(true);
  for (const name of ['Wednesday', 'Thursday', 'Friday']) await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await user.click(save());
  await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
  const hours = { opens: '11:00', closes: '01:00' };
  expect(calls[0]?.body).toEqual({
    opening_hours: [
      { weekday: 1, ...hours },
      { weekday: 2, ...hours },
    ],
  });
});

test('hours that somebody else changed meanwhile are shown, and mine stay until one is chosen', async () => {
  const theirs = { ...restaurant, version: '2', opening_hours: [{ weekday: 0, opens: '10:00', closes: '12:00' }] };
  const { user, calls } = open({
    getRestaurant: [theirs],
    setOpeningHours: ({ ifMatch }) => (ifMatch.includes('2') ? theirs : failsWith('precondition_failed')),
  });
  await user.click(day('Tuesday').getByRole('button', { name: 'Add hours on Tuesday' }));
  await user.click(save());
  const other = within(await screen.findByRole('region', { name: 'The hours that somebody else saved' }));
  expect(other.getByText('10:00 AM – 12:00 PM')).toBeDefined();
  expect(day('Tuesday').getByLabelText('Tuesday closes')).toBeDefined();
  await user.click(other.getByRole('button', { name: 'Save yours instead' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'setOpeningHours');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['1', '2']);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('overlapping hours are named where they are, and not saved', async () => {
  const { user } = open();
  await user.click(day('Monday').getByRole('button', { name: 'Add hours on Monday' }));
  await user.type(day('Monday').getByLabelText('Monday, 2 opens'), '20:00');
  await user.type(day('Monday').getByLabelText('Monday, 2 closes'), '22:00');
  expect(day('Monday').getByText('Overlaps 11:30 AM – 9:00 PM')).toBeDefined();
  expect(save().disabled).toBe(true);
  await user.click(day('Monday').getByRole('button', { name: 'Remove Monday, 2' }));
  expect(document.activeElement).toBe(day('Monday').getByRole('button', { name: 'Add hours on Monday' }));
  expect(save().disabled).toBe(false);
});

test('a day is closed by removing its hours; Cancel brings them back', async () => {
  const { user, onDirty } = open();
  await user.click(day('Monday').getByRole('button', { name: 'Remove Monday' }));
  expect(day('Monday').getByText('Closed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(day('Monday').getByLabelText<HTMLInputElement>('Monday opens').value).toBe('11:30');
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test('what could not be saved is still there, and says so', async () => {
  const { user } = open({ setOpeningHours: noNetwork });
  await user.click(day('Monday').getByRole('button', { name: 'Remove Monday' }));
  await user.click(save());
  expect(await screen.findByText(/The opening hours were not saved: Clearplate isn’t answering/)).toBeDefined();
  expect(day('Monday').getByText('Closed')).toBeDefined();
});
