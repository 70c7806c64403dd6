import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsvMapping } from './csv-mapping.ts';
import { checkImportFile, readImportFile, type ReadOptions } from './read-import-file.ts';
import type { SourceRecord } from './source-record.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, content: string | Uint8Array, options?: ReadOptions): Promise<SourceRecord[]> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const records: SourceRecord[] = [];
  for await (const record of readImportFile(file, options)) records.push(record);
  return records;
}

/** Returns each record as its line and what it holds, or why it can't be read. */
function said(records: SourceRecord[]): [number, unknown][] {
  return records.map(({ line, value, error }) => [line, error ?? value]);
}

describe('JSON Lines', () => {
  it('come with their lines, whatever ends them', async () => {
    expect(said(await read('a.jsonl', '\uFEFF{"a":1}\r\n\r\n{"a":2}\n{"a":3}'))).toEqual([
      [1, { a: 1 }],
      [3, { a: 2 }],
      [4, { a: 3 }],
    ]);
    expect(await read('empty.jsonl', '')).toEqual([]);
  });

  it('may be packed', async () => {
    expect(said(await read('a.jsonl.gz', gzipSync('{"a":1}\n{"a":2}\n')))).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
    ]);
    const whole = gzipSync('{"a":1}\n'.repeat(1000));
    await expect(read('half.jsonl.gz', whole.subarray(0, whole.length - 20))).rejects.toThrow('not a complete gzip');
  });

  it('report what can not be read, and go on', async () => {
    const records = await read(
      'bad.jsonl',
      Buffer.concat([
        Buffer.from('{"a":\n{"a":"\0"}\n'),
        Buffer.from([0xff, 0xfe, 0x41, 10]),
        Buffer.from(`"${'x'.repeat(3_000_000)}"\n{"a":1}\n`),
      ]),
    );
    expect(said(records)).toEqual([
      [1, expect.stringContaining('is not JSON')],
      [2, expect.stringContaining('NUL')],
      [3, expect.stringContaining('UTF-8')],
      [4, expect.stringContaining('longer than')],
      [5, { a: 1 }],
    ]);
  });

  it('count bytes as they are read', async () => {
    let bytes = 0;
    await read('count.jsonl', '{"a":1}\n', { onBytes: (count) => (bytes += count) });
    expect(bytes).toBe(8);
  });
});

describe('CSV', () => {
  it('gives lists, numbers, statements and quoted cells', async () => {
    const text = [
      '\uFEFFtype,id,restaurant,name,price,ingredients,contains,may_contain,may_contain_reason,absent,stated_on,ingredients_complete,estimates',
      'dish,d1,r1,"Dal, ""hot""",$12.50,lentils|ghee,milk,peanut|sesame,shared fryer,egg,2026-11-03,yes,garlic=0.7',
      '',
      '"dish",d2,r1,"Two',
      'lines",,"salt, water",,,,,,,',
    ].join('\r\n');
    expect(said(await read('own.csv', text))).toEqual([
      [
        2,
        {
          type: 'dish',
          id: 'd1',
          restaurant: 'r1',
          name: 'Dal, "hot"',
          price: 12.5,
          ingredients: ['lentils', 'ghee'],
          statements: [
            { allergen: 'milk', level: 'contains' },
            { allergen: 'peanut', level: 'may_contain', reason: 'shared fryer' },
            { allergen: 'sesame', level: 'may_contain', reason: 'shared fryer' },
            { allergen: 'egg', level: 'absent' },
          ],
          stated_on: '2026-11-03',
          ingredients_complete: true,
          estimates: [{ name: 'garlic', probability: 0.7 }],
        },
      ],
      [4, { type: 'dish', id: 'd2', restaurant: 'r1', name: 'Two\nlines', ingredients: 'salt, water' }],
    ]);
  });

  it('gives opening hours, places and shared menus of restaurants', async () => {
    const text =
      'type,id,name,zip,lat,lng,menu,opening_hours\nrestaurant,r1,Fork,02139,42.1,-71,chain,Mon 11:00-22:00|sun 10:00-02:00\n';
    expect(said(await read('place.csv', text))).toEqual([
      [
        2,
        {
          type: 'restaurant',
          id: 'r1',
          name: 'Fork',
          zip: '02139',
          lat: 42.1,
          lng: -71,
          menu: 'chain',
          opening_hours: [
            { weekday: 1, opens: '11:00', closes: '22:00' },
            { weekday: 0, opens: '10:00', closes: '02:00' },
          ],
        },
      ],
    ]);
  });

  it('loses no good row to a bad one', async () => {
    const rows = [
      'dish,d1',
      'dish,x"y',
      'dish,d3',
      'dish,"d4',
      'dish,d5',
      'dish,d6,7',
      '"dish"x,d7',
      'dish,d8',
      `dish,${'x'.repeat(2_000_000)}`,
      'dish,d9',
    ];
    const records = await read('bad.csv', ['type,id', ...rows].join('\n'));
    const good = records.filter(({ error }) => error === undefined).map(({ value }) => (value as { id: string }).id);
    expect(good).toEqual(['d1', 'd3', 'd5', 'd8', 'd9']);
    expect(said(records.filter(({ error }) => error !== undefined))).toEqual([
      [3, expect.stringContaining('quote')],
      [5, expect.stringContaining('quote')],
      [7, 'has 3 cells, the header 2'],
      [8, expect.stringContaining('quote')],
      [10, expect.stringContaining('longer than')],
    ]);
  });

  it('ends a quote that is never closed after some lines', async () => {
    const records = await read('open.csv', `type,id\ndish,"d0\n${'dish,d\n'.repeat(1000)}`);
    expect(records.filter(({ error }) => error === undefined)).toHaveLength(1000);
  });

  it('refuses a header that it does not know', async () => {
    await expect(read('a.csv', 'type,allergens\n')).rejects.toThrow('"allergens" are not known');
    await expect(read('b.csv', 'id,name\n')).rejects.toThrow('no column "type"');
    await expect(read('c.csv', 'type,id,id\n')).rejects.toThrow('two columns "id"');
    await expect(read('d.csv', '')).rejects.toThrow('is empty');
  });
});

