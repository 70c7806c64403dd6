import type { GuestAnswer } from '@clearplate/contract/guest-answers';
import { stateTold } from '@clearplate/domain/menu/state-told';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { idleSince } from '../../http/session.ts';
import { deleteExpired } from '../accounts/expired.queries.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

const today = () => new Date().toISOString().slice(0, 10);
let addresses = 0;

/** Calls as a guest from an address of its own, unless one is named. */
async function send(restaurant: number, body: object, remoteAddress?: string): Promise<number> {
  const from = remoteAddress ?? `10.47.${(addresses += 1) >> 8}.${addresses & 255}`;
  const url = `/api/restaurant/${restaurant}/guest-answer`;
  return (await server.app.inject({ method: 'POST', url, payload: body, remoteAddress: from })).statusCode;
}

async function setTable() {
  const menu = await openMenuOf(server);
  const dishes = [await menu.create(), await menu.create()];
  const said = {
    agreed: true,
    kind: 'whether',
    answer: 'no',
    by: 'chef',
    told_on: today(),
    allergens: ['peanuts'],
    dishes: dishes.map(({ id }) => id),
  };
  const open = async () => (await menu.owner.client.listGuestAnswers({ params: menu.params })).items;
  return { ...menu, dishes, said, open };
}

const settle = (one: GuestAnswer | undefined, outcome: 'stated' | 'not_so' | 'dismissed') => ({
  params: { id: String(one?.id) },
  body: { outcome },
});

describe('what a guest was told', () => {
  it('reaches whoever keeps the menu as a question, once, and nothing of the guest', async () => {
    const { restaurantId, said, open } = await setTable();
    expect([await send(restaurantId, said), await send(restaurantId, said)]).toEqual([200, 200]);
    const [one, ...others] = await open();
    const { agreed: _, ...kept } = said;
    expect(others).toEqual([]);
    expect(one).toEqual({ ...kept, id: expect.any(Number) as number, sent_at: expect.stringMatching(/Z$/) as string });
    const [row] = await server.db.query(sql`select * from guest_answers where restaurant_id = ${restaurantId}`);
    expect(Object.keys(row!).toSorted()).toEqual(
      'allergens answer dish_ids hash id kind outcome restaurant_id sent_at settled_at told_by told_on'.split(' '),
    );
  });

  it('changes nothing that anybody is shown', async () => {
    const { restaurantId, said, params, read } = await setTable();
    const shown = async () => [await server.guest.getRestaurantMenu({ params }), (await read()).version];
    const before = await shown();
    for (const answer of ['yes', 'no'])
      for (const kind of ['whether', 'shared_equipment', 'may_contain'])
        expect(await send(restaurantId, { ...said, answer, kind })).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it('isn’t sent without consent, of other dishes, of another day, or of nothing', async () => {
    const { restaurantId, said, open } = await setTable();
    const foreign = await setTable();
    const bad = [
      { ...said, agreed: false },
      { ...said, agreed: undefined },
      { ...said, dishes: [] },
      { ...said, dishes: foreign.said.dishes },
      { ...said, dishes: [999_999_999] },
      { ...said, allergens: [] },
      { ...said, allergens: ['<b>'] },
      { ...said, answer: 'unknown' },
      { ...said, answer: 'safe' },
      { ...said, by: 'God' },
      { ...said, kind: 'what_is_in' },
      { ...said, told_on: 'soon' },
      { ...said, told_on: '2020-01-01' },
      { ...said, told_on: '2199-01-01' },
    ];
    const statuses = [];
    for (const body of bad) statuses.push(await send(restaurantId, body));
    expect(statuses).toEqual(bad.map(() => 400));
    expect(await send(999_999_999, said)).toBe(404);
    expect(await open()).toEqual([]);
  });

  it('is made a dated statement by the menu’s own saving, and is settled', async () => {
    const { owner, restaurantId, params, said, dishes, read, save, open } = await setTable();
    await send(restaurantId, said);
    const [one] = await open();
    const menu = await read();
    const edits = one!.dishes.flatMap((id) => {
      const { edit } = stateTold(
        one!,
        one!.allergens,
        id,
        menu.dishes.find((dish) => dish.id === id),
      );
      return edit ? [{ ...edit, statements: [...(edit.statements ?? [])] }] : [];
    });
    expect(edits).toHaveLength(2);
    const saved = await save(edits);
    for (const { id } of dishes)
      expect(saved.dishes.find((dish) => dish.id === id)!.statements).toMatchObject([
        { allergen: 'peanuts', level: 'absent', source: 'restaurant', stated_by: expect.any(String) as string },
      ]);
    await owner.client.settleGuestAnswer(settle(one, 'stated'));
    expect(await open()).toEqual([]);
    const { items } = await server.guest.getDishHistory({ params: { id: String(dishes[0]!.id) } });
    expect(items[0]).toMatchObject({ by: 'restaurant', changes: [{ kind: 'allergen_stated', allergen: 'peanuts' }] });
    expect(params).toBeDefined();
  });

  it('is settled once: the same again is no error, something else is, and it doesn’t come back', async () => {
    const { owner, restaurantId, said, open } = await setTable();
    await send(restaurantId, said);
    const [one] = await open();
    await owner.client.settleGuestAnswer(settle(one, 'not_so'));
    await owner.client.settleGuestAnswer(settle(one, 'not_so'));
    await expect(owner.client.settleGuestAnswer(settle(one, 'stated'))).rejects.toMatchObject({ status: 409 });
    expect(await send(restaurantId, said)).toBe(200);
    expect(await open()).toEqual([]);
  });

  it('is seen and settled by nobody else', async () => {
    const { restaurantId, params, said, open } = await setTable();
    const rival = await setTable();
    await send(restaurantId, said);
    const [one] = await open();
    for (const { client } of [rival.owner, await server.signUp()]) {
      await expect(client.listGuestAnswers({ params })).rejects.toMatchObject({ status: 403 });
      await expect(client.settleGuestAnswer(settle(one, 'stated'))).rejects.toMatchObject({ status: 403 });
    }
    expect(await open()).toHaveLength(1);
  });

  it('ends after thirty days, to the second', async () => {
    const { restaurantId, said, open } = await setTable();
    await send(restaurantId, said);
    const sent = Date.parse((await open())[0]!.sent_at);
    const day = 86_400_000;
    await deleteExpired(server.db, new Date(sent + 30 * day - 1000), idleSince(new Date()));
    expect(await open()).toHaveLength(1);
    await deleteExpired(server.db, new Date(sent + 30 * day), idleSince(new Date()));
    expect(await open()).toEqual([]);
  });

  it('comes thirty times an hour from one address', async () => {
    const { restaurantId, said } = await setTable();
    const statuses = [];
    for (let count = 0; count < 32; count += 1) statuses.push(await send(restaurantId, said, '10.88.0.1'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('stands in no log', async () => {
    const { restaurantId, said } = await setTable();
    lines.length = 0;
    await send(restaurantId, { ...said, allergens: ['lupin'] });
    await send(restaurantId, { ...said, allergens: ['lupin'], agreed: false });
    const told = lines.join('').toLowerCase();
    expect(told).toContain('guest-answer');
    expect(told).not.toContain('lupin');
    expect(told).not.toContain('chef');
  });
});
