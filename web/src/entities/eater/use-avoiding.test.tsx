import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { client } from '../../shared/api/client.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { useAvoiding } from './use-avoiding.ts';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const facts = buildFacts({ absent: ['milk'] });

function View() {
  const avoiding = useAvoiding();
  return (
    <>
      <output>
        {[avoiding.state, avoiding.assess(facts)?.verdict ?? 'none', avoiding.ticked.map(({ label }) => label)].join(
          ' ',
        )}
      </output>
      <button onClick={() => avoiding.toggle(milk)}>Toggle milk</button>
      <button onClick={avoiding.retry}>Retry</button>
      <Link to="/restaurant/2">Next door</Link>
    </>
  );
}

function open() {
  const queries = new QueryClient();
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/restaurant/1']}>
        <View />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(client, 'getAssessSettings').mockResolvedValue({
    statementDays: 180,
    lexiconVersion: 'test',
    now: '2026-11-10T00:00:00.000Z',
  });
  localStore.write('token', 'one');
});

describe('what a view checks', () => {
  it.each([['another'], [undefined]])(
    'is not applied where names were resolved under the lexicon %s',
    async (version) => {
      const profile = { eaters: [{ avoids: [milk] }], ...(version !== undefined && { lexicon_version: version }) };
      const getProfile = vi.spyOn(client, 'getProfile').mockResolvedValue(profile);
      open();
      expect(await screen.findByText('not-applied not_verified Milk')).toBeDefined();
      getProfile.mockResolvedValue({ ...profile, lexicon_version: 'test' });
      await userEvent.click(screen.getByText('Retry'));
      expect(await screen.findByText('applied none_declared Milk')).toBeDefined();
    },
  );

  it('is all that is saved again at the next address, also where the same page stays', async () => {
    vi.spyOn(client, 'getProfile').mockResolvedValue({ eaters: [{ avoids: [milk] }], lexicon_version: 'test' });
    open();
    await screen.findByText('applied none_declared Milk');
    await userEvent.click(screen.getByText('Toggle milk'));
    expect(await screen.findByText('applied none')).toBeDefined();
    await userEvent.click(screen.getByText('Next door'));
    expect(await screen.findByText('applied none_declared Milk')).toBeDefined();
  });

  it('is all that is saved again where somebody else begins to eat, whom nothing was switched off for', async () => {
    const ada = { name: 'Ada', avoids: [milk] };
    const getProfile = vi.spyOn(client, 'getProfile').mockResolvedValue({ eaters: [ada], lexicon_version: 'test' });
    open();
    await screen.findByText('applied none_declared Milk');
    await userEvent.click(screen.getByText('Toggle milk'));
    expect(await screen.findByText('applied none')).toBeDefined();
    const child = { name: 'Cy', avoids: [{ ...milk, strictness: 'dangerous' } as const] };
    getProfile.mockResolvedValue({ eaters: [ada, child], lexicon_version: 'test' });
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('applied none_declared Milk')).toBeDefined();
  });

  it('is never another person’s', async () => {
    vi.spyOn(client, 'getProfile').mockImplementation(() =>
      localStore.read('token') === 'one'
        ? Promise.resolve({ eaters: [{ avoids: [milk] }], lexicon_version: 'test' })
        : new Promise(() => {}),
    );
    open();
    await screen.findByText('applied none_declared Milk');
    localStore.write('token', 'two');
    expect(await screen.findByText('loading none')).toBeDefined();
  });

  it('clears nothing once the profile could not be renewed, and all again when it could', async () => {
    const getProfile = vi
      .spyOn(client, 'getProfile')
      .mockResolvedValue({ eaters: [{ avoids: [milk] }], lexicon_version: 'test' });
    open();
    await screen.findByText('applied none_declared Milk');
    getProfile.mockRejectedValueOnce(new Error('gone'));
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('not-applied not_verified Milk')).toBeDefined();
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('applied none_declared Milk')).toBeDefined();
  });
});
