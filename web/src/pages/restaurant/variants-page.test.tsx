import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith, garbage, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { menuOfWays as menuOf, noNuts } from '../../../test/build-ways.ts';
import { buildStatement, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const open = (responses: Responses = {}) =>
  renderPage('/restaurant/1/variants', {
    session: 'r_admin',
    responses: { getMenuVariants: menuOf(), ...responses },
  });

const suggestion = () => screen.findByRole('button', { name: 'Without Crushed peanuts? It alone brings peanut' });
const form = () => within(screen.getByRole('dialog'));
const save = (page: ReturnType<typeof open>) => page.user.click(form().getByRole('button', { name: 'Save' }));
const sent = (page: ReturnType<typeof open>) => page.calls.filter(({ name }) => name === 'saveVariants');

describe('a menu that can not be loaded', () => {
  it.each([noNetwork, garbage, failsWith('internal')])('is not shown as one without dishes', async (failure) => {
    open({ getMenuVariants: failure });
    expect(await screen.findByText('The menu could not be loaded.')).toBeDefined();
  });
});

describe('a way that is suggested', () => {
  it('opens with its ingredient ticked and nothing stated, and is sent for the version that was seen', async () => {
    const page = open({ saveVariants: menuOf({ variants: [noNuts] }, 'v2') });
    await page.user.click(await suggestion());
    const ticks = form().getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(ticks).toHaveLength(1);
    await save(page);
    expect(await screen.findByText('Nothing stated of it yet, so nobody is offered it.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(page)).toMatchObject([
      {
        ifMatch: 'v1',
        params: { id: '1', dishId: '4' },
        body: { variants: [{ name: 'Without crushed peanuts', leaves_out: ['Crushed peanuts'], statements: [] }] },
      },
    ]);
  });

  it('is no longer suggested once it is there', async () => {
    open({ getMenuVariants: menuOf({ variants: [noNuts] }) });
    await screen.findByRole('button', { name: 'Edit No nuts' });
    expect(screen.queryByRole('button', { name: /It alone brings/ })).toBeNull();
  });
});

describe('components that a way adds', () => {
  const components: MenuVariants['components'] = [
    { id: 7, name: 'House vinaigrette', contains: ['mustard'], may_contain: ['celery'], is_complete: true },
    { id: 8, name: 'Bacon jam', contains: [], may_contain: [], is_complete: false },
  ];

  it('are found by name, say what they bring, and are sent with the version that was seen', async () => {
    const page = open({
      getMenuVariants: { ...menuOf(), components },
      saveVariants: { ...menuOf({ variants: [noNuts] }, 'v2'), components },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a way to make it Pad Thai' }));
    await page.user.click(form().getByRole('checkbox', { name: 'House dressing' }));
    await page.user.type(form().getByLabelText('Find a component'), 'vinai');
    await page.user.click(await screen.findByRole('option', { name: 'House vinaigrette' }));
    expect(form().getByText('Brings mustard. May bring celery.')).toBeDefined();
    await page.user.type(form().getByLabelText('Find a component'), 'jam{Enter}');
    expect(form().getByText(/^We found no allergen in it\. Nobody has said all/)).toBeDefined();
    await page.user.click(form().getByRole('button', { name: 'Don’t add Bacon jam' }));
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)[0]!.body).toMatchObject({
      components_version: 'c1',
      variants: [{ name: 'Without house dressing, with house vinaigrette', leaves_out: ['House dressing'], uses: [7] }],
    });
  });

  it('that changed since they were chosen take what was ticked of them along, and one that is gone is not sent', async () => {
    let version = 'c1';
    const page = open({
      getMenuVariants: () =>
        version === 'c1'
          ? { ...menuOf(), components }
          : { ...menuOf(), components: components.slice(0, 1), components_version: 'c2' },
      saveVariants: ({ body }) => {
        if (body?.components_version === 'c2') return menuOf({ variants: [noNuts] }, 'v2');
        version = 'c2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a way to make it Pad Thai' }));
    for (const name of ['vinai', 'jam'])
      await page.user.type(form().getByLabelText('Find a component'), `${name}{Enter}`);
    await page.user.click(form().getByRole('checkbox', { name: /milk/i }));
    await save(page);
    expect(await form().findByText(/tick again what is still so/)).toBeDefined();
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)[1]!.body).toMatchObject({
      components_version: 'c2',
      variants: [{ uses: [7], statements: [] }],
    });
  });

  it('are not asked for where the kitchen has none', async () => {
    const page = open();
    await page.user.click(await suggestion());
    expect(form().queryByText('Components that are added')).toBeNull();
  });
});

