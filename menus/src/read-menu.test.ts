import { describe, expect, it } from 'vitest';
import { bytesOf, makePngHeader, makeTextPdf, makeXlsx, makePdf } from '../test/make-files.ts';
import { draftRecords, menuKeyOf } from './draft-records.ts';
import type { Draft } from './draft.ts';
import { readMenu } from './read-menu.ts';

async function draftOf(bytes: Uint8Array | string, name = 'file'): Promise<Draft> {
  const read = await readMenu({ name, bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}
const problemOf = async (bytes: Uint8Array | string): Promise<string> => {
  const read = await readMenu({ name: 'file', bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes });
  return 'problem' in read ? read.problem : `no problem: ${JSON.stringify(read.dishes)}`;
};
const said = ({ dishes }: Draft) =>
  dishes.map(({ name, section, priceCents, claims }) =>
    `${section}/${name} ${priceCents ?? '-'} ${claims.map(({ allergen, level }) => `${level} ${allergen}`).join(', ')}`.trim(),
  );

describe('spreadsheets', () => {
  it('reads a chart with merged headings and says the cells', async () => {
    const draft = await draftOf(
      makeXlsx(
        [
          [{ text: 'Allergen chart, updated 3 March 2026', bold: true }],
          ['', 'Allergens', '', ''],
          [{ text: 'Menu item', bold: true }, 'Milk', 'Wheat/Gluten', 'Sesame'],
          [{ text: 'Breads', bold: true }, '', '', ''],
          ['Naan', '✓', '✓', ''],
          ['Papad', '', '', { text: 'M' }],
          ['M = may contain'],
        ],
        ['B2:D2', 'A4:D4'],
      ),
    );
    expect(draft).toMatchObject({ kind: 'allergen chart', date: '2026-03-03' });
    expect(said(draft)).toEqual([
      'Breads/Naan - contains milk, contains wheat, contains gluten',
      'Breads/Papad - may_contain sesame',
    ]);
    expect(draft.dishes[0]?.claims[0]?.where).toEqual({ sheet: 'Chart', cell: 'B5' });
  });

  it('never evaluates a formula: what the program last saw counts', async () => {
    const draft = await draftOf(
      makeXlsx([
        ['Item', 'Milk', 'Egg'],
        [{ text: 'Dal', formula: 'HYPERLINK("http://x.example","Dal")' }, { text: 'X', formula: 'IF(1=1,"","X")' }, ''],
      ]),
    );
    expect(said(draft)).toEqual(['/Dal - contains milk']);
  });

  it('never takes an error or a formula without a result for an empty cell', async () => {
    const cells =
      '<row r="2"><c r="A2" t="str"><v>Dal</v></c><c r="B2" t="e"><v>#N/A</v></c><c r="C2"><f>1+1</f></c><c r="D2"/></row>';
    const text = (place: string, said: string) => `<c r="${place}" t="inlineStr"><is><t>${said}</t></is></c>`;
    const head = `<row r="1">${text('A1', 'Item')}${text('B1', 'Milk')}${text('C1', 'Egg')}${text('D1', 'Fish')}</row>`;
    const legend = `<row r="4">${text('A4', 'X = contains. A blank cell means that the dish does not contain the allergen.')}</row>`;
    const sheet = `<x:worksheet xmlns:x="a"><sheetData>${head}${cells}${legend}</sheetData></x:worksheet>`;
    const draft = await draftOf(makeXlsx([], [], { 'xl/worksheets/sheet1.xml': sheet }));
    expect(said(draft)).toEqual(['/Dal - may_contain milk, may_contain eggs, absent fish']);
    expect(draft.dishes[0]?.doubts).toHaveLength(2);
    const far = `<worksheet><sheetData>${head}<row r="2">${text('XFD2', 'contains')}</row></sheetData></worksheet>`;
    expect(await problemOf(makeXlsx([], [], { 'xl/worksheets/sheet1.xml': far }))).toMatch(/beyond its column/);
  });

  it('reads coloured cells by the legend', async () => {
    const draft = await draftOf(
      makeXlsx([
        ['Item', 'Milk', 'Egg', 'Soy'],
        ['Dal', { text: '', fill: '#ff0000' }, { text: '', fill: '#ffcc00' }, ''],
        [{ text: 'Contains', fill: '#ff0000' }],
        [{ text: 'May contain', fill: '#ffcc00' }],
      ]),
    );
    expect(said(draft)[0]).toBe('/Dal - contains milk, may_contain eggs');
  });

  it('refuses a bomb before it goes off, and other archives', async () => {
    const bomb = makeXlsx([['x']], [], { 'xl/sharedStrings.xml': '<sst>'.padEnd(101 * 1024 * 1024, ' ') });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await problemOf(bomb)).toMatch(/Unpacked, the file is larger than 100 MB/);
    expect(
      await problemOf(
        makeXlsx([
          ['Item', 'Milk', 'Egg'],
          ['Dal', 'X', ''],
        ]).slice(0, 300),
      ),
    ).toMatch(/damaged/);
    expect(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toMatch(/without a password/);
  });
});

describe('tables as text', () => {
  it('reads CSV of anybody, and of our own import', async () => {
    expect(said(await draftOf('Item,Price,Milk,Egg\nDal,$12.50,X,\n"Rice, plain",3,,\n'))).toEqual([
      '/Dal 1250 contains milk',
      '/Rice, plain 300',
    ]);
    expect(
      said(await draftOf('type,id,restaurant,name,price,contains,absent\ndish,d1,r1,Dal,12.5,milk|egg,soy\n')),
    ).toEqual(['/Dal 1250 contains milk, contains eggs, absent soybeans']);
  });

  it('reads a chain’s chart in our own lines, with its document and the names that somebody confirmed', async () => {
    const statements = [{ allergen: 'milk', level: 'absent' }];
    const long = Array.from({ length: 400 }, (_, at) => ({ name: `Dish ${at} ${'x'.repeat(60)}`, statements }));
    const fries = {
      name: 'Fries',
      also: ['French Fries'],
      statements: [
        { allergen: 'wheat flour', level: 'absent' },
        { allergen: 'fish', level: 'may_contain', ingredient: 'absent' },
      ],
    };
    const published = { title: 'Guide', address: 'https://chain.example/' };
    const document = { type: 'chart', menu: 'm', ...published, dated: '2026-07-02' };
    const { dishes, ...draft } = await draftOf(JSON.stringify({ ...document, dishes: [fries, ...long] }));
    expect(draft).toMatchObject({ date: '2026-07-02', ...published });
    expect([dishes.length, dishes[0]]).toMatchObject([
      401,
      {
        also: ['French Fries'],
        claims: [{ allergen: 'fish', level: 'may_contain' }],
        doubts: [
          { says: '"wheat flour" names a part or several: it denies nothing.' },
          { says: 'It says traces only, and was read as may contain: "fish".' },
        ],
      },
    ]);
  });

  it('reads JSON Lines of our own, as claims', async () => {
    const line = {
      type: 'dish',
      id: 'd1',
      menu: 'm',
      name: 'Dal',
      source: { kind: 'restaurant' },
      statements: [
        { allergen: 'milk', level: 'absent' },
        { allergen: 'wheat flour', level: 'absent' },
      ],
    };
    const draft = await draftOf(`{"type":"restaurant","id":"r","name":"R","zip":"02139"}\n${JSON.stringify(line)}\n`);
    expect(said(draft)).toEqual(['/Dal - absent milk']);
    expect(draft.dishes[0]?.doubts[0]?.says).toContain('names a part');
  });
});

describe('saved pages', () => {
  it('reads data of the page, and of diets only those that name an allergen', async () => {
    const data = {
      '@type': 'Restaurant',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Mains',
            hasMenuItem: {
              '@type': 'MenuItem',
              name: 'Dal',
              offers: { price: '12.50' },
              suitableForDiet: ['https://schema.org/GlutenFreeDiet', 'https://schema.org/VeganDiet'],
            },
          },
        ],
      },
    };
    expect(
      said(
        await draftOf(
          `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Menu</h1></body></html>`,
        ),
      ),
    ).toEqual(['Mains/Dal 1250 absent gluten']);
    expect(
      said(
        await draftOf(
          '<div itemscope itemtype="https://schema.org/MenuSection"><h2 itemprop="name">Soups</h2><div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><b itemprop="name">Leek</b><i itemprop="price">$7.00</i></div></div>',
        ),
      ),
    ).toEqual(['Soups/Leek 700']);
  });

  it('reads tables with icons, and the outline of a page', async () => {
    expect(
      said(
        await draftOf(
          '<h2>Burgers</h2><table><tr><th>Item<th>Milk<th>Egg<tr><td>Beef<td><img alt="Yes"><td><i class="fa fa-check"></i><tr><td>Veggie<td><td></table>',
        ),
      ),
    ).toEqual(['Burgers/Beef - contains milk, contains eggs', 'Burgers/Veggie -']);
    expect(
      said(
        await draftOf(
          '<h1>Menu</h1><h2>Soups</h2><div><h3>Leek</h3><p>With cream</p><span>$7.00</span></div><div><h3>Miso</h3><p>Contains soy</p><span>$6.00</span></div><h2>Mains</h2><div><h3>Dal</h3><p>Lentils</p><span>$12.50</span></div>',
        ),
      ),
    ).toEqual(['Soups/Leek 700', 'Soups/Miso 600 contains soybeans', 'Mains/Dal 1250']);
  });

  it('runs and shows nothing of scripts and hidden parts', async () => {
    const draft = await draftOf(
      '<script>globalThis.ran = true; document.write("<h2>X</h2>")</script><script>Hidden broth $9.00</script><style>body{background:url(https://x.example)}</style><h2>Soups</h2><p><b>Leek</b> <span>$7.00</span></p><p style="display:none"><b>Ghost</b> <span>$1.00</span></p><p onclick="alert(1)"><b>Miso</b> <span>$6.00</span></p>',
    );
    expect(said(draft)).toEqual(['Soups/Leek 700', 'Soups/Miso 600']);
    expect('ran' in globalThis).toBe(false);
    expect(await problemOf(`<html>${'<div>'.repeat(50_000)}deep`)).toMatch(/No dishes were found|nested deeper/);
  });
});

