import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const issueOf = (field: string) => ({ status: 400, body: { error: { issues: [{ field }] } } });

describe('the own allergens', () => {
  it('are none at first, then exactly the names that were saved', async () => {
    const { client } = await server.signUp();
    expect(await client.listMyAllergens()).toEqual([]);
    expect(await client.setMyAllergens({ body: ['Peanuts', 'Milk'] })).toEqual(['Milk', 'Peanuts']);
    expect(await client.setMyAllergens({ body: ['Sesame'] })).toEqual(['Sesame']);
    expect(await client.listMyAllergens()).toEqual(['Sesame']);
    expect(await client.setMyAllergens({ body: [] })).toEqual([]);
  });

  it('keep names that nobody knows, and one name of what means the same', async () => {
    const { client } = await server.signUp();
    const body = ['milk', 'DAIRY', ' Milk ', 'Zorgleberry', 'zorgleberries', 'ghee', '🧿', 'shellfish'];
    const saved = await client.setMyAllergens({ body });
    expect(saved.toSorted()).toEqual(['Milk', 'Zorgleberry', 'ghee', 'shellfish', '🧿'].toSorted());
  });

  it('keep their strictness when they stay, by meaning, and are asked about when new', async () => {
    const { client } = await server.signUp();
    const [me] = await client.listEaters();
    const params = { id: String(me!.id) };
    await client.setEaterAllergens({
      params,
      body: [
        { name: 'Milk', strictness: 'dangerous' },
        { name: 'Eggs', strictness: 'fine' },
      ],
    });
    await client.setMyAllergens({ body: ['dairy', 'Sesame'] });
    expect(await client.listEaterAllergens({ params })).toEqual([
      { name: 'Milk', strictness: 'dangerous' },
      { name: 'Sesame', strictness: 'ask' },
    ]);
    await client.setMyAllergens({ body: ['Milk', 'Eggs'] });
    expect(await client.listEaterAllergens({ params })).toContainEqual({ name: 'Eggs', strictness: 'ask' });
  });

  it.each([
    ['0', ['']],
    ['1', ['Milk', 'x'.repeat(101)]],
    ['0', ['a\nb']],
    ['body', Array.from({ length: 201 }, (_, index) => `n${index}`)],
  ])('are refused where they make no sense (%s)', async (field, body) => {
    const { client } = await server.signUp();
    await client.setMyAllergens({ body: ['Milk'] });
    await expect(client.setMyAllergens({ body })).rejects.toMatchObject(issueOf(field));
    expect(await client.listMyAllergens()).toEqual(['Milk']);
  });

  it('are a whole list even when two screens save at once', async () => {
    const { client, id } = await server.signUp();
    const lists = [['Milk', 'Eggs'], ['Sesame'], ['Fish', 'Wheat', 'Peanuts'], ['Mustard']];
    await Promise.all(lists.map((body) => client.setMyAllergens({ body })));
    const saved = await client.listMyAllergens();
    expect(lists.map((list) => list.toSorted())).toContainEqual(saved.toSorted());
    const rows = await server.db.query(sql`select 1 from eaters where user_id = ${id}`);
    expect(rows).toHaveLength(1);
  });
});

describe("an eater's allergens", () => {
  it('take the greater strictness of two names for one thing, and ask unless told', async () => {
    const { client } = await server.signUp();
    const [me] = await client.listEaters();
    const saved = await client.setEaterAllergens({
      params: { id: String(me!.id) },
      body: [
        { name: 'egg', strictness: 'fine' },
        { name: 'Eggs', strictness: 'dangerous' },
        { name: 'Fish', strictness: 'fine' },
        { name: 'Celery' },
      ],
    });
    expect(saved).toEqual([
      { name: 'Celery', strictness: 'ask' },
      { name: 'Eggs', strictness: 'dangerous' },
      { name: 'Fish', strictness: 'fine' },
    ]);
  });

  it('refuse a strictness that is none', async () => {
    const { client } = await server.signUp();
    const [me] = await client.listEaters();
    const body = [{ name: 'Milk', strictness: 'whatever' as 'ask' }];
    await expect(client.setEaterAllergens({ params: { id: String(me!.id) }, body })).rejects.toMatchObject(
      issueOf('0.strictness'),
    );
  });
});