describe('a save', () => {
  it('of a way that changes nothing is not sent, and says why', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add a way to make it Pad Thai' }));
    await save(page);
    expect(await screen.findByText('Say what is left out or added.')).toBeDefined();
    expect(sent(page)).toEqual([]);
  });

  it('that fails leaves the form as it was typed, and says so', async () => {
    const page = open({ saveVariants: failsWith('internal') });
    await page.user.click(await suggestion());
    await page.user.type(form().getByLabelText('Name'), 'Nut free');
    await save(page);
    expect(await form().findByText(/It was not saved/)).toBeDefined();
    expect(form().getByLabelText<HTMLInputElement>('Name').value).toBe('Nut free');
  });

  it('without a network fails at once, instead of waiting for one unsaid', async () => {
    const page = open({ saveVariants: noNetwork });
    await page.user.click(await suggestion());
    onlineManager.setOnline(false);
    await save(page);
    expect(await form().findByText(/It was not saved/)).toBeDefined();
  });

  it('after somebody else’s goes on top of theirs at the second try', async () => {
    const theirs = { ...noNuts, id: 'tofu', name: 'With tofu', leaves_out: [], adds: ['Tofu'] };
    let version = 'v1';
    const page = open({
      getMenuVariants: () => (version === 'v1' ? menuOf() : menuOf({ variants: [theirs] }, 'v2')),
      saveVariants: ({ ifMatch }) => {
        if (ifMatch?.[0] === 'v2') return menuOf({ variants: [theirs, noNuts] }, 'v3');
        version = 'v2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await suggestion());
    await save(page);
    expect(await form().findByText(/This menu was changed in the meantime, by you or somebody else/)).toBeDefined();
    await waitFor(() => expect(page.calls.filter(({ name }) => name === 'getMenuVariants')).toHaveLength(2));
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent(page);
    expect([first?.ifMatch, second?.ifMatch]).toEqual(['v1', 'v2']);
    expect(second?.body).toMatchObject({ variants: [{ name: 'With tofu' }, { name: 'Without crushed peanuts' }] });
  });

  it.each<[string, Partial<DishWithVariants>]>([
    ['list', { ingredients: ['Rice noodles', 'House sauce', 'Crushed peanuts'], ingredients_changed_at: menuNow }],
    ['description', { description: 'With house sauce' }],
  ])('after somebody else changed the %s of the dish states nothing that was ticked before', async (_, theirs) => {
    let version = 'v1';
    const page = open({
      getMenuVariants: () => (version === 'v1' ? menuOf() : menuOf(theirs, 'v2')),
      saveVariants: ({ ifMatch }) => {
        if (ifMatch?.[0] === 'v2') return menuOf({ ...theirs, variants: [noNuts] }, 'v3');
        version = 'v2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await suggestion());
    await page.user.type(form().getByLabelText('Name'), 'Nut free');
    await page.user.click(form().getByLabelText('Peanuts'));
    await page.user.click(form().getByLabelText(/No traces get into it/));
    await save(page);
    expect(await form().findByText(/This is how it is now: tick again what is still so/)).toBeDefined();
    if (theirs.ingredients) expect(form().getByLabelText('House sauce')).toBeDefined();
    const ticks = () => form().getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(ticks()).toEqual([form().getByLabelText('Crushed peanuts')]);
    await page.user.click(form().getByLabelText('Sesame'));
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { variants: [{ name: 'Nut free', leaves_out: ['Crushed peanuts'] }] };
    expect(sent(page)[1]).toMatchObject({ ifMatch: 'v2', body });
    const [way] = (sent(page)[1]!.body as { variants: { statements: unknown; cross_contact_stated?: unknown }[] })
      .variants;
    expect(way).toMatchObject({ statements: [{ allergen: 'sesame', level: 'absent' }] });
    expect(way!.cross_contact_stated).toBeUndefined();
  });

  it('of a way that somebody else changed keeps what is stated now, and what was unticked stays so', async () => {
    const absent = (allergen: 'peanuts' | 'milk') => buildStatement({ allergen, level: 'absent' });
    const mine = { ...noNuts, statements: [absent('peanuts')] };
    const theirs = { ...noNuts, adds: ['Tofu'], statements: [absent('peanuts'), absent('milk')] };
    let version = 'v1';
    const page = open({
      getMenuVariants: () => menuOf({ variants: [version === 'v1' ? mine : theirs] }, version),
      saveVariants: ({ ifMatch }) => {
        if (ifMatch?.[0] === 'v2') return menuOf({ variants: [theirs] }, 'v3');
        version = 'v2';
        return failsWith('precondition_failed');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit No nuts' }));
    await page.user.click(form().getByLabelText('Peanuts'));
    await page.user.click(form().getByLabelText('Sesame'));
    await save(page);
    await form().findByText(/This is how it is now/);
    expect(form().getByLabelText<HTMLInputElement>('What is added instead').value).toBe('Tofu');
    await save(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)[1]?.body).toMatchObject({ variants: [{ adds: ['Tofu'], keeps: ['milk'], statements: [] }] });
  });
});
