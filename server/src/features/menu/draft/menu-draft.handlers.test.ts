import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { badFiles, formulaFiles } from '../../../../../menus/test/bad-files.ts';
import { makeXlsx } from '../../../../../menus/test/make-files.ts';
import { openMenuOf } from '../../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';

// Each file is read by a process of its own.
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const blobOf = (bytes: Uint8Array | string) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

describe('a file that is read for its owner', () => {
  it('comes back as a draft with where each thing stands, and nothing of it is stored', async () => {
    const { owner, params, read } = await openMenuOf(server);
    const before = await read();
    const file = blobOf(
      makeXlsx([
        ['Item', 'Milk', 'Egg'],
        ['Dal', 'X', { text: 'X', formula: 'WEBSERVICE("http://127.0.0.1/")' }],
        ['\u202Bחומוס\u202C', '', 'Ｘ'],
      ]),
    );
    const draft = await owner.client.readMenuDraft({ params, file });
    expect(draft).toMatchObject({
      kind: 'allergen chart',
      dishes: [
        {
          name: 'Dal',
          claims: [
            { allergen: 'milk', level: 'contains', words: 'X', where: { sheet: 'Chart', cell: 'B2' } },
            { allergen: 'eggs', level: 'contains' },
          ],
        },
        { name: 'חומוס', claims: [{ allergen: 'eggs', level: 'contains' }] },
      ],
    });
    expect(await read()).toEqual({ ...before, now: expect.any(String) as string });
    const stranger = await server.signUp({ role: 'r_admin' });
    await expect(stranger.client.readMenuDraft({ params, file })).rejects.toMatchObject({ status: 403 });
  });

  it('says of each bad file what is wrong and what to do, and the server stays up', async () => {
    const { owner, params, read } = await openMenuOf(server);
    const before = await read();
    for (const { what, bytes, says, dishes } of [...badFiles(), ...formulaFiles()]) {
      const answer = await owner.client.readMenuDraft({ params, file: blobOf(bytes) }).then(
        (draft) => draft.dishes.map(({ name }) => name),
        (error: unknown) => error,
      );
      if (dishes) expect([what, answer]).toEqual([what, dishes]);
      else
        expect([what, answer]).toMatchObject([
          what,
          {
            status: 400,
            body: { error: { issues: [{ field: 'file', message: expect.stringMatching(says!) as string }] } },
          },
        ]);
    }
    const large = blobOf(new Uint8Array(21 * 1024 * 1024));
    await expect(owner.client.readMenuDraft({ params, file: large })).rejects.toMatchObject({ status: 413 });
    expect(await read()).toEqual({ ...before, now: expect.any(String) as string });
  });

  it('as a table is refused in the same way, and nothing of it is saved', async () => {
    const { owner, params, read } = await openMenuOf(server);
    const before = await read();
    const query = { columns: 'name,milk,eggs', no_means_none: 'false' } as const;
    for (const { what, bytes, says } of badFiles()) {
      if (!says) continue;
      const file = blobOf(bytes);
      const read = await owner.client.readMenuTable({ params, query, file }).then(
        () => 200,
        (error: unknown) => (error as { status: number }).status,
      );
      // Some are larger than a table may be.
      expect([what, read === 400 || read === 413]).toEqual([what, true]);
    }
    const [book, table] = formulaFiles();
    const columns = await owner.client.readMenuFileColumns({ params, file: blobOf(book!.bytes) });
    expect(columns.columns[0]).toMatchObject({ heading: 'Item', samples: ['Dal'] });
    const csv = await owner.client.readMenuTable({ params, query, file: blobOf(table!.bytes) });
    expect(csv.dishes.map(({ name }) => name)).toEqual(table!.dishes);
    expect(await read()).toEqual({ ...before, now: expect.any(String) as string });
  });
});

describe('what a file claims', () => {
  it('warns once it is saved unconfirmed, clears nothing, and is stated when the owner says so', async () => {
    const { save, create, read, params, owner } = await openMenuOf(server);
    const dish = await create({ statements: [{ allergen: 'milk', level: 'absent' }] });
    const stale = (await read()).version;
    const claims = [{ allergen: 'milk', level: 'contains', stated_on: '2026-01-05' }] as const;
    await save([{ id: dish.id, claims: [...claims] }]);
    const [claimed] = (await read()).dishes;
    expect(claimed?.statements.map(({ source, level, stated_at }) => [source, level, stated_at?.slice(0, 10)])).toEqual(
      [
        ['claimed', 'contains', '2026-01-05'],
        ['restaurant', 'absent', expect.any(String)],
      ],
    );
    expect(claimed?.facts.allergens.find(({ allergen }) => allergen === 'milk')?.presence).toBe('present');
    const noMilk = { allergen: 'milk', level: 'absent' } as const;
    const body = { dishes: [{ id: dish.id, statements: [noMilk] }] };
    await expect(owner.client.saveMenu({ params, body, ifMatch: stale })).rejects.toMatchObject({ status: 412 });
    expect((await read()).dishes[0]?.statements).toHaveLength(2);
    await save(body.dishes);
    expect((await read()).dishes[0]?.statements.map(({ source }) => source)).toEqual(['restaurant']);
    const absent = [{ allergen: 'milk', level: 'absent' }] as never;
    await expect(save([{ id: dish.id, claims: absent }])).rejects.toMatchObject({ status: 400 });
  });
});
