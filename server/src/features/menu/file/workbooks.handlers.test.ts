import type { MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRestaurant, unique } from '../../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sendTable } from '../../../../test/send-table.ts';
import { writeWorkbook } from '../../../spreadsheets/write-workbook.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const dal: Omit<MenuDishEdit, 'id' | 'key'> = { name: 'Dal', statements: [{ allergen: 'milk', level: 'absent' }] };

async function openMenu(...dishes: Omit<MenuDishEdit, 'id' | 'key'>[]) {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const { client } = owner;
  const read = () => client.getMenuForEditing({ params });
  const body = { dishes: dishes.map((dish) => ({ key: unique(), ...dish })) };
  await client.saveMenu({ params, ifMatch: (await read()).version, body });
  return { params, client, read };
}

describe('a workbook', () => {
  const book = new Blob([
    new Uint8Array(
      writeWorkbook('Menu', [
        ['Our menu 2041'],
        ['Plate', 'Nuts', 'Dairy', 'Sold'],
        ['Dal', 'contains', 'no', '3'],
        ['قهوة', 'no', 'yes', '1'],
        ['Example: Pad Thai (delete this row)', 'contains', '', ''],
      ]),
    ),
  ]);
  const query = { columns: 'name,warn:tree-nuts+peanuts,milk,ignore', no_means_none: 'true' } as const;

  it('is matched by its columns, becomes a draft and is saved', async () => {
    const { client, params, read } = await openMenu({ name: 'Dal' });
    const found = await client.readMenuFileColumns({ params, file: book });
    expect(found).toMatchObject({ sheet: 'Menu', says_no: true });
    expect(found.columns.map(({ meaning }) => meaning)).toEqual(['name', 'warn:tree-nuts+peanuts', 'milk', null]);
    const draft = await client.readMenuTable({ params, query, file: book });
    expect(draft.doubts.map(({ says }) => says)).toEqual([
      '“Our menu 2041” stands beside the table, and no dish was read from it.',
      '“None” under “Nuts” clears nothing: the heading doesn’t say which allergen it means. Rows: 1.',
      'Example rows of the template that were skipped: 1.',
    ]);
    const where = { sheet: 'Menu', line: 3, cell: 'B3' };
    expect(draft.dishes).toMatchObject([
      {
        name: 'Dal',
        where: { sheet: 'Menu', line: 3 },
        // Of tree nuts and peanuts each, since "nuts" may be any.
        claims: expect.arrayContaining([
          { allergen: 'tree-nuts', level: 'contains', words: 'contains', where },
          { allergen: 'peanuts', level: 'contains', words: 'contains', where },
          { allergen: 'milk', level: 'absent', words: 'no', where: { ...where, cell: 'C3' } },
        ]) as unknown,
        table: { compared_with: (await read()).dishes[0]!.id, faults: [] },
      },
      { name: 'قهوة', claims: [{ allergen: 'milk', level: 'contains' }], table: { compared_with: null } },
    ]);
    expect(await sendTable({ client, params }, book, query)).toBe(2);
    const stated = (await read()).dishes.map(({ statements }) =>
      statements.map(({ allergen, level }) => `${level} ${allergen}`).toSorted(),
    );
    expect(stated).toEqual([['absent milk', 'contains peanuts', 'contains tree-nuts'], ['contains milk']]);
  });

  it('says of its parts what it would say of a text', async () => {
    const { client, params, read } = await openMenu(dal);
    const before = await read();
    const wrong = { ...query, no_means_none: 'false' } as const;
    const [first] = (await client.readMenuTable({ params, query: wrong, file: book })).dishes;
    // What "no" means there nobody has said, so it is no claim.
    expect(first!.table!.faults).toMatchObject([{ column: 'Milk', about: 'milk' }]);
    expect(first!.claims.map(({ allergen }) => allergen)).not.toContain('milk');
    const damaged = new Blob([(await book.arrayBuffer()).slice(0, 300)]);
    for (const call of [client.readMenuFileColumns, client.readMenuTable])
      await expect(call({ params, file: damaged })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'file', message: expect.stringContaining('is damaged') as string }] } },
      });
    expect((await read()).dishes).toEqual(before.dishes);
  });

  it('is handed out empty, with examples, to everybody', async () => {
    const text = await server.app.inject({ url: '/menu-template.csv' });
    expect(text.headers['content-disposition']).toBe('attachment; filename="menu-template.csv"');
    expect(text.body).toContain('Example: Pad Thai');
    const { client, params } = await openMenu();
    const xlsx = await server.app.inject({ url: '/menu-template.xlsx' });
    const file = new Blob([new Uint8Array(xlsx.rawPayload)]);
    expect(await client.readMenuTable({ params, file })).toMatchObject({
      dishes: [],
      doubts: [{ says: 'Example rows of the template that were skipped: 2.' }],
    });
  });
});
