import type { MenuDishEdit } from '@clearplate/contract/menu';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../test/api-client.ts';
import { buildRestaurant, unique } from '../../../../test/builders.ts';
import { editOf, sendTable } from '../../../../test/send-table.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../db/sql.ts';

const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
const nextSummer = new Date('2042-07-01T10:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(monday);
});
afterAll(() => server.end());

/** An owner with a menu, and what they do with files. */
async function openMenu(...dishes: Omit<MenuDishEdit, 'id' | 'key'>[]) {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const { client } = owner;
  server.setNow(monday);
  const read = () => client.getMenuForEditing({ params });
  const body = { dishes: dishes.map((dish) => ({ key: unique(), ...dish })) };
  const menu = await client.saveMenu({ params, ifMatch: (await read()).version, body });
  const draft = (text: string) => client.readMenuTable({ params, file: new Blob([text]) });
  const send = (text: string) => sendTable({ client, params }, text);
  const save = async (edits: MenuDishEdit[]) =>
    client.saveMenu({ params, ifMatch: (await read()).version, body: { dishes: edits } });
  return { owner, id, params, client, ids: menu.dishes.map((dish) => dish.id), read, draft, send, save };
}

const dal: Omit<MenuDishEdit, 'id' | 'key'> = {
  name: 'Dal',
  section: 'Mains',
  price_cents: 1250,
  ingredients: ['Lentils', 'Salt'],
  ingredients_complete: true,
  statements: [
    { allergen: 'milk', level: 'absent' },
    { allergen: 'soybeans', level: 'may_contain', reason: 'shared fryer' },
  ],
};

describe('an export', () => {
  it('is a CSV file to keep, with everything that holds, that no spreadsheet takes for a formula', async () => {
    const { owner, ids, params } = await openMenu(dal, { name: '=1+1', description: 'Hot,\n"very"' });
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await server.app.inject({ url: `/api/restaurant/${params.id}/menu/file`, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="menu.csv"',
      'cache-control': 'no-store',
    });
    const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true, record_delimiter: '\r\n' });
    expect(rows[0]).toMatchObject({
      'Dish id': String(ids[0]),
      Name: 'Dal',
      Section: 'Mains',
      Price: '12.50',
      Ingredients: 'Lentils, Salt',
      'List complete': 'yes',
      Milk: 'none',
      Eggs: '',
      Soybeans: 'may contain (Shared fryer)',
    });
    expect(rows[1]).toMatchObject({ Name: "'=1+1", Description: 'Hot,\n"very"', Price: '' });
    expect(Object.keys(rows[0]!)).not.toContain('Almond');
  });

  it('has a column for a finer allergen that is spoken of, and no "none" that has expired', async () => {
    const { client, params } = await openMenu({
      name: 'Dal',
      statements: [
        { allergen: 'almond', level: 'contains' },
        { allergen: 'milk', level: 'absent' },
      ],
    });
    const milk = async (client: ApiClient) => {
      const [row]: Record<string, string>[] = parse(await client.exportMenuFile({ params }), {
        columns: true,
        bom: true,
      });
      expect(row).toMatchObject({ Almond: 'contains' });
      return row!['Milk'];
    };
    expect(await milk(client)).toBe('none');
    server.setNow(nextSummer);
    expect(await milk((await server.signUp({ role: 'w_admin' })).client)).toBe('');
  });
});

