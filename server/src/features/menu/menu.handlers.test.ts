import type { MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, unique } from '../../../test/builders.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');

const openMenu = () => openMenuOf(server);
const levels = ({ statements }: MenuDish) =>
  statements.map(({ allergen, level, stated_at }) => `${level} ${allergen}${stated_at === null ? ', undated' : ''}`);

describe('a save', () => {
  it('creates a dish, states what was ticked by the server’s clock, and shows it to diners', async () => {
    const { create, owner } = await openMenu();
    server.setNow(monday);
    const dish = await create({
      name: 'Fish tacos',
      section: 'Mains',
      price_cents: 1250,
      ingredients: ['Cod', 'Corn tortilla'],
      statements: [
        { allergen: 'fish', level: 'contains' },
        { allergen: 'soybeans', level: 'may_contain', reason: 'shared fryer' },
      ],
      none_of_the_others: true,
      ingredients_complete: true,
      cross_contact_stated: true,
    });
    const at = monday.toISOString();
    expect(dish).toMatchObject({
      name: 'Fish tacos',
      price_cents: 1250,
      ingredients_changed_at: at,
      ingredients_complete_at: at,
      cross_contact_stated_at: at,
    });
    expect(levels(dish)).toHaveLength(9);
    expect(new Set(dish.statements.map(({ stated_at, source }) => `${stated_at} ${source}`))).toEqual(
      new Set([`${at} restaurant`]),
    );
    const [shown] = await server.guest.getDish({ params: { id: String(dish.id) } });
    expect(shown).toMatchObject({ name: 'Fish tacos', dish_price: 12.5, allergens: ['Fish'], section: 'Mains' });
    expect(new Set(dish.statements.map(({ stated_by }) => stated_by))).toEqual(new Set(['Somebody']));
    // A usual reason is stored as its code, however it is written.
    expect(dish.statements.find(({ allergen }) => allergen === 'soybeans')?.reason).toBe('shared_fryer');
    const [by] = await server.db.query<{ same: boolean }>(sql`
      select bool_and(s.stated_by = u.actor_id) as same from allergen_statements s, users u
      where s.dish_id = ${dish.id} and u.id = ${owner.id}`);
    expect(by).toEqual({ same: true });
  });

  it('leaves what it doesn’t name as it is, with its date', async () => {
    const { create, save } = await openMenu();
    server.setNow(monday);
    const { id } = await create({ statements: [{ allergen: 'milk', level: 'absent' }] });
    server.setNow(tuesday);
    const saved = (await save([{ id, price_cents: 900, statements: [{ allergen: 'eggs', level: 'contains' }] }]))
      .dishes;
    const dates = saved[0]!.statements.map(({ allergen, stated_at }) => [allergen, stated_at]);
    expect(dates).toEqual([
      ['milk', monday.toISOString()],
      ['eggs', tuesday.toISOString()],
    ]);
  });

  it('puts what was stated back to be confirmed when the ingredients change', async () => {
    const { create, save } = await openMenu();
    server.setNow(monday);
    const { id } = await create({
      ingredients: ['Rice'],
      statements: [{ allergen: 'sesame', level: 'absent' }],
      ingredients_complete: true,
    });
    server.setNow(tuesday);
    const [changed] = (await save([{ id, ingredients: ['Rice', 'House sauce'] }])).dishes;
    expect(changed).toMatchObject({ ingredients_changed_at: tuesday.toISOString(), ingredients_complete_at: null });
    expect(changed!.facts.allergens.find(({ allergen }) => allergen === 'sesame')?.coveredAt).toBeNull();
    const [confirmed] = (await save([{ id, statements: [{ allergen: 'sesame', level: 'absent' }] }])).dishes;
    expect(confirmed!.facts.allergens.find(({ allergen }) => allergen === 'sesame')?.coveredAt).toBe(
      tuesday.toISOString(),
    );
  });

  it('duplicates a dish with its warnings, and with nothing that clears', async () => {
    const { create, save } = await openMenu();
    const { id } = await create({
      ingredients: ['Ghee'],
      description: 'Warm',
      statements: [
        { allergen: 'milk', level: 'contains' },
        { allergen: 'eggs', level: 'absent' },
      ],
      ingredients_complete: true,
      cross_contact_stated: true,
    });
    const copy = (await save([{ key: unique(), copy_of: id, name: 'Second' }])).dishes.at(-1)!;
    expect(copy).toMatchObject({
      name: 'Second',
      description: 'Warm',
      ingredients: ['Ghee'],
      ingredients_complete_at: null,
    });
    expect(copy.cross_contact_stated_at).toBeNull();
    expect(levels(copy)).toEqual(['contains milk, undated', 'absent eggs, undated']);
    expect(copy.facts.allergens.filter(({ coveredAt }) => coveredAt !== null)).toEqual([]);
  });

  it('takes a dish off the menu and brings it back', async () => {
    const { create, save, params } = await openMenu();
    const { id } = await create();
    const onMenu = async () => (await server.guest.getRestaurantMenu({ params })).recipes.map((dish) => dish.id);
    expect((await save([{ id, archived: true }])).dishes).toMatchObject([{ id, archived: true }]);
    expect(await onMenu()).toEqual([]);
    await save([{ id, archived: false }]);
    expect(await onMenu()).toEqual([id]);
  });

  it('takes a picture away, and tells what time it is here', async () => {
    const { create, save, read } = await openMenu();
    server.setNow(monday);
    const { id } = await create();
    await server.db.query(sql`update dishes set image_url = '/pictures/soup.webp' where id = ${id}`);
    expect(await read()).toMatchObject({ now: monday.toISOString(), dishes: [{ image_url: '/pictures/soup.webp' }] });
    expect((await save([{ id, image_url: null }])).dishes).toMatchObject([{ image_url: null }]);
  });

  it('that is sent again under its keys creates nothing twice', async () => {
    const { save, read } = await openMenu();
    const edit = { key: unique(), name: 'Soup' };
    await save([edit]);
    const { version } = await read();
    const again = await save([edit]);
    expect(again.dishes).toHaveLength(1);
    expect(again.version).toBe(version);
  });
});

