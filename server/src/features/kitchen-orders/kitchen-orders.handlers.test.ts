import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { idleSince } from '../../http/session.ts';
import { sql } from '../../db/sql.ts';
import { deleteExpired } from '../accounts/expired.queries.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

let addresses = 0;

/** A call from an address of its own, unless one is named. */
async function call(method: 'POST' | 'PUT', url: string, payload: object, remoteAddress?: string) {
  const from = remoteAddress ?? `10.9.${(addresses += 1) >> 8}.${addresses & 255}`;
  const answer = await server.app.inject({ method, url: `/api/kitchen-order${url}`, payload, remoteAddress: from });
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers };
}

interface Body {
  kitchen_token: string;
  diner_token: string;
  expires_at: string;
  lines: {
    since: string;
    for: number[];
    dish: { name: string } | null;
    ticks: { mark: string; initials: string; at: string }[];
  }[];
  error: { code: string; message: string };
}

const peanut = { need: 'dangerous', allergen: 'peanuts' } as const;

async function aMenu() {
  const restaurant = await buildRestaurant(server.db);
  const dish = await buildDish(server.db, { restaurantId: restaurant.id, name: unique('Noodles ') });
  const other = await buildDish(server.db, { restaurantId: restaurant.id, name: unique('Rice ') });
  return { restaurant, dish, other };
}

type Menu = Awaited<ReturnType<typeof aMenu>>;

const orderOf = ({ restaurant, dish, other }: Menu) => ({
  agreed: true as const,
  restaurant_id: restaurant.id,
  language: 'es' as const,
  place: 'Table 7',
  people: [{ foods: [peanut] }, { foods: [{ need: 'ask' as const, written: 'Galangal' }] }],
  dishes: [
    { dish_id: dish.id, quantity: 2, for: [0] },
    { dish_id: other.id, quantity: 1, for: [1, 0] },
  ],
});

async function sent(menu?: Menu) {
  const { body } = await call('POST', '', orderOf(menu ?? (await aMenu())));
  return body;
}

const read = (token: string) => call('POST', '/read', { token });
const tick = (token: string, more: object = {}, from?: string) =>
  call('PUT', '/tick', { token, line: 0, mark: 'seen', initials: 'AM', ...more }, from);
const withdraw = (token: string) => call('POST', '/withdraw', { token });

describe('an order that is sent to a kitchen', () => {
  it('says which dishes, for whom and how strictly, and nothing else of who sent it', async () => {
    const menu = await aMenu();
    const { email, client } = await server.signUp();
    const { kitchen_token: token } = await client.sendKitchenOrder({ body: orderOf(menu) });
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      restaurant_name: menu.restaurant.name,
      language: 'es',
      place: 'Table 7',
      people: orderOf(menu).people,
      lines: [
        { dish: { name: menu.dish.name, quantity: 2, variant: null }, for: [0], since: 'same', ticks: [] },
        { dish: { name: menu.other.name, quantity: 1, variant: null }, for: [0, 1], since: 'same', ticks: [] },
      ],
      sent_at: expect.stringMatching(/Z$/) as string,
      expires_at: expect.stringMatching(/Z$/) as string,
    });
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('has a line for each person where no dish is named', async () => {
    const { body } = await call('POST', '', { ...orderOf(await aMenu()), restaurant_id: null, dishes: [] });
    const { body: order } = await read(body.kitchen_token);
    expect(order.lines.map(({ dish, for: whom }) => [dish, whom])).toEqual([
      [null, [0]],
      [null, [1]],
    ]);
  });

  it('isn’t sent without consent, for nobody, with dishes of elsewhere or of nobody here', async () => {
    const menu = await aMenu();
    const good = orderOf(menu);
    const [first] = good.dishes;
    const foreign = await aMenu();
    const bad = [
      { ...good, agreed: false },
      { ...good, agreed: undefined },
      { ...good, people: [] },
      { ...good, people: [{ foods: [] }] },
      { ...good, people: [{ foods: [{ need: 'ask', allergen: 'nonsense' }] }] },
      { ...good, dishes: [{ ...first, for: [2] }] },
      { ...good, dishes: [{ ...first, for: [] }] },
      { ...good, dishes: [{ ...first, dish_id: foreign.dish.id }] },
      { ...good, restaurant_id: null },
      { ...good, language: 'de' },
    ];
    const before = await countOrders();
    const statuses = [];
    for (const order of bad) statuses.push((await call('POST', '', order)).status);
    expect(statuses).toEqual(bad.map(() => 400));
    expect((await call('POST', '', { ...good, restaurant_id: 999_999_999 })).status).toBe(404);
    expect(await countOrders()).toBe(before);
  });

  it('has tokens of 256 bits, of which only hashes are stored', async () => {
    const { kitchen_token, diner_token } = await sent();
    for (const token of [kitchen_token, diner_token]) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const [row] = await server.db.query<{ found: boolean }>(sql`
        select bool_or(to_jsonb(o)::text like ${`%${token}%`}) as found from kitchen_orders o`);
      expect(row?.found).toBe(false);
    }
    expect(kitchen_token).not.toBe(diner_token);
  });

  it('shows what became of its dishes on the menu since', async () => {
    const menu = await aMenu();
    const { kitchen_token } = await sent(menu);
    await server.db.query(sql`insert into dish_history (dish_id, at, source, after)
      values (${menu.other.id}, now() + interval '1 second', 'owner', '{}')`);
    await server.db.query(sql`update dishes set archived_at = now(), name = 'Renamed' where id = ${menu.dish.id}`);
    const { body } = await read(kitchen_token);
    expect(body.lines.map(({ since }) => since)).toEqual(['removed', 'changed']);
    expect(body.lines[0]?.dish?.name).toBe(menu.dish.name);
  });
});