describe('the draft of a table', () => {
  it('has what each row says with its cell, and what of it the menu says already; it writes nothing', async () => {
    const { ids, read, draft } = await openMenu(dal, { name: 'Soup' }, { name: 'Rice', section: 'Sides' });
    const before = await read();
    const file = `Dish id,Name,Price,Milk,Eggs,Soybeans
${ids[0]},Dal,13,none,none,may contain (shared fryer)
,Soup,,,,
,Naan,3.5,contains,,
`;
    const { dishes, version } = await draft(file);
    const [first, soup, naan] = dishes;
    expect(first).toMatchObject({
      name: 'Dal',
      priceCents: 1300,
      where: { line: 2 },
      claims: [
        { allergen: 'milk', level: 'absent', words: 'none', where: { line: 2, cell: 'D2' } },
        { allergen: 'eggs', level: 'absent', words: 'none', where: { line: 2, cell: 'E2' } },
        { allergen: 'soybeans', level: 'may_contain', where: { line: 2, cell: 'F2' } },
      ],
      table: { compared_with: ids[0], by_id: true, held: ['name', 'milk', 'soybeans'], faults: [] },
    });
    expect(editOf(first!)).toEqual({ price_cents: 1300, statements: [{ allergen: 'eggs', level: 'absent' }] });
    expect([soup!.table!.compared_with, editOf(soup!)]).toEqual([ids[1], {}]);
    expect(naan).toMatchObject({ priceCents: 350, table: { compared_with: null, by_id: false, held: [] } });
    expect(version).toBe(before.version);
    expect(await read()).toEqual(before);
  });

  it('takes away what a cell says to empty or not to state, and nothing where it is blank', async () => {
    const { draft } = await openMenu({ ...dal, description: 'Warm', section: 'Mains' });
    const head = 'Name,Description,Section,Price,Ingredients,Milk\n';
    expect((await draft(`${head}Dal,,,,,\n`)).dishes.map(editOf)).toEqual([{}]);
    const [row] = (await draft(`${head}Dal,(empty),(Empty),(empty),(empty),not stated\n`)).dishes;
    expect(row!.table).toMatchObject({
      emptied: ['section', 'price', 'description', 'ingredients'],
      withdrawn: ['milk'],
      faults: [],
    });
    expect(row).toMatchObject({ section: '', description: '', ingredients: [], claims: [] });
  });

  it('holds no denial that the rest of its row wears down', async () => {
    const { draft } = await openMenu(dal);
    const [said] = (await draft('Name,Ingredients,Milk\nDal,"Lentils, House sauce",none\n')).dishes;
    expect(said!.table!.held).toEqual(['name']);
    expect(editOf(said!).statements).toEqual([{ allergen: 'milk', level: 'absent' }]);
  });

  it.each([
    ['Dish id,Name\n99,Dal', 'Dish id', /is not a dish of this menu/, 'id'],
    ['Dish id,Name\nx,Dal', 'Dish id', /is not a dish of this menu/, 'id'],
    ['Name,Milk\nDal,maybe', 'Milk', /write contains, may contain/, 'milk'],
    ['Name,Milk\nDal,no', 'Milk', /can’t be read/, 'milk'],
    ['Name,Cow’s milk\nDal,none', 'Cow’s milk', /to say none, name it “Milk”/, 'milk'],
    ['Name,List complete\nSoup,yes', 'List complete', /no ingredients to confirm/],
    ['Name,List complete\nDal,perhaps', 'List complete', /write yes or no/],
    [`Name\n${'x'.repeat(201)}`, 'Name', /at most 200 characters/, 'name'],
    [`Name,Ingredients\nDal,${'x'.repeat(201)}`, 'Ingredients', /at most 200 characters/, 'ingredients'],
    ['Name,Ways to make it\nDal,Plain | price: x', 'Ways to make it', /is not a price/],
  ])('says which column is wrong, why, how to mend it and who may settle it: %j', async (...given) => {
    const [text, column, message, about] = given as [string, string, RegExp, string?];
    const { draft } = await openMenu(dal);
    const [row] = (await draft(text)).dishes;
    const [fault, ...more] = row!.table!.faults;
    expect([fault?.column, fault?.about, more]).toEqual([column, about, []]);
    expect(fault?.message).toMatch(message);
    // What another language needs to say the same.
    const missing = fault?.sentence?.match(/(?<=\{)\w+(?=\})/g)?.filter((slot) => fault.slots?.[slot] === undefined);
    expect(missing ?? []).toEqual([]);
    // What can't be read is no claim, and no confirmation.
    expect([row!.claims, row!.table!.confirms, row!.table!.ways]).toEqual([[], {}, undefined]);
  });

  it('holds the rest of a row of which a part is wrong', async () => {
    const { draft } = await openMenu(dal);
    const [row] = (await draft('Name,Milk,Soybeans,Eggs\nDal,none,may contain (shared fryer),maybe')).dishes;
    expect(row!.table).toMatchObject({ held: ['name', 'milk', 'soybeans'], faults: [{ about: 'eggs' }] });
  });

  it.each(['twelve', '"1,250"'])('shows what is no price as it stands: %s', async (price) => {
    const { draft } = await openMenu(dal);
    const [row] = (await draft(`Name,Price\nDal,${price}`)).dishes;
    expect(row).toMatchObject({ price: price.replaceAll('"', ''), table: { faults: [] } });
    expect(row).not.toHaveProperty('priceCents');
  });

  it('refuses what is no menu, and what is too large', async () => {
    const { draft } = await openMenu();
    await expect(draft('Name,Calories\nDal,1')).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'Calories' }] } },
    });
    await expect(draft(`Name\n${'x'.repeat(2_000_001)}`)).rejects.toMatchObject({ status: 413 });
  });
});

