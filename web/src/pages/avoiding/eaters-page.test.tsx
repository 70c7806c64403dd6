import type { Eater } from '@clearplate/contract/eaters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dana = buildEater({
  allergens: [
    { name: 'Milk', strictness: 'dangerous' },
    { name: 'Eggs', strictness: 'ask' },
  ],
});
const ben = buildEater({ id: 2, name: 'Ben', is_first: false });

/** Fakes a server that stores what it is sent. */
function kept(first: Eater[]): Responses {
  let all = first;
  const change = (id: number, given: Partial<Eater>) => {
    all = all.map((one) => (one.id === id ? { ...one, ...given } : one));
    return all.find((one) => one.id === id) ?? dana;
  };
  return {
    listEaters: () => all,
    createEater: ({ body }) => {
      all = [...all, buildEater({ id: 9, name: body.name, is_first: false })];
      return all.at(-1) ?? dana;
    },
    renameEater: ({ params, body }) => change(params.id, body),
    deleteEater: ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return { ok: true };
    },
    setEating: ({ body }) => {
      all = all.map((one) => ({ ...one, is_eating: body.ids.includes(one.id) }));
      return all;
    },
  };
}

async function open(responses: Responses = kept([dana, ben])) {
  const page = renderPage('/profile/eaters', { session: 'user', responses });
  await screen.findByRole('heading', { level: 1, name: 'Who is eating' });
  return page;
}

const cards = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

describe('the household', () => {
  it('has everybody with what they avoid, and the ways to change it', async () => {
    await open({ ...kept([dana, ben]), listPreferences: [buildPreference()] });
    expect(await screen.findByText('Milk (traces are dangerous), Eggs (ask about traces)')).toBeDefined();
    expect(cards()).toEqual(['Dana (you)', 'Ben ']);
    expect(screen.getByRole('link', { name: 'Allergens of Dana' }).getAttribute('href')).toBe('/profile/allergens');
    expect(screen.getByRole('link', { name: 'Allergens of Ben' }).getAttribute('href')).toBe(
      '/profile/eater/2/allergens',
    );
    expect(await screen.findByRole('link', { name: 'Preferences (1) of Dana' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete Dana' })).toBeNull();
  });

  it('asks nobody who is eating where there is only one', async () => {
    await open(kept([dana]));
    await screen.findByText('Milk (traces are dangerous), Eggs (ask about traces)');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('takes somebody more', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(screen.getByText('Enter a name')).toBeDefined();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cleo{Enter}');
    await waitFor(() => expect(cards()).toContain('Cleo '));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  it('says when nobody was added, and keeps the name', async () => {
    const { user } = await open({ ...kept([dana]), createEater: failsWith('internal') });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cleo{Enter}');
    expect(await screen.findByText(/Nobody was added/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Cleo');
  });

  it('renames', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Rename Ben' }));
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Benjamin{Enter}');
    await waitFor(() => expect(cards()).toContain('Benjamin '));
  });

  it('asks before somebody is deleted', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ben?' }));
    expect(calls.map(({ name }) => name)).not.toContain('deleteEater');
    await user.click(dialog.getByRole('button', { name: 'Delete Ben' }));
    await waitFor(() => expect(cards()).toEqual(['Dana (you)']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your household' })));
  });

  it('chooses who eats today, and never nobody', async () => {
    const { user, calls } = await open();
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('checkbox', { name: 'Ben' });
    await user.click(box('Dana'));
    await waitFor(() => expect(calls.find(({ name }) => name === 'setEating')?.body).toEqual({ ids: [2] }));
    await screen.findByText('At least one person has to eat');
    await user.click(screen.getByRole('checkbox', { name: /Ben/ }));
    expect(calls.filter(({ name }) => name === 'setEating')).toHaveLength(1);
  });

  it('says when the choice was not kept', async () => {
    const { user } = await open({ ...kept([dana, ben]), setEating: failsWith('internal') });
    await user.click(await screen.findByRole('checkbox', { name: 'Ben' }));
    expect(await screen.findByText(/We couldn’t change who is eating/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ben' }).checked).toBe(true);
  });

  it('that can not be loaded is not shown as nobody', async () => {
    await open({ listEaters: noNetwork });
    expect(await screen.findByText('Your household could not be loaded.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