async function countOrders(): Promise<number> {
  const [row] = await server.db.query<{ count: number }>(sql`select count(*)::int as count from kitchen_orders`);
  return row!.count;
}

describe('a tick', () => {
  it('is seen by the diner, with initials and time', async () => {
    const { kitchen_token, diner_token } = await sent();
    expect((await tick(kitchen_token, { line: 1, mark: 'separate' })).status).toBe(200);
    const { body } = await read(diner_token);
    expect(body.lines[0]?.ticks).toEqual([]);
    expect(body.lines[1]?.ticks).toEqual([
      { mark: 'separate', initials: 'AM', at: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    ]);
  });

  it('of two tablets at once is the first’s, and both are shown it', async () => {
    const { kitchen_token } = await sent();
    const answers = await Promise.all(['AM', 'BO', 'CY', 'DI'].map((initials) => tick(kitchen_token, { initials })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [standing] = (await read(kitchen_token)).body.lines[0]!.ticks;
    for (const { body } of answers) expect(body.lines[0]?.ticks).toEqual([standing]);
  });

  it('is taken back by who saw it, and not one that another made since', async () => {
    const { kitchen_token } = await sent();
    const first = (await tick(kitchen_token)).body.lines[0]!.ticks[0]!;
    server.setNow(new Date(Date.now() + 1000));
    expect((await tick(kitchen_token, { taken_back: first.at })).body.lines[0]?.ticks).toEqual([]);
    const again = (await tick(kitchen_token, { initials: 'BO' })).body.lines[0]!.ticks;
    expect((await tick(kitchen_token, { taken_back: first.at })).body.lines[0]?.ticks).toEqual(again);
    server.setNow(new Date());
  });

  it('is of a line that is there, by a token of the kitchen, with initials', async () => {
    const { kitchen_token, diner_token } = await sent();
    expect((await tick(kitchen_token, { line: 2 })).status).toBe(400);
    expect((await tick(kitchen_token, { initials: ' ' })).status).toBe(400);
    expect((await tick(kitchen_token, { mark: 'safe' })).status).toBe(400);
    expect((await tick(diner_token)).status).toBe(410);
    expect((await read(diner_token)).body.lines.flatMap(({ ticks }) => ticks)).toEqual([]);
  });
});

describe('a link', () => {
  it('that is forged, expired or withdrawn is answered alike, for every call', async () => {
    const [expired, withdrawn] = [await sent(), await sent()];
    expect((await withdraw(withdrawn.kitchen_token)).status).toBe(410);
    expect((await withdraw(withdrawn.diner_token)).status).toBe(200);
    server.setNow(new Date(Date.now() + 4 * 3_600_000 + 1000));
    const answers = [];
    for (const token of ['', 'x', 'x'.repeat(43), expired.kitchen_token, expired.diner_token])
      answers.push(await read(token), await tick(token), await withdraw(token));
    server.setNow(new Date());
    for (const { kitchen_token: token } of [withdrawn]) answers.push(await read(token), await tick(token));
    answers.push(await read(withdrawn.diner_token), await withdraw(withdrawn.diner_token));
    for (const { status, body } of answers) {
      expect(status).toBe(410);
      expect(body).toEqual({ error: { code: 'gone', message: 'This link no longer works' } });
    }
    expect((await read(expired.kitchen_token)).status).toBe(200);
  });

  it('takes its row with it once it has ended', async () => {
    const { kitchen_token } = await sent();
    await tick(kitchen_token);
    const later = new Date(Date.now() + 4 * 3_600_000 + 1000);
    // Other tests of this database send orders years from now.
    const ended = async () => {
      const [row] = await server.db.query<{ orders: number; ticks: number }>(sql`
        select count(distinct o.id)::int as orders, count(t.order_id)::int as ticks
        from kitchen_orders o left join kitchen_order_ticks t on t.order_id = o.id where o.expires_at <= ${later}`);
      return row!;
    };
    const before = await ended();
    expect([before.orders > 0, before.ticks > 0]).toEqual([true, true]);
    await deleteExpired(server.db, later, idleSince(new Date()));
    expect(await ended()).toEqual({ orders: 0, ticks: 0 });
  });

  it('goes with the account of who sent it', async () => {
    const menu = await aMenu();
    const { client } = await server.signUp();
    const { kitchen_token } = await client.sendKitchenOrder({ body: orderOf(menu) });
    expect((await client.exportOwnData()).kitchen_orders).toMatchObject([{ place: 'Table 7', people: [{}, {}] }]);
    await client.deleteUser({ body: { password: 'correct horse' } });
    expect((await read(kitchen_token)).status).toBe(410);
  });
});

describe('limits', () => {
  it('let one address send forty an hour', async () => {
    const order = orderOf(await aMenu());
    const statuses = [];
    for (let count = 0; count < 42; count += 1) statuses.push((await call('POST', '', order, '10.77.0.1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('let one address try sixty wrong links, while right ones go on to work', async () => {
    const { kitchen_token } = await sent();
    const statuses = [];
    for (let count = 0; count < 62; count += 1)
      statuses.push((await call('POST', '/read', { token: `wrong ${count}` }, '10.77.0.2')).status);
    expect(statuses.slice(0, 60).every((status) => status === 410)).toBe(true);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await call('POST', '/read', { token: kitchen_token }, '10.77.0.2')).status).toBe(200);
  });

  it('refuse most of a thousand ticks at once, lose none that was taken, and leave the server up', async () => {
    const { kitchen_token } = await sent();
    const other = await sent();
    const marks = ['seen', 'separate', 'cannot'];
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, turn) =>
        tick(kitchen_token, { line: turn % 2, mark: marks[turn % 3], initials: `T${turn}` }),
      ),
    );
    const counts = Object.groupBy(answers, ({ status }) => String(status));
    expect(Object.keys(counts).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
    expect(counts['200']!.length).toBeLessThanOrEqual(120);
    for (const { headers } of [...(counts['429'] ?? []), ...(counts['503'] ?? [])])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { status, body } = await read(kitchen_token);
    expect(status).toBe(200);
    expect((await tick(other.kitchen_token)).status).toBe(200);
    // What an answer showed as ticked is ticked so still.
    const now = new Set(body.lines.flatMap(({ ticks }, line) => ticks.map((each) => JSON.stringify([line, each]))));
    const shown = counts['200']!.flatMap((answer) =>
      answer.body.lines.flatMap(({ ticks }, line) => ticks.map((each) => JSON.stringify([line, each]))),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((each) => !now.has(each))).toEqual([]);
  });
});

it('neither tokens nor what is avoided stand in the log', async () => {
  const menu = await aMenu();
  const word = unique('canary');
  const order = { ...orderOf(menu), place: word, people: [{ foods: [{ need: 'ask', written: word }, peanut] }] };
  const { body } = await call('POST', '', { ...order, dishes: [] });
  await tick(body.kitchen_token, { initials: 'QZXQ' });
  await tick(body.kitchen_token, { line: 99 });
  await read(body.diner_token);
  await call('POST', '', { ...order, agreed: false });
  await withdraw(body.diner_token);
  const told = lines.join('').toLowerCase();
  expect(told).toContain('/api/kitchen-order/tick');
  const secrets = [word, body.kitchen_token, body.diner_token, 'qzxq', 'peanut'];
  expect(secrets.filter((secret) => told.includes(secret.toLowerCase()))).toEqual([]);
});
