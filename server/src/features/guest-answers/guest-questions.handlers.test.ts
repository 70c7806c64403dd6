import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../../test/builders.ts';
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
const newKey = () => unique().padEnd(24, 'k');
let addresses = 0;

/** A guest's call from an address of its own, unless one is named. */
async function call(url: string, payload: object, remoteAddress?: string): Promise<number> {
  const from = remoteAddress ?? `10.53.${(addresses += 1) >> 8}.${addresses & 255}`;
  return (await server.app.inject({ method: 'POST', url, payload, remoteAddress: from })).statusCode;
}
const send = (restaurant: number, body: object, from?: string) =>
  call(`/api/restaurant/${restaurant}/guest-question`, body, from);
const withdraw = (key: string) => call('/api/guest-question/withdrawal', { key });

async function setTable() {
  const menu = await openMenuOf(server);
  const dishes = [await menu.create(), await menu.create()];
  const ids = dishes.map(({ id }) => id).toSorted((one, other) => one - other);
  const asked = (given: object = {}) => ({
    agreed: true,
    key: newKey(),
    kind: 'whether',
    asked_on: today(),
    allergens: ['milk'],
    dishes: ids,
    ...given,
  });
  const open = () => menu.owner.client.listGuestQuestions({ params: menu.params });
  return { ...menu, ids, asked, open };
}