describe('a mapping', () => {
  const mapping = parseCsvMapping(
    JSON.stringify({
      type: 'dish',
      fields: {
        id: 'x:{nr}',
        menu: '{chain}',
        name: '{dish} ({size})',
        contains: '{has}',
        section: 'All',
        price: '{usd}',
        image_url: '{pictures}',
      },
      separators: { contains: ';' },
      first_of: { image_url: ' ' },
      values: { contains: { shellfish: 'crustacean shellfish', none: '' }, price: { '0.0': '' } },
      only_if: { contains: { column: 'known', is: ['1'] } },
    }),
    'm.json',
  );

  it('makes our fields of the columns', async () => {
    const text = [
      'nr,chain,dish,size,has,known,usd,pictures',
      '1,arbys,Fries,large,milk; shellfish,1,0.0,https://a.example/1 https://a.example/2',
      '2,arbys,Fries,small,milk,0,3.5,',
      ',arbys,Fries,small,none,1,3.5,',
    ].join('\n');
    const common = { type: 'dish', menu: 'arbys', section: 'All' };
    expect(said(await read('foreign.csv', text, { mapping }))).toEqual([
      [
        2,
        {
          ...common,
          id: 'x:1',
          name: 'Fries (large)',
          image_url: 'https://a.example/1',
          statements: [
            { allergen: 'milk', level: 'contains' },
            { allergen: 'crustacean shellfish', level: 'contains' },
          ],
        },
      ],
      [3, { ...common, id: 'x:2', name: 'Fries (small)', price: 3.5 }],
      [4, { ...common, name: 'Fries (small)', price: 3.5 }],
    ]);
  });

  it('says what it lacks', async () => {
    await expect(read('short.csv', 'nr,chain\n1,2\n', { mapping })).rejects.toThrow('no column "dish", "size"');
    expect(() => parseCsvMapping('{"type":"dish","fields":{"allergens":"{a}"}}', 'm.json')).toThrow(
      'no field "allergens"',
    );
    expect(() => parseCsvMapping('{"type":"dish","columns":{}}', 'm.json')).toThrow('m.json is not a valid mapping');
    expect(() => parseCsvMapping('{', 'm.json')).toThrow('not JSON');
  });
});

describe('a file', () => {
  it('must be there and of a known kind', async () => {
    await expect(checkImportFile(path.join(folder, 'none.csv'), false)).rejects.toThrow('no such file');
    await expect(checkImportFile(folder, false)).rejects.toThrow('no such file');
    await writeFile(path.join(folder, 'a.xlsx'), '');
    await expect(checkImportFile(path.join(folder, 'a.xlsx'), false)).rejects.toThrow('must end in .jsonl');
    await writeFile(path.join(folder, 'm.jsonl'), '');
    await expect(checkImportFile(path.join(folder, 'm.jsonl'), true)).rejects.toThrow('for CSV files');
  });
});
