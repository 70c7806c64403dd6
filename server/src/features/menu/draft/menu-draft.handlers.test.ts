import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePngHeader, makeTextPdf, makeXlsx } from '../../../../../menus/test/make-files.ts';
import { openMenuOf } from '../../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';

// Each file is read by a process of its own.
vi.setConfig({ testTimeout: 120_000 });

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

  it('says what is wrong with it and what to do, and the server stays up', async () => {
    const { owner, params } = await openMenuOf(server);
    const key = `<${'ab'.repeat(32)}>`;
    const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >> /ID [<00> <00>]`;
    // What else may be wrong is tested beside the reader; each costs a process here.
    const cases: readonly (readonly [Uint8Array | string, RegExp])[] = [
      [makeTextPdf([['Dal 5.00']], { trailer: locked }), /locked with a password.*Save a copy/],
      [makeXlsx([['x']], [], { 'xl/sharedStrings.xml': '<sst>'.padEnd(101 * 1024 * 1024, ' ') }), /larger than 100 MB/],
      [makePngHeader(60_000, 60_000), /60000 × 60000 pixels.*smaller/],
      ['<html><script>document.write("<h2>Soups</h2><p><b>Leek</b> $7.00</p>")</script>', /save it with/],
    ];
    for (const [bytes, says] of cases)
      await expect(owner.client.readMenuDraft({ params, file: blobOf(bytes) })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'file', message: expect.stringMatching(says) as string }] } },
      });
    const large = blobOf(new Uint8Array(21 * 1024 * 1024));
    await expect(owner.client.readMenuDraft({ params, file: large })).rejects.toMatchObject({ status: 413 });
    // A script in a PDF is no part of its menu, and a file is what its bytes say.
    const scripted = makeTextPdf([['SOUPS', 'Leek soup   7.00', 'Miso soup   6.50']], {
      catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    });
    const draft = await owner.client.readMenuDraft({ params, file: blobOf(scripted) });
    expect(draft.dishes.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Leek soup', 700],
      ['Miso soup', 650],
    ]);
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