describe('what guests asked and nobody could say', () => {
  it('reaches whoever keeps the menu as a count, with the latest day, and nothing of anybody', async () => {
    const { restaurantId, asked, open, ids } = await setTable();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await send(restaurantId, asked({ asked_on: yesterday }))).toBe(200);
    expect(await send(restaurantId, asked({ allergens: ['milk', 'eggs'], dishes: [ids[0]] }))).toBe(200);
    expect(await open()).toEqual([
      { kind: 'whether', allergen: 'milk', dishes: ids, diners: 2, last_asked_on: today() },
      { kind: 'whether', allergen: 'eggs', dishes: [ids[0]], diners: 1, last_asked_on: today() },
    ]);
    const [row] = await server.db.query(sql`select * from guest_questions where restaurant_id = ${restaurantId}`);
    expect(Object.keys(row!).toSorted()).toEqual(
      'allergens asked_on dish_ids id key kind pairs restaurant_id sent_at'.split(' '),
    );
  });

  it('stands there once, however often it is sent, and can be taken back by its key alone', async () => {
    const { restaurantId, asked, open } = await setTable();
    const [one, other] = [asked(), asked()];
    for (const body of [one, one, other]) expect(await send(restaurantId, body)).toBe(200);
    expect((await open())[0]?.diners).toBe(2);
    expect(await withdraw(newKey())).toBe(200);
    expect((await open())[0]?.diners).toBe(2);
    expect([await withdraw(one.key), await withdraw(one.key)]).toEqual([200, 200]);
    expect((await open())[0]?.diners).toBe(1);
    await withdraw(other.key);
    expect(await open()).toEqual([]);
  });

  it('counts as many guests as asked about one dish: who asks about one after the other is nobody else', async () => {
    const { restaurantId, asked, open, ids } = await setTable();
    for (const id of ids) await send(restaurantId, asked({ dishes: [id] }));
    expect(await open()).toMatchObject([{ allergen: 'milk', dishes: ids, diners: 1 }]);
    await send(restaurantId, asked({ dishes: [ids[1]] }));
    expect(await open()).toMatchObject([{ allergen: 'milk', dishes: ids, diners: 2 }]);
  });

  it('changes nothing that anybody is shown', async () => {
    const { restaurantId, asked, params, read } = await setTable();
    const shown = async () => [await server.guest.getRestaurantMenu({ params }), (await read()).version];
    const before = await shown();
    for (const kind of ['whether', 'shared_equipment', 'may_contain'])
      expect(await send(restaurantId, asked({ kind }))).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it('isn’t sent without consent, of other dishes, of another day, or of nothing', async () => {
    const { restaurantId, asked, open } = await setTable();
    const foreign = await setTable();
    const bad = [
      { agreed: false },
      { agreed: undefined },
      { key: undefined },
      { key: 'short' },
      { key: `${newKey()}'` },
      { dishes: [] },
      { dishes: foreign.ids },
      { dishes: [999_999_999] },
      { allergens: [] },
      { allergens: ['<b>'] },
      { kind: 'what_is_in' },
      { asked_on: 'soon' },
      { asked_on: '2020-01-01' },
      { asked_on: '2199-01-01' },
    ];
    const statuses = [];
    for (const given of bad) statuses.push(await send(restaurantId, asked(given)));
    expect(statuses).toEqual(bad.map(() => 400));
    expect(await send(999_999_999, asked())).toBe(404);
    expect(await open()).toEqual([]);
  });

  it('is ended by a statement of the dish, and of no other dish or allergen', async () => {
    const { restaurantId, asked, open, save, ids } = await setTable();
    await send(restaurantId, asked({ allergens: ['milk', 'eggs'] }));
    await save([{ id: ids[0]!, statements: [{ allergen: 'milk', level: 'absent' }] }]);
    const left = (await open()).map(({ allergen, dishes }) => [allergen, dishes]);
    expect(left).toEqual([
      ['eggs', ids],
      ['milk', [ids[1]]],
    ]);
    await save([{ id: ids[1]!, statements: [{ allergen: 'milk', level: 'contains' }] }]);
    expect((await open()).map(({ allergen }) => allergen)).toEqual(['eggs']);
  });

  it('stays ended while a statement stands, worn down or not, and is open again once that is taken back', async () => {
    const { restaurantId, asked, open, save, ids } = await setTable();
    const id = ids[0]!;
    await send(restaurantId, asked({ dishes: [id] }));
    await save([{ id, statements: [{ allergen: 'milk', level: 'absent' }] }]);
    expect(await open()).toEqual([]);
    await save([{ id, ingredients: ['Rice', 'Lentils'] }]);
    expect(await open()).toEqual([]);
    await save([{ id, statements: [{ allergen: 'milk', level: 'not_stated' }] }]);
    expect((await open()).map(({ dishes }) => dishes)).toEqual([[id]]);
  });

  it('is not ended by what was stated before it was asked', async () => {
    const { restaurantId, asked, open, save, ids } = await setTable();
    await save(ids.map((id) => ({ id, statements: [{ allergen: 'milk', level: 'absent' }] })));
    await send(restaurantId, asked({ kind: 'shared_equipment' }));
    expect((await open()).map(({ dishes }) => dishes)).toEqual([ids]);
    // Whether it is in there says nothing of what it shares oil with.
    await save(ids.map((id) => ({ id, statements: [{ allergen: 'milk', level: 'not_stated' }] })));
    await save(ids.map((id) => ({ id, statements: [{ allergen: 'milk', level: 'absent' }] })));
    expect((await open()).map(({ dishes }) => dishes)).toEqual([ids]);
    await save(ids.map((id) => ({ id, cross_contact_stated: true })));
    expect(await open()).toEqual([]);
  });

  it('is not ended by possible traces, which don’t say whether it is in there', async () => {
    const { restaurantId, asked, open, save, ids } = await setTable();
    for (const kind of ['whether', 'shared_equipment']) await send(restaurantId, asked({ kind, dishes: [ids[0]] }));
    const kinds = async () => (await open()).map(({ kind }) => kind).toSorted();
    await save([{ id: ids[0]!, statements: [{ allergen: 'milk', level: 'may_contain' }] }]);
    expect(await kinds()).toEqual(['whether']);
    await save([{ id: ids[0]!, statements: [{ allergen: 'milk', level: 'may_contain', ingredient: 'absent' }] }]);
    expect(await kinds()).toEqual([]);
  });

  it('is not ended by what another’s file claims', async () => {
    const { restaurantId, asked, open, ids } = await setTable();
    await send(restaurantId, asked());
    await server.db.query(sql`
      insert into allergen_statements (dish_id, allergen_id, level, source, stated_at)
      select unnest(${ids}::bigint[]), 'milk', 'absent', 'claimed', now() + interval '1 minute'`);
    expect((await open()).map(({ dishes }) => dishes)).toEqual([ids]);
  });

  it('leaves out what has left the menu', async () => {
    const { restaurantId, asked, open, save, ids } = await setTable();
    await send(restaurantId, asked());
    await save([{ id: ids[0]!, archived: true }]);
    expect((await open()).map(({ dishes }) => dishes)).toEqual([[ids[1]]]);
  });

  it('is seen by nobody else', async () => {
    const { restaurantId, params, asked } = await setTable();
    const rival = await setTable();
    await send(restaurantId, asked());
    for (const { client } of [rival.owner, await server.signUp()])
      await expect(client.listGuestQuestions({ params })).rejects.toMatchObject({ status: 403 });
    await expect(server.guest.listGuestQuestions({ params })).rejects.toMatchObject({ status: 401 });
    expect(await rival.open()).toEqual([]);
  });

  it('ends after thirty days, to the second', async () => {
    const { restaurantId, asked, open, ids } = await setTable();
    await send(restaurantId, asked());
    const rows = () =>
      server.db.query<{ at: Date }>(
        sql`select sent_at as at from guest_questions where restaurant_id = ${restaurantId}`,
      );
    const sent = (await rows())[0]!.at.getTime();
    const day = 86_400_000;
    await deleteExpired(server.db, new Date(sent + 30 * day - 1000), idleSince(new Date()));
    expect(await rows()).toHaveLength(1);
    await deleteExpired(server.db, new Date(sent + 30 * day), idleSince(new Date()));
    expect(await rows()).toEqual([]);
    // Nobody is told of it either where nothing has deleted it yet.
    await server.db.query(sql`
      insert into guest_questions (restaurant_id, kind, asked_on, allergens, dish_ids, key, sent_at)
      values (${restaurantId}, 'whether', current_date - 30, array['milk'], ${ids}::bigint[],
        sha256(convert_to(${newKey()}, 'UTF8')), now() - interval '30 days')`);
    expect(await open()).toEqual([]);
  });

  it('comes thirty times an hour from one address, together with what guests were told', async () => {
    const { restaurantId, asked, ids } = await setTable();
    const from = '10.89.0.1';
    const told = {
      agreed: true,
      kind: 'whether',
      answer: 'no',
      by: 'chef',
      told_on: today(),
      allergens: ['milk'],
      dishes: ids,
    };
    for (let count = 0; count < 10; count += 1)
      expect(await call(`/api/restaurant/${restaurantId}/guest-answer`, told, from)).toBe(200);
    const statuses = [];
    for (let count = 0; count < 22; count += 1) statuses.push(await send(restaurantId, asked(), from));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('costs whoever keeps the menu no more, however much is sent', async () => {
    const { restaurantId, asked, open, ids } = await setTable();
    await send(restaurantId, asked());
    // Nobody can send this much at once: it stands for what crowds send in a month.
    await server.db.query(sql`
      insert into guest_questions (restaurant_id, kind, asked_on, allergens, dish_ids, key, sent_at)
      select ${restaurantId}, 'whether', current_date, array['eggs'], array_fill(${ids[0]}::bigint, array[1000]),
        sha256(convert_to(${newKey()} || n, 'UTF8')), now()
      from generate_series(1, 1000) n`);
    const [first, ...others] = await open();
    expect(first).toMatchObject({ allergen: 'eggs', dishes: [ids[0]], diners: 19 });
    // It doesn't hide other questions either.
    expect(others).toMatchObject([{ allergen: 'milk', dishes: ids, diners: 1 }]);
  });

  it('stands in no log', async () => {
    const { restaurantId, asked } = await setTable();
    lines.length = 0;
    const body = asked({ allergens: ['lupin'] });
    await send(restaurantId, body);
    await send(restaurantId, { ...body, agreed: false });
    await withdraw(body.key);
    const told = lines.join('').toLowerCase();
    expect(told).toContain('guest-question');
    expect(told).not.toContain('lupin');
    expect(told).not.toContain(body.key);
  });
});