describe('the household', () => {
  it('begins with the person, who cannot be removed', async () => {
    const { client } = await server.signUp();
    const [me, ...others] = await client.listEaters();
    expect(others).toEqual([]);
    expect(me).toMatchObject({ name: 'Somebody', is_first: true, is_eating: true, allergens: [] });
    await expect(client.deleteEater({ params: { id: String(me!.id) } })).rejects.toMatchObject(issueOf('id'));
  });

  it('has eaters with names of their own, who eat at once', async () => {
    const { client } = await server.signUp();
    const kid = await client.createEater({ body: { name: 'Kid' } });
    expect(kid).toMatchObject({ name: 'Kid', is_first: false, is_eating: true });
    const params = { id: String(kid.id) };
    expect((await client.renameEater({ params, body: { name: 'Kim' } })).name).toBe('Kim');
    expect((await client.listEaters()).map(({ name }) => name)).toEqual(['Somebody', 'Kim']);
    await client.deleteEater({ params });
    expect(await client.listEaters()).toHaveLength(1);
    await expect(client.deleteEater({ params })).rejects.toMatchObject({ status: 404 });
  });

  it('has nobody of a name that somebody has, added or renamed, also when both come at once', async () => {
    const { client } = await server.signUp();
    const refused = { status: 400, body: { error: { message: 'Somebody in your household has that name already' } } };
    const sam = await client.createEater({ body: { name: 'Sam' } });
    for (const name of [' sam', 'ＳＡＭ', 'somebody'])
      await expect(client.createEater({ body: { name } })).rejects.toMatchObject(refused);
    const pair = await Promise.allSettled(
      ['Ann  Lee', 'ann lee'].map((name) => client.createEater({ body: { name } })),
    );
    expect(pair.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const params = { id: String(sam.id) };
    await expect(client.renameEater({ params, body: { name: 'Ann Lee' } })).rejects.toMatchObject(refused);
    expect((await client.renameEater({ params, body: { name: 'SAM' } })).name).toBe('SAM');
    const other = await server.signUp();
    await expect(other.client.renameEater({ params, body: { name: 'Somebody' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await client.listEaters()).map(({ name }) => name)).toHaveLength(3);
  });

  it('tells those apart who had one name before', async () => {
    const { id, client } = await server.signUp();
    await client.createEater({ body: { name: 'Sam' } });
    await server.db.query(sql`insert into eaters (user_id, name, position) values (${id}, 'Sam', 2)`);
    expect((await client.getProfile()).eaters.map(({ name }) => name)).toEqual(['Somebody', 'Sam', 'Sam (2)']);
  });

  it('has at most 12, also when all come at once', async () => {
    const { client } = await server.signUp();
    const created = await Promise.allSettled(
      Array.from({ length: 15 }, (_, index) => client.createEater({ body: { name: `Guest ${index}` } })),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect(await client.listEaters()).toHaveLength(12);
  });

  it('remembers who eats today, by number or text, and the profile is theirs with their names', async () => {
    const { client } = await server.signUp();
    await client.setMyAllergens({ body: ['Milk'] });
    const kid = await client.createEater({ body: { name: 'Kid' } });
    const [me] = await client.listEaters();
    await client.setEaterAllergens({
      params: { id: String(kid.id) },
      body: [{ name: 'Eggs', strictness: 'dangerous' }],
    });
    expect((await client.getProfile()).eaters.map(({ name }) => name)).toEqual(['Somebody', 'Kid']);
    await client.setEating({ body: { ids: [String(kid.id)] } });
    expect((await client.listEaters()).map(({ is_eating }) => is_eating)).toEqual([false, true]);
    expect(await client.getProfile()).toMatchObject({
      eaters: [{ avoids: [{ kind: 'allergen', allergen: 'eggs', strictness: 'dangerous' }] }],
    });
    const all = await client.setEating({ body: { ids: [me!.id, kid.id] } });
    expect(all.map(({ is_eating }) => is_eating)).toEqual([true, true]);
  });

  it('has what somebody saved under two names, or in a list as well, once, as strictly as the stricter', async () => {
    const { client } = await server.signUp();
    const [me] = await client.listEaters();
    await client.setEaterAllergens({
      params: { id: String(me!.id) },
      body: [
        { name: 'Peanuts', strictness: 'fine' },
        { name: 'Milk', strictness: 'fine' },
        { name: 'Shellfish', strictness: 'dangerous' },
        { name: 'Crustacean shellfish', strictness: 'fine' },
      ],
    });
    await client.createPreference({ body: { name: 'No peanut', ingredients: 'peanut,garlic' } });
    const [eater] = (await client.getProfile()).eaters;
    const strictness = eater!.avoids.flatMap((one) =>
      one.kind === 'allergen' ? [[one.allergen, one.strictness] as const] : [],
    );
    expect(new Set(strictness.map(([id]) => id)).size).toBe(strictness.length);
    expect(Object.fromEntries(strictness)).toMatchObject({
      peanuts: 'ask',
      milk: 'fine',
      'crustacean-shellfish': 'dangerous',
    });
    expect(eater!.avoids.some(({ kind }) => kind === 'ingredient')).toBe(true);
  });

  it('always has somebody who eats', async () => {
    const { client } = await server.signUp();
    await client.setMyAllergens({ body: ['Milk'] });
    const kid = await client.createEater({ body: { name: 'Kid' } });
    await expect(client.setEating({ body: { ids: [] } })).rejects.toMatchObject(issueOf('ids'));
    await client.setEating({ body: { ids: [kid.id] } });
    await client.deleteEater({ params: { id: String(kid.id) } });
    expect((await client.getProfile()).eaters).toEqual([
      { avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] },
    ]);
  });

  it('seats nobody of another household, and changes nothing then', async () => {
    const [{ client }, other] = [await server.signUp(), await server.signUp()];
    const [stranger] = await other.client.listEaters();
    const [me] = await client.listEaters();
    const kid = await client.createEater({ body: { name: 'Kid' } });
    await client.setEating({ body: { ids: [me!.id] } });
    await expect(client.setEating({ body: { ids: [kid.id, stranger!.id] } })).rejects.toMatchObject({ status: 404 });
    expect((await client.listEaters()).map(({ is_eating }) => is_eating)).toEqual([true, false]);
  });
});
