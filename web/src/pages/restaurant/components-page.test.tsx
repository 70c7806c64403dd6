import type { Component, Components } from '@clearplate/contract/components';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { failsWith, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const sauce: Component = {
  ...buildComponent({ id: 7, name: 'House sauce', ingredients: ['Onion'], ingredients_complete_at: menuNow }),
  dish_ids: [],
  made_with_dish_ids: [],
  facts: buildFacts({}),
};
const componentsOf = (given: Partial<Component>, version = 'v1'): Components => ({
  version,
  restaurant_id: 1,
  now: menuNow,
  statement_days: 180,
  components: [{ ...sauce, ...given }],
  suggestions: [],
});
const effect = { dishes: 3, warned: [], unwarned: [{ allergen: 'peanuts' as const, dishes: 2 }], unsettled: 0 };

const open = (responses: Responses) =>
  renderPage('/restaurant/1/components', {
    session: 'r_admin',
    responses: {
      getComponents: componentsOf({}),
      getMenuForEditing: buildEditableMenu([]),
      previewComponents: { ...effect, deferred: false },
      ...responses,
    },
  });

test('what somebody else put in stays in, and the list is complete only if that is said again', async () => {
  const theirs = { ingredients: ['Onion', 'Peanut butter'] };
  let version = 'v1';
  const page = open({
    getComponents: () => (version === 'v1' ? componentsOf({}) : componentsOf(theirs, 'v2')),
    saveComponents: ({ ifMatch }) => {
      if (ifMatch?.[0] === 'v2') return componentsOf(theirs, 'v3');
      version = 'v2';
      return failsWith('precondition_failed');
    },
  });
  const { user, calls } = page;
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  const list = screen.getByLabelText<HTMLTextAreaElement>('Ingredients, one a line');
  const complete = screen.getByLabelText<HTMLInputElement>('This is all that is in it');
  expect(complete.checked).toBe(true);
  await user.type(list, '\n');
  expect(complete.checked).toBe(true);
  await user.type(list, 'Miso');
  expect(complete.checked).toBe(false);
  await user.click(complete);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
    expect(within(dialog).getByText('2 of them will no longer warn of peanut.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  };
  await save();
  expect(await screen.findByText(/They put in: Peanut butter\./)).toBeDefined();
  expect(list.value).toBe('Onion\nPeanut butter\nMiso');
  expect(complete.checked).toBe(false);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'saveComponents');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['v1', 'v2']);
  expect(sent[1]?.body).toEqual({
    components: [{ id: 7, ingredients: ['Onion', 'Peanut butter', 'Miso'], uses: [], ingredients_complete: false }],
  });
});

test.each([
  ['older than a change', { ingredients_changed_at: menuNow, ingredients_complete_at: '2026-05-01T10:00:00.000Z' }],
  ['too old', { ingredients_complete_at: '2020-05-01T10:00:00.000Z' }],
])('a list that was confirmed and is %s counts no longer, and can be confirmed again', async (_, given) => {
  const { user, calls } = open({
    getComponents: componentsOf(given),
    saveComponents: componentsOf({}, 'v2'),
  });
  expect(await screen.findByText('That its list is complete counts no longer: confirm it again.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit House sauce' }));
  const complete = screen.getByLabelText<HTMLInputElement>('This is all that is in it');
  expect(complete.checked).toBe(false);
  await user.click(complete);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('List confirmed as complete')).toBeDefined();
  expect(calls.find(({ name }) => name === 'saveComponents')?.body).toEqual({
    components: [{ id: 7, ingredients_complete: true }],
  });
});

test('a list that counts is confirmed as of today by ticking it again', async () => {
  const { user, calls } = open({});
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  const complete = screen.getByLabelText<HTMLInputElement>('This is all that is in it');
  await user.click(complete);
  await user.click(complete);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'What this changes' });
  expect(calls.find(({ name }) => name === 'previewComponents')?.body).toEqual({
    components: [{ id: 7, ingredients_complete: true }],
  });
});