describe('two who edit', () => {
  it('never overwrite each other: of two saves at once one is refused, and the other’s work stays', async () => {
    const { owner, params, read, create } = await openMenu();
    const { id } = await create();
    const { version } = await read();
    const attempts = ['One', 'Two', 'Three'].map((name) =>
      owner.client.saveMenu({
        params,
        ifMatch: version,
        body: {
          dishes: [
            { id, name },
            { key: unique(), name },
          ],
        },
      }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject([
      { status: 412, body: { error: { code: 'precondition_failed' } } },
      { status: 412, body: { error: { code: 'precondition_failed' } } },
    ]);
    const now = await read();
    expect(now).toEqual(won[0]);
    expect(now.dishes.map(({ name }) => name)).toEqual([now.dishes[0]!.name, now.dishes[0]!.name]);
  });

  it('have to say which version they have seen', async () => {
    const { owner, params, read } = await openMenu();
    const send = (ifMatch?: string) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/restaurant/${params.id}/menu`,
        headers: { authorization: `Bearer ${owner.token}`, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
        payload: { dishes: [] },
      });
    const { version } = await read();
    const statuses = [];
    const wrong = [undefined, '', version, `"${version}`, `"${version}", other`, '*, "other"'];
    const stale = ['"other"', '""', '"no.version of:ours"', `"other", W/"${version}x"`];
    const right = ['*', `W/"${version}"`, `"other", "${version}"`, `"a,b" ,, "${version}" ,`];
    for (const ifMatch of [...wrong, ...stale, ...right]) statuses.push((await send(ifMatch)).statusCode);
    expect(statuses).toEqual([428, 400, 400, 400, 400, 400, 412, 412, 400, 412, 200, 200, 200, 200]);
    expect((await send(`"${version}"`)).headers['etag']).toBe(`"${version}"`);
  });

  it('lose nothing to single calls at the same time', async () => {
    const { owner, params, read, create } = await openMenu();
    const { id } = await create();
    const dishId = String(id);
    const { version } = await read();
    const names = ['Milk', 'Eggs', 'Fish', 'Sesame'];
    const save = owner.client.saveMenu({ params, ifMatch: version, body: { dishes: [{ id, price_cents: 700 }] } });
    const [saving] = await Promise.allSettled([
      save,
      ...names.map((allergen) => owner.client.addDishAllergen({ params: { dishId, allergen } })),
    ]);
    const [dish] = (await read()).dishes;
    expect(levels(dish!)).toEqual(['contains milk', 'contains eggs', 'contains fish', 'contains sesame']);
    expect(dish!.price_cents).toBe(saving.status === 'fulfilled' ? 700 : null);
    expect((await server.guest.getDishHistory({ params: { id: dishId } })).items).toHaveLength(
      saving.status === 'fulfilled' ? 6 : 5,
    );
  });

  it('are told of changes by any other way too', async () => {
    const { create, read } = await openMenu();
    const { id } = await create();
    const { version } = await read();
    await server.db.query(sql`update dishes set version = version + 1 where id = ${id}`);
    expect((await read()).version).not.toBe(version);
  });
});

describe('what is refused leaves everything as it was', () => {
  const bad: [string, (mine: number, foreign: number) => MenuDishEdit, string][] = [
    ['another restaurant’s dish', (_, foreign) => ({ id: foreign, name: 'Mine now' }), 'dishes.1.id'],
    ['a copy of another restaurant’s dish', (_, foreign) => ({ key: unique(), copy_of: foreign }), 'dishes.1.copy_of'],
    ['a new dish without a name', () => ({ key: unique() }), 'dishes.1.name'],
    ['a dish twice', (mine) => ({ id: mine, name: 'Again' }), 'dishes.1.id'],
    ['neither id nor key', () => ({ name: 'Nobody' }), 'dishes.1.id'],
    [
      'an empty list as complete',
      () => ({ key: unique(), name: 'Air', ingredients_complete: true }),
      'dishes.1.ingredients_complete',
    ],
    ['a comma in an ingredient', () => ({ key: unique(), name: 'X', ingredients: ['a, b'] }), 'dishes.1.ingredients.0'],
    ['a price of cents', () => ({ key: unique(), name: 'X', price_cents: 1.5 }), 'dishes.1.price_cents'],
    ['a price below nothing', () => ({ key: unique(), name: 'X', price_cents: -1 }), 'dishes.1.price_cents'],
    [
      'a reason for what is contained',
      () => ({ key: unique(), name: 'X', statements: [{ allergen: 'milk', level: 'contains', reason: 'butter' }] }),
      'dishes.1.statements.0.reason',
    ],
  ];

  it.each(bad)('%s', async (_, make, field) => {
    const { owner, params, read, create } = await openMenu();
    const mine = await create();
    const foreign = await buildDish(server.db);
    const before = await read();
    const dishes = [{ id: mine.id, name: 'Renamed' }, make(mine.id, foreign.id)];
    const saving = owner.client.saveMenu({ params, ifMatch: before.version, body: { dishes } });
    await expect(saving).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field }] } } });
    expect(await read()).toEqual(before);
    const [kept] = await server.guest.getDish({ params: { id: String(foreign.id) } });
    expect(kept!.name).toBe(foreign.name);
  });
});
