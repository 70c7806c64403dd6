import type { MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRestaurant, unique } from '../../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
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

  it('is matched by its columns, looked at and applied', async () => {
    const { client, params, read } = await openMenu({ name: 'Dal' });
    const found = await client.readMenuFileColumns({ params, file: book });
    expect(found).toMatchObject({ sheet: 'Menu', says_no: true });
    expect(found.columns.map(({ meaning }) => meaning)).toEqual(['name', 'warn:tree-nuts+peanuts', 'milk', null]);
    const preview = await client.previewMenuFile({ params, query, file: book });
    expect(preview).toMatchObject({
      examples: 1,
      unheard: [{ column: 'Nuts', rows: 1 }],
      rows: [
        { line: 3, outcome: 'changed' },
        { line: 4, name: 'قهوة', outcome: 'new' },
      ],
    });
    // What diners will read is said before: of tree nuts each, since "nuts" may be any.
    const told = preview.rows.map((row) => row.told.map(({ allergen, verdict }) => `${verdict} ${allergen}`));
    expect(told[0]).toEqual(expect.arrayContaining(['none_declared milk', 'avoid peanuts', 'avoid tree-nuts']));
    expect(told[1]).toContain('avoid milk');
    const done = await client.applyMenuFile({ params, query, file: book, ifMatch: preview.version });
    expect(done).toEqual({ created: 1, changed: 1, archived: 0 });
    const stated = (await read()).dishes.map(({ statements }) =>
      statements.map(({ allergen, level }) => `${level} ${allergen}`).toSorted(),
    );
    expect(stated).toEqual([['absent milk', 'contains peanuts', 'contains tree-nuts'], ['contains milk']]);
  });

  it('says of its parts what it would say of a text, and half of it is never saved', async () => {
    const { client, params, read } = await openMenu(dal);
    const before = await read();
    const wrong = { ...query, no_means_none: 'false' } as const;
    const ifMatch = before.version;
    await expect(client.applyMenuFile({ params, query: wrong, file: book, ifMatch })).rejects.toMatchObject({
      status: 400,
    });
    const damaged = new Blob([(await book.arrayBuffer()).slice(0, 300)]);
    for (const call of [client.readMenuFileColumns, client.previewMenuFile])
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
    expect(await client.previewMenuFile({ params, file })).toMatchObject({ rows: [], examples: 2 });
  });
});
