import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const issueOf = (field: string) => ({ status: 400, body: { error: { issues: [{ field }] } } });
const idOf = ({ id }: { id: number }) => ({ id: String(id) });

describe('a preference', () => {
  it('is listed under both names of its id and name, and given as a list of one', async () => {
    const { client } = await server.signUp();
    expect(await client.listPreferences()).toEqual([]);
    const made = await client.createPreference({ body: { name: 'No garlic', ingredients: 'Garlic,Onion' } });
    const [me] = await client.listEaters();
    expect(made).toEqual({
      id: made.id,
      preference_id: made.id,
      name: 'No garlic',
      preference_name: 'No garlic',
      ingredients: 'Garlic,Onion',
      is_on: true,
      eater_id: me!.id,
      kind: 'must',
    });
    expect(await client.listPreferences()).toEqual([made]);
    expect(await client.getPreference({ params: idOf(made) })).toEqual([made]);
  });

  it.each([
    ['a text parted by commas', ' Garlic , onion,,Bell pepper, ', 'Garlic,onion,Bell pepper'],
    ['a list', ['Garlic', 'onion'], 'Garlic,onion'],
    ['names with one meaning', ['Garlic', 'GARLIC', 'garlics', 'Gárlic'], 'Garlic'],
    ['names that nobody knows', 'Zorgle,zorgles,Blorp', 'Zorgle,Blorp'],
    ['no names at all', '', ''],
    ['nothing said', undefined, ''],
  ])('takes %s', async (_, ingredients, saved) => {
    const { client } = await server.signUp();
    const made = await client.createPreference({ body: { name: 'x', ingredients } });
    expect(made.ingredients).toBe(saved);
  });

  it('changes its name, ingredients and eater; what is left out stays', async () => {
    const { client } = await server.signUp();
    const made = await client.createPreference({ body: { name: 'x', ingredients: 'Garlic' } });
    const kid = await client.createEater({ body: { name: 'Kid' } });
    const change = (body: Parameters<typeof client.updatePreference>[0]['body']) =>
      client.updatePreference({ params: idOf(made), body });
    expect(await change({ name: 'y' })).toMatchObject({ name: 'y', ingredients: 'Garlic', eater_id: made.eater_id });
    expect(await change({ name: 'y', ingredients: ['Onion'], eater_id: kid.id })).toMatchObject({
      ingredients: 'Onion',
      eater_id: kid.id,
    });
    expect(await change({ name: 'z', ingredients: '' })).toMatchObject({ ingredients: '', eater_id: kid.id });
  });

  it('is a must or a would rather not, and a must where nobody says', async () => {
    const { client } = await server.signUp();
    const made = await client.createPreference({ body: { name: 'x', ingredients: 'Garlic', kind: 'rather_not' } });
    expect(made.kind).toBe('rather_not');
    expect((await client.switchPreference({ params: idOf(made), body: { is_on: true } })).kind).toBe('rather_not');
    await client.createPreference({ body: { name: 'y', ingredients: 'Onion' } });
    const { eaters } = await client.getProfile();
    expect(eaters).toEqual([
      {
        avoids: [expect.objectContaining({ name: 'Onion' })],
        dislikes: [expect.objectContaining({ name: 'Garlic' })],
      },
    ]);
    // What a client that knows no kinds has changed is a must.
    const changed = await client.updatePreference({ params: idOf(made), body: { name: 'x' } });
    expect(changed).toMatchObject({ kind: 'must', ingredients: 'Garlic' });
    expect((await client.getProfile()).eaters[0]!.dislikes).toBeUndefined();
    const wrong = { name: 'x', kind: 'maybe' as 'must' };
    await expect(client.createPreference({ body: wrong })).rejects.toMatchObject(issueOf('kind'));
  });

  it('counts in the profile while it is on, for the eater whom it belongs to', async () => {
    const { client } = await server.signUp();
    const kid = await client.createEater({ body: { name: 'Kid' } });
    const body = { name: 'x', ingredients: 'Garlic', eater_id: String(kid.id) };
    const made = await client.createPreference({ body });
    const avoided = async () => (await client.getProfile()).eaters.map(({ avoids }) => avoids.length);
    expect(await avoided()).toEqual([0, 1]);
    expect((await client.switchPreference({ params: idOf(made), body: { is_on: false } })).is_on).toBe(false);
    expect(await avoided()).toEqual([0, 0]);
    await client.switchPreference({ params: idOf(made), body: { is_on: true } });
    expect(await avoided()).toEqual([0, 1]);
    await client.deletePreference({ params: idOf(made) });
    expect(await avoided()).toEqual([0, 0]);
    await expect(client.deletePreference({ params: idOf(made) })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['ingredients.0', { ingredients: ['Garlic, onion'] }],
    ['ingredients.1', { ingredients: `Garlic,${'x'.repeat(101)}` }],
    ['ingredients', { ingredients: Array.from({ length: 101 }, (_, index) => `n${index}`) }],
    ['ingredients', { ingredients: 7 as unknown as string }],
    ['eater_id', { eater_id: '0' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { client } = await server.signUp();
    const body = { name: 'x', ingredients: 'Garlic', ...wrong };
    await expect(client.createPreference({ body })).rejects.toMatchObject(issueOf(field));
    expect(await client.listPreferences()).toEqual([]);
  });

  it('belongs to nobody of another household', async () => {
    const [{ client }, other] = [await server.signUp(), await server.signUp()];
    const [stranger] = await other.client.listEaters();
    const made = await client.createPreference({ body: { name: 'x', ingredients: 'Garlic' } });
    const moved = { name: 'y', eater_id: stranger!.id };
    await expect(client.createPreference({ body: moved })).rejects.toMatchObject(issueOf('eater_id'));
    await expect(client.updatePreference({ params: idOf(made), body: moved })).rejects.toMatchObject(
      issueOf('eater_id'),
    );
    expect(await client.listPreferences()).toEqual([made]);
    expect(await other.client.listPreferences()).toEqual([]);
  });

  it('is one of at most 100', async () => {
    const { client } = await server.signUp();
    for (let count = 0; count < 100; count += 1) await client.createPreference({ body: { name: `p${count}` } });
    await expect(client.createPreference({ body: { name: 'x' } })).rejects.toMatchObject({ status: 400 });
  });
});
