import { us9 } from '@clearplate/domain/facts/allergens';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuOfWays as menuOf, noNuts } from '../../../test/build-ways.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildStatement } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const open = (responses: Responses = {}) =>
  renderPage('/restaurant/1/variants', {
    session: 'r_admin',
    responses: { getMenuVariants: menuOf(), ...responses },
  });

const form = () => within(screen.getByRole('dialog'));
const save = (page: ReturnType<typeof open>) => page.user.click(form().getByRole('button', { name: 'Save' }));
const sent = (page: ReturnType<typeof open>) => page.calls.filter(({ name }) => name === 'saveVariants');

describe('a way that is there', () => {
  const stated = { ...noNuts, statements: [buildStatement({ allergen: 'peanuts', level: 'absent' })] };

  it('says what is stated of it, and since when', async () => {
    open({ getMenuVariants: menuOf({ variants: [stated] }) });
    expect(await screen.findByText('No peanut, stated 1 Nov 2026.')).toBeDefined();
  });

  it('says that what was stated is out of date, once the dish is another', async () => {
    open({ getMenuVariants: menuOf({ variants: [stated], ingredients_changed_at: '2026-11-10T00:00:00.000Z' }) });
    expect(await screen.findByText('What was stated of it is out of date: open it and tick it again.')).toBeDefined();
  });

  it('is removed, and the others are sent along unchanged', async () => {
    const other = { ...stated, id: 'sprouts', name: 'No sprouts', leaves_out: ['Sprouts'] };
    const page = open({
      getMenuVariants: menuOf({ variants: [noNuts, other] }),
      saveVariants: menuOf({ variants: [other] }, 'v2'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove No nuts' }));
    expect(form().getByText(/what you stated of it goes with it/)).toBeDefined();
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit No nuts' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(page)[0]?.body).toEqual({
      components_version: 'c1',
      variants: [{ id: 'sprouts', name: 'No sprouts', leaves_out: ['Sprouts'], adds: [], uses: [], price_cents: null }],
    });
  });

  it('is sent under its id when it is renamed', async () => {
    const renamed = { ...noNuts, name: 'Nut free' };
    const page = open({
      getMenuVariants: menuOf({ variants: [noNuts] }),
      saveVariants: menuOf({ variants: [renamed] }, 'v2'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit No nuts' }));
    await page.user.clear(form().getByRole('textbox', { name: 'Name' }));
    await page.user.type(form().getByRole('textbox', { name: 'Name' }), 'Nut free');
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)[0]?.body).toMatchObject({ variants: [{ id: 'nuts', name: 'Nut free' }] });
  });

  it('that could not be removed is still there, and it is said', async () => {
    const page = open({ getMenuVariants: menuOf({ variants: [noNuts] }), saveVariants: noNetwork });
    await page.user.click(await screen.findByRole('button', { name: 'Remove No nuts' }));
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    expect((await form().findByRole('alert')).textContent).toMatch(/It was not saved/);
    await page.user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit No nuts' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays where its removal is not confirmed', async () => {
    const page = open({ getMenuVariants: menuOf({ variants: [noNuts] }) });
    await page.user.click(await screen.findByRole('button', { name: 'Remove No nuts' }));
    await page.user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit No nuts' })).toBeDefined();
    expect(sent(page)).toEqual([]);
  });

  it('is removed from among what somebody else saved in the meantime, once that is confirmed too', async () => {
    const theirs = { ...noNuts, id: 'tofu', name: 'With tofu', leaves_out: [], adds: ['Tofu'] };
    let version = 'v1';
    const page = open({
      getMenuVariants: () => menuOf({ variants: version === 'v1' ? [noNuts] : [noNuts, theirs] }, version),
      saveVariants: ({ ifMatch }) => {
        if (ifMatch?.[0] === 'v2') return menuOf({ variants: [theirs] }, 'v3');
        version = 'v2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove No nuts' }));
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    expect(
      await form().findByText(/^This menu was changed in the meantime, by you or somebody else\. It is still there/),
    ).toBeDefined();
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)[1]).toMatchObject({ ifMatch: 'v2', body: { variants: [{ id: 'tofu' }] } });
    expect(screen.getByRole('button', { name: 'Edit With tofu' })).toBeDefined();
  });

  it('that somebody else removed meanwhile is gone, and that is said', async () => {
    let version = 'v1';
    const page = open({
      getMenuVariants: () => menuOf({ variants: version === 'v1' ? [noNuts] : [] }, version),
      saveVariants: () => {
        version = 'v2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove No nuts' }));
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    expect(await form().findByText('It was removed already, by you or somebody else.')).toBeDefined();
    await page.user.click(form().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)).toHaveLength(1);
  });
});

it('what the restaurant answers for, and what was stated of the way, can be stated of it', async () => {
  const stated = { ...noNuts, statements: [buildStatement({ allergen: 'celery', level: 'absent' })] };
  const page = open({
    getMenuVariants: { ...menuOf({ variants: [stated] }), answers_for: [...us9, 'coconut'] },
    saveVariants: menuOf({}, 'v2'),
  });
  await page.user.click(await screen.findByRole('button', { name: /^Edit No nuts/ }));
  expect(form().getByLabelText<HTMLInputElement>('Celery').checked).toBe(true);
  expect(form().queryByLabelText(/gluten/i)).toBeNull();
  await page.user.click(form().getByLabelText('Coconut'));
  await save(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  expect(sent(page)[0]?.body).toMatchObject({
    variants: [{ keeps: ['celery'], statements: [{ allergen: 'coconut', level: 'absent' }] }],
  });
});