test.each(['before', 'while'])(
  'typed of a component that was removed %s its effect is seen, it is offered as a new one',
  async (when) => {
    let isGone = false;
    const gone = (failure: ReturnType<typeof failsWith>) => {
      isGone = true;
      return failure;
    };
    const { user, calls } = open({
      getComponents: () => (isGone ? { ...componentsOf({}, 'v2'), components: [] } : componentsOf({})),
      previewComponents: () =>
        when === 'before' && !isGone
          ? gone(refuses({ 'components.0.id': 'is not a component of this restaurant' }))
          : { ...effect, deferred: false },
      saveComponents: () => (isGone ? componentsOf({}, 'v3') : gone(failsWith('precondition_failed'))),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
    await user.type(screen.getByLabelText('Ingredients, one a line'), '\nMiso');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    if (when === 'while') {
      const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    }
    expect(await screen.findByText(/^Somebody removed it in the meantime\./)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredients, one a line').value).toBe('Onion\nMiso');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.find(({ name, ifMatch }) => name === 'saveComponents' && ifMatch === 'v2');
    expect(sent?.body).toEqual({
      components: [
        {
          key: expect.any(String) as string,
          name: 'House sauce',
          ingredients: ['Onion', 'Miso'],
          uses: [],
          ingredients_complete: false,
          dish_ids: [],
        },
      ],
    });
  },
);

const savePage = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
};

/** Fakes a server that saves, but whose first answer gets lost. */
function openLosing(arrives: boolean) {
  const theirs = { ingredients: ['Onion', 'Miso'], ingredients_complete_at: null };
  let tries = 0;
  const stored = () => (arrives ? componentsOf(theirs, 'v2') : componentsOf({ name: 'Theirs' }, 'v2'));
  return open({
    getComponents: () => (tries === 0 ? componentsOf({}) : stored()),
    saveComponents: ({ ifMatch }) => {
      tries += 1;
      if (tries === 1) return noNetwork;
      return ifMatch?.[0] === 'v2' ? componentsOf(theirs, 'v3') : failsWith('precondition_failed');
    },
  });
}

test('sent again after an answer that got lost, the same save is one that was made', async () => {
  const { user } = openLosing(true);
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  await user.type(screen.getByLabelText('Ingredients, one a line'), '\nMiso');
  await savePage(user);
  expect(await screen.findByText(/it may have been saved, or not/)).toBeDefined();
  expect(screen.queryByText(/It was not saved/)).toBeNull();
  await savePage(user);
  expect(await screen.findByText('Onion, Miso')).toBeDefined();
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('what was typed after an answer that got lost is said to be left, and nobody else is blamed', async () => {
  const { user, calls } = openLosing(true);
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  const list = screen.getByLabelText<HTMLTextAreaElement>('Ingredients, one a line');
  await user.type(list, '\nMiso');
  await savePage(user);
  await screen.findByText(/it may have been saved, or not/);
  await user.type(list, '\nGhee');
  await savePage(user);
  expect(await screen.findByText(/^Your save before had arrived/)).toBeDefined();
  expect(list.value).toBe('Onion\nMiso\nGhee');
  await savePage(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(calls.findLast(({ name }) => name === 'saveComponents')).toMatchObject({
    ifMatch: 'v2',
    body: { components: [{ id: 7, ingredients: ['Onion', 'Miso', 'Ghee'] }] },
  });
});

test.each([
  [
    'typed',
    async (user: ReturnType<typeof open>['user']) =>
      user.type(screen.getByLabelText('Ingredients, one a line'), '\nMiso'),
  ],
  [
    'confirmed again',
    async (user: ReturnType<typeof open>['user']) => {
      await user.click(screen.getByLabelText('This is all that is in it'));
      await user.click(screen.getByLabelText('This is all that is in it'));
    },
  ],
])('what was %s and never arrived is not said to be saved where somebody else saved something', async (_, change) => {
  const { user } = openLosing(false);
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  await change(user);
  await savePage(user);
  await screen.findByText(/it may have been saved, or not/);
  await savePage(user);
  expect(await screen.findByText(/^Somebody else changed these in the meantime/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});

test('a component that was put in here and removed by somebody meanwhile is taken out, and that is said', async () => {
  const oil = { ...sauce, id: 8, name: 'Oil', ingredients: ['Peanut oil'] };
  let isGone = false;
  const both = { ...componentsOf({}), components: [sauce, oil] };
  const { user, calls } = open({
    getComponents: () => (isGone ? componentsOf({}, 'v2') : both),
    previewComponents: () => {
      if (isGone) return { ...effect, deferred: false };
      isGone = true;
      return refuses({ 'components.0.uses': 'is not a component of this restaurant' });
    },
    saveComponents: componentsOf({}, 'v3'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  await user.type(screen.getByLabelText('Ingredients, one a line'), '\nMiso');
  await user.click(screen.getByText('Other components in it'));
  await user.click(screen.getByLabelText('Oil'));
  await user.click(screen.getByLabelText('This is all that is in it'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const said = await screen.findByText(/^Somebody else changed these in the meantime/);
  expect(said.textContent).toContain('Removed meanwhile, and no longer in this list: Oil (Peanut oil).');
  // That was said about a list with the oil in it.
  expect(screen.getByLabelText<HTMLInputElement>('This is all that is in it').checked).toBe(false);
  await savePage(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(calls.find(({ name }) => name === 'saveComponents')).toMatchObject({
    ifMatch: 'v2',
    body: { components: [{ id: 7, ingredients: ['Onion', 'Miso'], uses: [] }] },
  });
});
