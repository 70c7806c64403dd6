import type { Preference } from '@clearplate/contract/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { client } from '../../shared/api/client.ts';

function open(responses: Responses) {
  return renderPage('/profile/preferences', { session: 'user', responses });
}

/** Fakes a server that stores what it is sent. */
function kept(first: Preference[]): Responses {
  let all = first;
  return {
    listPreferences: () => all,
    deletePreference: ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return { ok: true };
    },
    switchPreference: ({ params, body }) => {
      all = all.map((one) => (one.id === params.id ? { ...one, is_on: body.is_on } : one));
      return all[0] ?? buildPreference();
    },
    createPreference: () => {
      all = [buildPreference({ id: 9 })];
      return buildPreference({ id: 9 });
    },
  };
}

describe('the preferences', () => {
  it('show name, ingredients and whether they are on', async () => {
    const pork = buildPreference({ id: 2, name: 'No pork', ingredients: '', is_on: false, kind: 'rather_not' });
    open({ listPreferences: [buildPreference(), pork] });
    await screen.findByRole('heading', { name: 'No alliums' });
    expect(
      [screen.getAllByText('Must avoid'), screen.getAllByText('Would rather not')].map((all) => all.length),
    ).toEqual([1, 1]);
    expect(within(screen.getAllByRole('list', { name: 'Ingredients' })[0]!).getByText('Garlic')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /No alliums/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /No pork/ }).checked).toBe(false);
    expect(screen.getByText('No ingredients yet, so it avoids nothing.')).toBeDefined();
    expect(screen.getByText(/A preference is an avoid list/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'New Preference' }).getAttribute('href')).toBe('/profile/preference/new');
    expect(screen.getByRole('link', { name: 'Edit No alliums' }).getAttribute('href')).toBe(
      '/profile/preference/edit/1',
    );
  });

  it('may be none', async () => {
    open({ listPreferences: [] });
    expect(await screen.findByText('You have no preferences yet.')).toBeDefined();
  });

  it('say whose they are where several people eat', async () => {
    open({
      listPreferences: [buildPreference({ eater_id: 2 })],
      listEaters: [buildEater(), buildEater({ id: 2, name: 'Ben', is_first: false })],
    });
    expect(await screen.findByText('For Ben')).toBeDefined();
  });

  it('are switched on the server', async () => {
    const { user, calls } = open(kept([buildPreference()]));
    await user.click(await screen.findByRole('switch', { name: /No alliums/ }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /No alliums/ }).checked).toBe(false),
    );
    expect(calls.find(({ name }) => name === 'switchPreference')?.body).toEqual({ is_on: false });
  });

  it('are deleted, with a way back', async () => {
    const { user, calls } = open(kept([buildPreference({ is_on: false })]));
    await user.click(await screen.findByRole('button', { name: 'Delete No alliums' }));
    expect((await screen.findByText('“No alliums” was deleted.')).closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No alliums' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'No alliums' });
    const created = calls.find(({ name }) => name === 'createPreference');
    expect(created?.body).toEqual({ name: 'No alliums', ingredients: 'Garlic,Onion', eater_id: 1, kind: 'must' });
    expect(calls.find(({ name }) => name === 'switchPreference')?.params).toEqual({ id: '9' });
  });

  it.each([
    ['switch', /was not changed/],
    ['button', /was not deleted/],
  ] as const)('stay when a %s fails, and say so', async (role, said) => {
    const { user } = open({
      listPreferences: [buildPreference()],
      switchPreference: failsWith('internal'),
      deletePreference: failsWith('internal'),
    });
    await user.click(await screen.findByRole(role, { name: role === 'switch' ? /No alliums/ : 'Delete No alliums' }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /No alliums/ }).checked).toBe(true);
  });

  it('that can not be loaded are not shown as none', async () => {
    open({ listPreferences: noNetwork });
    expect(await screen.findByText('Your preferences could not be loaded.')).toBeDefined();
    expect(screen.queryByText('You have no preferences yet.')).toBeNull();
  });

  it('that are garbage are not shown as none', async () => {
    vi.spyOn(client, 'listPreferences').mockResolvedValue({} as never);
    open({});
    expect(await screen.findByText('Your preferences could not be loaded.')).toBeDefined();
  });
});