describe('PDF', () => {
  it('reads a menu of text, and never what a script in it would do', async () => {
    const lines = ['SOUPS', 'Leek soup   7.00', 'Miso soup   6.50', 'Hummus   6.00'];
    const file = makeTextPdf([lines], { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });
    expect(said(await draftOf(file))).toEqual(['SOUPS/Leek soup 700', 'SOUPS/Miso soup 650', 'SOUPS/Hummus 600']);
  });

  it('says what is wrong with a locked, damaged, scanned or endless one', async () => {
    const key = `<${'ab'.repeat(32)}>`;
    expect(
      await problemOf(
        makeTextPdf([['Dal 5.00']], {
          trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >> /ID [<00> <00>]`,
        }),
      ),
    ).toMatch(/locked with a password/);
    expect(await problemOf('%PDF-1.7\nnothing of a PDF follows')).toMatch(/damaged/);
    expect(await problemOf(makeTextPdf([[]]))).toMatch(/pictures and no text/);
    expect(await problemOf(makeTextPdf(Array.from({ length: 500 }, () => ['Dal 5.00'])))).toMatch(
      /has 500 pages; at most 300/,
    );
    expect(
      await problemOf(makePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])),
    ).toMatch(/damaged|pictures and no text/);
  });
});

describe('any file', () => {
  it('is known by its bytes and not by its name', async () => {
    const draft = await draftOf(
      makeXlsx([
        ['Item', 'Milk', 'Egg'],
        ['Dal', 'X', ''],
      ]),
      'menu.pdf',
    );
    expect(said(draft)).toEqual(['/Dal - contains milk']);
  });

  it.each([
    ['empty', new Uint8Array(), /empty/],
    ['too large', new Uint8Array(21 * 1024 * 1024), /larger than 20 MB/],
    [
      'of another kind',
      Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0),
      /no menu that can be read/,
    ],
    ['a GIF', bytesOf('GIF89a..........'), /JPEG and PNG/],
    ['a picture bomb', makePngHeader(60_000, 60_000), /60000 × 60000 pixels/],
    ['a broken picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4), /damaged/],
    ['broken JSON', bytesOf('{"objects": ['), /JSON and is damaged/],
    ['prose', bytesOf('Dear guests, we are closed today.'), /No dishes were found/],
  ])('is refused when it is %s', async (_, bytes, says) => expect(await problemOf(bytes)).toMatch(says));

  it('may be written in full-width letters or from right to left', async () => {
    expect(said(await draftOf('Item,ＭＩＬＫ,Egg\nＤａｌ,Ｘ,\n\u202Bחומוס\u202C,,X\n'))).toEqual([
      '/Dal - contains milk',
      '/חומוס - contains eggs',
    ]);
  });
});

describe('records for the import', () => {
  it('are claims of nobody, with keys that stay and numbers for what repeats', async () => {
    const draft = await draftOf('Item,Milk,Egg\nDal,X,N\nDal,?,\n', 'Chart 2026-02-01.csv');
    expect(draftRecords(draft, 'Chart.csv', { menu: menuKeyOf('Green Fork.csv') })).toMatchObject([
      {
        type: 'dish',
        id: 'dal',
        menu: 'green-fork',
        name: 'Dal',
        stated_on: '2026-02-01',
        source: { kind: 'claim' },
        statements: [
          { allergen: 'milk', level: 'contains' },
          { allergen: 'eggs', level: 'absent' },
        ],
      },
      { id: 'dal~2', statements: [] },
    ]);
  });
});
