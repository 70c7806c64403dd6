import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { signUpConfirmed } from '../../../test/confirm-email.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function setTable() {
  const owner = await signUpConfirmed(server, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  const dish = await buildDish(server.db, { restaurantId: restaurant.id });
  const params = { id: String(dish.id) };
  const { client } = await signUpConfirmed(server);
  const admin = await server.signUp({ role: 'w_admin' });
  const say = (kind: 'told' | 'reaction', ...allergens: AllergenId[]) =>
    client.reportDish({ params, body: { kind, allergens } });
  const complain = () => client.reportDish({ params, body: { kind: 'wrong', words: 'Not what I got' } });
  const dismiss = ({ id }: { id: number }) =>
    admin.client.dismissReport({ params: { id: String(id) }, body: { reason: 'Not so' } });
  const warnsOf = async () => {
    const [shown] = await server.guest.getDish({ params });
    return shown!.facts.allergens.filter(({ presence }) => presence === 'reported').map(({ allergen }) => allergen);
  };
  return { say, complain, dismiss, warnsOf };
}

const refused = { status: 409 };

describe('a dismissed report', () => {
  it('that something looks wrong leaves its author’s reaction to be added to', async () => {
    const { say, complain, dismiss, warnsOf } = await setTable();
    await say('reaction', 'sesame');
    await dismiss(await complain());
    await expect(complain()).rejects.toMatchObject(refused);
    await say('reaction', 'sesame', 'mustard');
    await say('told', 'milk');
    expect(await warnsOf()).toEqual(expect.arrayContaining(['sesame', 'mustard', 'milk']));
  });

  it.each([
    ['reaction', 'told'],
    ['told', 'reaction'],
  ] as const)('of one kind (%s) does not come back as another (%s)', async (first, second) => {
    const { say, complain, dismiss, warnsOf } = await setTable();
    await dismiss(await say(first, 'almond', 'sesame'));
    await expect(say(first, 'milk')).rejects.toMatchObject(refused);
    for (const allergen of ['almond', 'sesame', 'tree-nuts'] as const)
      await expect(say(second, 'milk', allergen)).rejects.toMatchObject(refused);
    expect(await warnsOf()).toEqual([]);
    await say(second, 'milk', 'walnut');
    await complain();
    expect(await warnsOf()).toEqual(expect.arrayContaining(['milk', 'walnut']));
    expect(await warnsOf()).not.toContain('sesame');
    expect(await warnsOf()).not.toContain('almond');
  });

  it('leaves what counted before in another, until that is withdrawn from it', async () => {
    const { say, dismiss, warnsOf } = await setTable();
    await say('reaction', 'sesame');
    await dismiss(await say('told', 'sesame', 'milk'));
    await say('reaction', 'sesame', 'mustard');
    expect(await warnsOf()).toEqual(expect.arrayContaining(['sesame', 'mustard']));
    await expect(say('reaction', 'sesame', 'milk')).rejects.toMatchObject(refused);
    await say('reaction', 'mustard');
    await expect(say('reaction', 'mustard', 'sesame')).rejects.toMatchObject(refused);
    expect(await warnsOf()).toEqual(['mustard']);
  });
});
