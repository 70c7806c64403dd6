import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveBar } from './save-bar.tsx';

afterEach(() => void vi.useRealTimers());

const bar = () => screen.getByRole('status').parentElement!;

it('stays in sight for four seconds after a save, to say so', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<SaveBar label="Save" status="Nothing is changed." isResting />);
  expect(bar().classList).toContain('save-bar--resting');
  rerender(<SaveBar label="Save" status="1 dish changed" />);
  expect(bar().classList).not.toContain('save-bar--resting');
  rerender(<SaveBar label="Save" status="Saved." isResting />);
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(bar().classList).not.toContain('save-bar--resting');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(bar().classList).toContain('save-bar--resting');
});
