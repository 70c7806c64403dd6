import type { MenuDishEdit } from '@clearplate/contract/menu';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../test/api-client.ts';
import { buildRestaurant, unique } from '../../../../test/builders.ts';
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
  const fileOf = (text: string) => new Blob([text]);
  const preview = (text: string) => client.previewMenuFile({ params, file: fileOf(text) });
  async function apply(text: string, more: { archive_missing?: 'true' } = {}, ifMatch?: string) {
    const version = ifMatch ?? (await read()).version;
    return client.applyMenuFile({ params, query: more, file: fileOf(text), ifMatch: version });
  }
  const save = async (edits: MenuDishEdit[]) =>
    client.saveMenu({ params, ifMatch: (await read()).version, body: { dishes: edits } });
  return { owner, id, params, client, ids: menu.dishes.map((dish) => dish.id), read, preview, apply, save };
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

describe('the preview', () => {
  it('says of each row what would change, and of the menu what the file lacks; it writes nothing', async () => {
    const { ids, read, preview } = await openMenu(dal, { name: 'Soup' }, { name: 'Rice', section: 'Sides' });
    const before = await read();
    const file = `Dish id,Name,Price,Milk,Eggs,Soybeans
${ids[0]},Dal,13,none,none,may contain (shared fryer)
,Soup,,,,
,Naan,3.5,contains,,
`;
    const { rows, missing, version } = await preview(file);
    expect(rows).toMatchObject([
      {
        line: 2,
        name: 'Dal',
        dish_id: ids[0],
        outcome: 'changed',
        changes: [
          { column: 'Price', before: '12.50', after: '13.00' },
          { column: 'Eggs', before: '', after: 'none' },
        ],
      },
      { line: 3, dish_id: ids[1], outcome: 'unchanged', changes: [] },
      { line: 4, name: 'Naan', dish_id: null, outcome: 'new' },
    ]);
    expect(missing).toEqual([{ id: ids[2], name: 'Rice', section: 'Sides' }]);
    expect(version).toBe(before.version);
    expect(await read()).toEqual(before);
  });

  it('takes away what a cell says to empty or not to state, and nothing where it is blank', async () => {
    const full = { ...dal, description: 'Warm', section: 'Mains' };
    const { preview } = await openMenu(full);
    const head = 'Name,Description,Section,Price,Ingredients,Milk\n';
    expect((await preview(`${head}Dal,,,,,\n`)).rows).toMatchObject([{ outcome: 'unchanged' }]);
    const [row] = (await preview(`${head}Dal,(empty),(Empty),(empty),(empty),not stated\n`)).rows;
    const changes = row!.changes.map(({ column, before, after }) => `${column}: ${before} > ${after}`);
    expect([changes, row!.faults, row!.to_confirm]).toEqual([
      [
        'Section: Mains > ',
        'Description: Warm > ',
        'Price: 12.50 > ',
        'Ingredients: Lentils, Salt > ',
        'List complete: yes > ',
        'Milk: none > ',
      ],
      [],
      [],
    ]);
  });

  it('says what would have to be confirmed again, and what is stated anew', async () => {
    const { preview } = await openMenu(dal);
    const [blank] = (await preview('Name,Ingredients\nDal,"Lentils, House sauce"\n')).rows;
    expect(blank).toMatchObject({ outcome: 'changed', to_confirm: ['Milk'], restated: [] });
    const [said] = (await preview('Name,Ingredients,Milk\nDal,"Lentils, House sauce",none\n')).rows;
    expect(said).toMatchObject({ to_confirm: [], restated: ['Milk'] });
  });

  it('lists where "none" stands beside words that say otherwise', async () => {
    const { preview } = await openMenu();
    const { rows } = await preview('Name,Ingredients,Milk,Eggs\nDal,"Lentils, ghee",none,none\n');
    expect(rows[0]!.contradictions).toEqual([{ column: 'Milk', words: ['ghee'] }]);
  });

  it.each([
    ['Dish id,Name\n99,Dal', 'Dish id', /is not a dish of this menu/],
    ['Dish id,Name\nx,Dal', 'Dish id', /is not a dish of this menu/],
    ['Price,Name\ntwelve,Dal', 'Price', /write it like 12.50/],
    ['Price,Name\n"1,250",Dal', 'Price', /write it like 12.50/],
    ['Name,Milk\nDal,maybe', 'Milk', /write contains, may contain/],
    ['Name,Milk\nDal,no', 'Milk', /can’t be read/],
    ['Name,Cow’s milk\nDal,none', 'Cow’s milk', /names a part: say “Milk”/],
    ['Name,List complete\nSoup,yes', 'List complete', /no ingredients to confirm/],
    ['Name,List complete\nDal,perhaps', 'List complete', /write yes or no/],
    [`Name\n${'x'.repeat(201)}`, 'Name', /at most 200 characters/],
    [`Name,Ingredients\nDal,${'x'.repeat(201)}`, 'Ingredients', /at most 200 characters/],
    ['Name,Price\nDal,200000', 'Price', /at most 100000.00/],
    ['Name,Price\nDal,1\ndal,2', 'Name', /is already in line 2/],
    ['Name,Section\n,Mains', 'Name', /is needed/],
    ['Name\nTwin', 'Name', /several dishes/],
  ])('says which column is wrong, why, and how to mend it: %j', async (text, column, message) => {
    const { preview, apply, read } = await openMenu(
      dal,
      { name: 'Twin', section: 'A' },
      { name: 'Twin', section: 'B' },
    );
    const before = await read();
    const { rows } = await preview(text);
    const wrong = rows.filter(({ outcome }) => outcome === 'wrong');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]!.faults).toMatchObject([{ column }]);
    expect(wrong[0]!.faults[0]!.message).toMatch(message);
    await expect(apply(text)).rejects.toMatchObject({ status: 400 });
    expect(await read()).toEqual(before);
  });

  it('refuses what is no menu, and what is too large', async () => {
    const { preview } = await openMenu();
    await expect(preview('Name,Calories\nDal,1')).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'Calories' }] } },
    });
    await expect(preview(`Name\n${'x'.repeat(2_000_001)}`)).rejects.toMatchObject({ status: 413 });
  });
});