describe('a table that is saved', () => {
  it('changes all at once, stated now and by this person, and what is merely repeated keeps its day', async () => {
    const { ids, send, read, owner } = await openMenu(dal, { name: 'Soup' });
    server.setNow(tuesday);
    const text = `Dish id,Name,Section,Ingredients,List complete,Milk,Eggs
${ids[0]},,,,,none,none
,Naan,Breads,"Flour, ghee",yes,contains,
`;
    expect(await send(text)).toBe(2);
    const [first, , naan] = (await read()).dishes;
    expect(first!.statements).toMatchObject([
      { allergen: 'milk', level: 'absent', stated_at: monday.toISOString() },
      { allergen: 'eggs', level: 'absent', stated_at: tuesday.toISOString(), source: 'restaurant' },
      { allergen: 'soybeans' },
    ]);
    expect(naan).toMatchObject({
      name: 'Naan',
      section: 'Breads',
      ingredients: ['Flour', 'ghee'],
      ingredients_complete_at: tuesday.toISOString(),
    });
    const history = await server.db.query(sql`
      select h.source, u.id as who from dish_history h join users u on u.actor_id = h.actor_id
      where h.dish_id = ${naan!.id}`);
    expect(history).toEqual([{ source: 'owner', who: owner.id }]);
    expect(await send(text)).toBe(0);
  });

  it('brings back an archived dish that it has', async () => {
    const { ids, send, read, save } = await openMenu(dal, { name: 'Soup' });
    await save([{ id: ids[0]!, archived: true }]);
    await send(`Dish id\n${ids[0]}\n`);
    expect((await read()).dishes.map(({ archived }) => archived)).toEqual([false, false]);
  });

  it('has other ways to make a dish, written as it writes them, and refuses what can’t be read of them', async () => {
    const { ids, send, read, save, client, params } = await openMenu(dal);
    await send(`Dish id,Ways to make it\n${ids[0]},Without salt | without: Salt | Milk: none\n`);
    expect(await client.exportMenuFile({ params })).toContain('Without salt | without: Salt | Milk: none');
    const { version } = await read();
    await expect(save([{ id: ids[0]!, ways_as_written: 'Plain | price: x' }])).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'dishes.0.ways_as_written' }] } },
    });
    expect((await read()).version).toBe(version);
  });

  it('of a whole menu, sent back as it was exported, changes nothing', async () => {
    const { client, params, send, read } = await openMenu(
      dal,
      { name: '- 2 for 1', description: '=HYPERLINK("https://x.example")\n"quoted"; and; more' },
      { name: "'=Odd", ingredients: ['Sauce (a; b)', 'may contain: milk'], section: '@home' },
    );
    const before = await read();
    expect(await send(await client.exportMenuFile({ params }))).toBe(0);
    expect(await read()).toEqual(before);
  });

  it('says what it must say to a statement that another one undoes', async () => {
    const { send, read } = await openMenu({
      name: 'Cake',
      statements: [
        { allergen: 'tree-nuts', level: 'absent' },
        { allergen: 'almond', level: 'contains' },
      ],
    });
    await send('Name,Tree nuts,Almond\nCake,none,none');
    const levels = (await read()).dishes[0]!.statements.map(({ allergen, level }) => `${level} ${allergen}`);
    expect(levels.toSorted()).toEqual(['absent almond', 'absent tree-nuts']);
  });
});
