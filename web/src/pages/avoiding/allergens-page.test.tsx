import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildEater } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noChanges } from '../../features/allergens/allergen-changes.ts';
import { storeUnsaved } from '../../features/allergens/unsaved-allergens.ts';
import { client } from '../../shared/api/client.ts';

const milk: EaterAllergen = { name: 'Milk', strictness: 'dangerous' };
const kiwi: EaterAllergen = { name: 'Kiwi', strictness: 'ask' };
const saved = [milk, kiwi];

beforeEach(() => storeUnsaved(1, noChanges));

/** Fakes a server that stores what it is sent. */
function household(first: EaterAllergen[], others: Eater[] = []): Responses {
  let allergens = first;
  return {
    listEaters: () => [buildEater({ allergens }), ...others],
    listEaterAllergens: () => allergens,
    setEaterAllergens: ({ body }) => {
      allergens = body;
      return body;
    },
  };
}

async function open(responses: Responses = household(saved), path = '/profile/allergens') {
  const page = renderPage(path, { session: 'user', responses });
  await screen.findByRole('checkbox', { name: 'Milk' });
  return page;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Allergens' });
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name === 'setEaterAllergens').map(({ body }) => body);

describe('the allergens', () => {
  it('are the whole catalogue, with what is saved ticked, unknown names too', async () => {
    await open();
    expect([box('Milk').checked, box('Sesame').checked, box('Kiwi').checked]).toEqual([true, false, true]);
    expect(screen.getByText(/Not in our catalogue, so we look for exactly this name/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Traces are dangerous', checked: true })).toBeDefined();
    expect(document.querySelectorAll('input[type=checkbox]').length).toBe(42);
  });

  it('are saved with their strictness, silently', async () => {
    const { user, calls } = await open();
    await user.click(box('Sesame'));
    const choice = screen.getByRole('group', { name: 'How strict about Sesame?' });
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Ask about traces' }).checked).toBe(true);
    await user.click(within(choice).getByRole('radio', { name: 'Traces are fine' }));
    expect(screen.getByText('3 chosen, not saved yet')).toBeDefined();
    await user.click(saveButton());
    await screen.findByText('3 chosen, saved');
    expect(sent(calls)).toEqual([[milk, kiwi, { name: 'Sesame', strictness: 'fine' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keep what another screen saved in the meantime', async () => {
    const { user, calls } = await open({
      ...household(saved),
      listEaterAllergens: [milk, kiwi, { name: 'Fish', strictness: 'ask' }],
    });
    await user.click(box('Milk'));
    await user.click(saveButton());
    await waitFor(() => expect(sent(calls)).toEqual([[kiwi, { name: 'Fish', strictness: 'ask' }]]));
  });

  it.each([
    ['the save fails', { setEaterAllergens: failsWith('internal') }],
    ['there is no network', { setEaterAllergens: noNetwork }],
    ['the newest list can not be had', { listEaterAllergens: failsWith('internal') }],
  ] satisfies [string, Responses][])('stay ticked, and say so, when %s', async (_, failing) => {
    const { user } = await open({ ...household(saved), ...failing });
    await user.click(box('Sesame'));
    await user.click(saveButton());
    expect(await screen.findByText(/Your allergens were not saved/)).toBeDefined();
    expect(box('Sesame').checked).toBe(true);
    expect(screen.getByText('3 chosen, not saved yet')).toBeDefined();
  });

  it('are not saved over a newest list that is garbage', async () => {
    const { user, calls } = await open();
    vi.spyOn(client, 'listEaterAllergens').mockResolvedValue({ names: [] } as never);
    await user.click(box('Sesame'));
    await user.click(saveButton());
    expect(await screen.findByText(/Your allergens were not saved/)).toBeDefined();
    expect(sent(calls)).toEqual([]);
  });

  it('can be found by everyday words, and what is none of them leads to a preference', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search all allergens' });
    await user.type(search, 'tahini');
    expect(screen.getAllByRole('checkbox')).toEqual([box('Sesame')]);
    await user.clear(search);
    await user.type(search, 'durian');
    expect(screen.getByText('No allergens matched your search')).toBeDefined();
    expect(screen.getByRole('link', { name: 'make it a preference' })).toBeDefined();
  });

  it('say that a group covers what belongs to it', async () => {
    const { user } = await open();
    await user.click(box('Tree nuts'));
    expect(screen.getAllByText('Already avoided with Tree nuts.').length).toBeGreaterThan(5);
  });

  it('ask before they are left unsaved', async () => {
    const { user, place } = await open();
    await user.click(box('Sesame'));
    await user.click(screen.getByRole('link', { name: 'Back to Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(place.current).toBe('/profile/allergens');
    expect(box('Sesame').checked).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(place.current).toBe('/profile'));
  });

  it('do not ask where nothing changed', async () => {
    const { user, place } = await open();
    await user.click(box('Sesame'));
    await user.click(box('Sesame'));
    await user.click(screen.getByRole('link', { name: 'Back to Profile' }));
    await waitFor(() => expect(place.current).toBe('/profile'));
  });

  it('of another eater are theirs', async () => {
    const ben = buildEater({ id: 2, name: 'Ben', is_first: false, allergens: [{ name: 'Eggs', strictness: 'ask' }] });
    const { user, calls } = await open(
      { ...household(saved, [ben]), listEaterAllergens: ben.allergens },
      '/profile/eater/2/allergens',
    );
    expect([box('Milk').checked, box('Eggs').checked]).toEqual([false, true]);
    await user.click(box('Fish'));
    await user.click(saveButton());
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'setEaterAllergens')?.params).toEqual({ id: '2' });
  });
});

describe('without the saved list', () => {
  it.each([
    ['while it is on its way', { listEaters: neverAnswers }, /Loading your saved allergens/],
    ['when the server fails', { listEaters: failsWith('internal') }, /could not be loaded/],
    ['when there is no network', { listEaters: noNetwork }, /could not be loaded/],
  ] satisfies [string, Responses, RegExp][])('nothing can be saved %s', async (_, responses, said) => {
    renderPage('/profile/allergens', { session: 'user', responses });
    expect(await screen.findByText(said)).toBeDefined();
    expect(saveButton().disabled).toBe(true);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('nothing can be saved when the answer is garbage', async () => {
    vi.spyOn(client, 'listEaters').mockResolvedValue([{ id: 1, name: 'Dana', is_eating: true }] as never);
    renderPage('/profile/allergens', { session: 'user' });
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    expect(saveButton().disabled).toBe(true);
  });
});

describe('what was ticked before signing in', () => {
  it('is offered for saving with its strictness, and saved only then', async () => {
    sessionStorage.setItem('avoiding', '[{"allergen":"sesame","strictness":"dangerous"}]');
    const { user, calls } = await open({ ...household(saved), setEaterAllergens: [] });
    await screen.findByText('Save what you ticked?');
    expect(calls.map(({ name }) => name)).not.toContain('setEaterAllergens');
    await user.click(screen.getByRole('button', { name: 'Save to my allergens' }));
    await waitFor(() => expect(screen.queryByText('Save what you ticked?')).toBeNull());
    expect(screen.getByText(/^Saved\. Below, say how strict/)).toBeDefined();
    expect(calls.find(({ name }) => name === 'setEaterAllergens')?.body).toEqual([
      ...saved,
      { name: 'Sesame', strictness: 'dangerous' },
    ]);
    expect(sessionStorage.getItem('avoiding')).toBeNull();
  });

  it('is left alone when it is declined', async () => {
    sessionStorage.setItem('avoiding', '["sesame"]');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Save what you ticked?')).toBeNull();
    expect(sessionStorage.getItem('avoiding')).toBe('["sesame"]');
  });
});
