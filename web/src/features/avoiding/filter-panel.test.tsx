import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../test/fake-api.ts';
import { buildEater } from '../../../test/person-builders.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

const nothing = () => {};

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

function open(given: Partial<Avoiding>) {
  const avoiding: Avoiding = {
    state: 'applied',
    problem: undefined,
    isOffline: false,
    saved: 'ready',
    eaters: [],
    unchecked: [],
    things: [],
    dislikes: [],
    ticked: [],
    untickedHere: [],
    toggle: nothing,
    toggleAll: nothing,
    reset: () => nothing,
    retry: async () => undefined,
    assessSince: () => undefined,
    findQuestions: () => undefined,
    goOnAsGuest: nothing,
    assess: () => undefined,
    isCurrent: () => false,
    statements: { isReady: false, state: 'guest', settings: undefined, now: '' },
    ...given,
  };
  vi.stubGlobal('fetch', fakeFetch({ listEaters: [buildEater()], listPreferences: [] }).fetch);
  render(<FilterPanel avoiding={avoiding} />, { wrapper: Around });
}

const none = 'You have no saved preferences.';

describe('the filter of somebody signed in', () => {
  it('says that nothing is saved only where that is known', () => {
    open({});
    expect(screen.getByText(none)).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeDefined();
  });

  it('has no empty boxes while what was saved is looked up', () => {
    open({ state: 'loading', saved: 'pending' });
    expect(screen.queryByText(none)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByText('Looking up what you saved…')).toHaveLength(2);
  });

  it('says that it is not known what was saved, and still takes ticks', () => {
    open({ state: 'not-applied', problem: 'profile', saved: 'failed' });
    expect(screen.queryByText(none)).toBeNull();
    expect(screen.getAllByText('We couldn’t load what you saved.')).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeDefined();
  });
});