describe('a file that is applied', () => {
  it('changes all at once what the preview said, stated now and by this person', async () => {
    const { ids, apply, read, owner } = await openMenu(dal, { name: 'Soup' });
    server.setNow(tuesday);
    const text = `Dish id,Name,Section,Ingredients,List complete,Milk,Eggs
${ids[0]},,,,,,none
,Naan,Breads,"Flour, ghee",yes,contains,
`;
    expect(await apply(text, { archive_missing: 'true' })).toEqual({ created: 1, changed: 1, archived: 1 });
    const { dishes } = await read();
    const [first, soup, naan] = dishes;
    expect(first!.statements).toMatchObject([
      { allergen: 'milk', level: 'absent', stated_at: monday.toISOString() },
      { allergen: 'eggs', level: 'absent', stated_at: tuesday.toISOString(), source: 'restaurant' },
      { allergen: 'soybeans' },
    ]);
    expect(soup).toMatchObject({ archived: true });
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
    const again = await apply(text);
    expect(again).toEqual({ created: 0, changed: 0, archived: 0 });
  });

  it('leaves dishes alone that it doesn’t have, and brings back an archived one that it has', async () => {
    const { ids, apply, read, save } = await openMenu(dal, { name: 'Soup' });
    await save([{ id: ids[0]!, archived: true }]);
    await apply(`Dish id\n${ids[0]}\n`);
    expect((await read()).dishes.map(({ archived }) => archived)).toEqual([false, false]);
  });

  it('is refused where the menu is another by now, and when it is sent twice', async () => {
    const { apply, read, save, ids, preview } = await openMenu(dal);
    const { version } = await preview('Name,Price\nDal,9');
    await save([{ id: ids[0]!, price_cents: 700 }]);
    await expect(apply('Name,Price\nDal,9', {}, version)).rejects.toMatchObject({ status: 412 });
    expect((await read()).dishes[0]!.price_cents).toBe(700);
    const next = (await read()).version;
    await apply('Name\nNew one', {}, next);
    await expect(apply('Name\nNew one', {}, next)).rejects.toMatchObject({ status: 412 });
    expect((await read()).dishes).toHaveLength(2);
  });

  it('of a whole menu, sent back as it was exported, changes nothing', async () => {
    const { client, params, apply, read, preview } = await openMenu(
      dal,
      { name: '- 2 for 1', description: '=HYPERLINK("https://x.example")\n"quoted"; and; more' },
      { name: "'=Odd", ingredients: ['Sauce (a; b)', 'may contain: milk'], section: '@home' },
    );
    const before = await read();
    const text = await client.exportMenuFile({ params });
    const { rows, missing } = await preview(text);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(missing).toEqual([]);
    expect(await apply(text)).toEqual({ created: 0, changed: 0, archived: 0 });
    expect(await read()).toEqual(before);
  });

  it('says what it must say to a statement that another one undoes', async () => {
    const { apply, read } = await openMenu({
      name: 'Cake',
      statements: [
        { allergen: 'tree-nuts', level: 'absent' },
        { allergen: 'almond', level: 'contains' },
      ],
    });
    await apply('Name,Tree nuts,Almond\nCake,none,none');
    const levels = (await read()).dishes[0]!.statements.map(({ allergen, level }) => `${level} ${allergen}`);
    expect(levels.toSorted()).toEqual(['absent almond', 'absent tree-nuts']);
  });
});
