import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../spreadsheets/write-workbook.ts';
import { readMenuFile, readMenuFileColumns, type Reading } from './read-menu-file.ts';
import { templateRows } from './template.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function rowsOf(text: string | Uint8Array, reading?: Reading) {
  const read = await readMenuFile(typeof text === 'string' ? bytes(text) : text, reading);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.rows.map(({ line, cells, fault }) => ({ line, ...Object.fromEntries(cells), ...(fault && { fault }) }));
}

async function issueOf(text: string | Uint8Array, reading?: Reading): Promise<string> {
  const read = await readMenuFile(typeof text === 'string' ? bytes(text) : text, reading);
  return 'issues' in read ? read.issues.map(({ field, message }) => `${field} ${message}`).join('; ') : 'no issue';
}

describe('a file from a spreadsheet', () => {
  it.each([
    ['commas', 'Name,Price,Milk\nDal,12.50,none\n'],
    ['semicolons and a byte order mark', '\uFEFFName;Price;Milk\r\nDal;12.50;none\r\n'],
    ['tabs', 'Name\tPrice\tMilk\nDal\t12.50\tnone'],
    ['quotes around everything', '"Name","Price","Milk"\n"Dal","12.50","none"'],
    ['other words for the columns', 'dish_name,PRICE,Dairy\nDal,12.50,none'],
    ['a title above', 'Our menu\n\nName;Price;Milk\nDal;12.50;none\n'],
    ['full-width letters', 'Ｎａｍｅ,Ｐｒｉｃｅ,Ｍｉｌｋ\nDal,12.50,none'],
    ['blank lines and rows', '\n\nName,Price,Milk,\n,,,\n\nDal,12.50,none,\n,,,'],
  ])('is read: %s', async (_, text) => {
    const [row, ...more] = await rowsOf(text);
    expect({ ...row, line: 0 }).toEqual({ line: 0, name: 'Dal', price: '12.50', milk: 'none' });
    expect(more).toEqual([]);
  });

  it('may have commas, quotes and line breaks within its cells', async () => {
    const rows = await rowsOf(
      'Name,Description,Ingredients\n"Dal ""Tadka""","Warm,\r\nand red","lentils, ghee"\nSoup\n',
    );
    expect(rows).toEqual([
      { line: 2, name: 'Dal "Tadka"', description: 'Warm,\nand red', ingredients: 'lentils, ghee' },
      { line: 4, name: 'Soup' },
    ]);
  });

  it('says of each row that can’t be read where it is and why', async () => {
    const rows = await rowsOf('Name,,Price\nDal,lost,1\nSo"u"p,,2\nRice,,3\n');
    expect(rows).toMatchObject([
      { line: 2, fault: { message: 'has “lost” in a column without a name' } },
      { line: 3, fault: { message: expect.stringContaining('must be doubled') as string } },
      { line: 4, name: 'Rice' },
    ]);
  });
});

describe('a heading that names a part of an allergen', () => {
  const headings = [
    ['Cow’s milk', 'milk', 'Milk'],
    ['Sesame oil', 'sesame', 'Sesame'],
    ['Almond milk', 'almond', 'Almond'],
    ['wheat flour', 'wheat', 'Wheat'],
  ] as const;

  it.each(headings)('“%s” declares: %s', async (heading, column) => {
    for (const said of ['contains', 'x', 'may contain (shared fryer)', 'not stated'])
      expect(await rowsOf(`Name,${heading}\nDal,${said}\n`)).toEqual([{ line: 2, name: 'Dal', [column]: said }]);
  });

  it.each(headings)('“%s” denies nothing', async (heading, _, whole) => {
    for (const said of ['none', 'Absent']) {
      const read = await readMenuFile(bytes(`Name,${heading}\nDal,${said}\n`));
      const refused = [{ column: heading, message: `may mean less than all of it: to say none, name it “${whole}”` }];
      expect(read).toMatchObject({ rows: [{ line: 2, refused }] });
    }
  });
});

describe('what is no menu is refused as a whole', () => {
  it.each([
    ['', 'file is empty'],
    ['\n \n', 'file is empty'],
    ['Soup,12\nDal,13', 'Soup is not known'],
    ['Name,Calories,Spice\nDal,100,3', 'Calories is not known: remove this column'],
    ['Name,Shellfish\nDal,none', 'Shellfish may mean several: name the column Crustacean shellfish or Molluscs'],
    ['Name,Nuts\nDal,none', 'Nuts may mean several: name the column Tree nuts or Peanuts'],
    ['Name,Milk,Dairy\nDal,none,contains', 'Milk is in the file twice'],
    ['Price,Milk\n1,none', 'file needs a column Name or Dish id'],
    ['"Name\nDal', 'file a quote (") is opened and not closed'],
    [`Name\n${'Dal\n'.repeat(1001)}`, 'file has more than 1000 dishes'],
    [new Uint8Array([0x4e, 0xff, 0x0a]), 'file is not UTF-8: save the file in UTF-8'],
    [new Uint8Array([0xff, 0xfe, 0x4e, 0x00]), 'file is not UTF-8'],
    [new TextEncoder().encode('N\0a\0m\0e\0'), 'file contains a NUL byte'],
  ])('%j', async (text, issue) => {
    expect(await issueOf(text)).toContain(issue);
  });
});

const columnsOf = async (heading: string) => {
  const read = await readMenuFileColumns(bytes(`${heading}\nDal,no,2\nRice,yes,3\n`));
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read;
};

describe('the columns of a file', () => {
  it('are known, guessed, or unknown, each with samples', async () => {
    expect(await columnsOf('Menu item,Milk,Calories')).toEqual({
      columns: [
        { heading: 'Menu item', samples: ['Dal', 'Rice'], meaning: 'name', sure: false },
        { heading: 'Milk', samples: ['no', 'yes'], meaning: 'milk', sure: true },
        { heading: 'Calories', samples: ['2', '3'], meaning: null, sure: false },
      ],
      says_no: true,
      sheet: null,
      other_sheets: [],
    });
  });

  it('have a name for the dish where none is known', async () => {
    const { columns } = await columnsOf('Half Moon,Milk,');
    expect(columns.map(({ meaning }) => meaning)).toEqual(['name', 'milk', null]);
  });

  it.each([
    ['Nuts', 'warn:tree-nuts+peanuts'],
    ['Shellfish', 'warn:crustacean-shellfish+molluscs'],
    ['Wheat/Gluten', 'warn:wheat+gluten'],
    ['Egg & Dairy', 'warn:eggs+milk'],
    ['Contains milk?', 'warn:milk'],
    ['Lácteos', 'milk'],
    ['Mariscos', 'warn:crustacean-shellfish+molluscs'],
    ['Gluten-free', 'ignore'],
    ['No dairy', 'ignore'],
    ['Sin gluten', 'ignore'],
  ])('“%s” is looked at before it counts: %s', async (heading, meaning) => {
    const [, column] = (await columnsOf(`Name,${heading},Price`)).columns;
    expect(column).toMatchObject({ meaning, sure: false });
  });
});

describe('columns that somebody matched', () => {
  const nuts = (cell: string) => `Dish,Nuts,Peanut,Kcal\nDal,${cell},none,300\n`;
  const columns = ['name', 'warn:tree-nuts+peanuts', 'peanuts', 'ignore'];

  it('warn of each allergen that the heading may mean, against a denial of its own', async () => {
    expect(await rowsOf(nuts('contains'), { columns })).toEqual([
      { line: 2, name: 'Dal', 'tree-nuts': 'contains', peanuts: 'contains' },
    ]);
  });

  it.each(['none', 'no', 'Absent'])('deny none of them: “%s”', async (cell) => {
    const read = await readMenuFile(bytes(nuts(cell)), { columns });
    expect(read).toMatchObject({ rows: [{ unheard: ['Nuts'] }] });
    expect(await rowsOf(nuts(cell), { columns })).toEqual([{ line: 2, name: 'Dal', peanuts: 'none' }]);
  });

  it('hand on what can’t be read, so that it is named', async () => {
    expect(await rowsOf(nuts('some'), { columns })).toMatchObject([{ peanuts: 'some', 'tree-nuts': 'some' }]);
  });

  it('deny nothing where the heading names a part, whatever it is matched with', async () => {
    const read = await readMenuFile(bytes('Dish,Cow’s milk\nDal,none\n'), { columns: ['name', 'milk'] });
    expect(read).toMatchObject({ rows: [{ refused: [{ column: 'Cow’s milk' }] }] });
  });

  it('take “no” for “none” only where somebody says so', async () => {
    const text = 'Dish,Milk\nNo,no\n';
    expect(await rowsOf(text, { columns: ['name', 'milk'] })).toMatchObject([{ name: 'No', milk: 'no' }]);
    expect(await rowsOf(text, { columns: ['name', 'milk'], noMeansNone: true })).toMatchObject([
      { name: 'No', milk: 'none' },
    ]);
  });

  it.each([
    [['name', 'eggs', 'peanuts', 'ignore'], 'Nuts can’t mean that'],
    [['name', 'tree-nuts+peanuts', 'peanuts', 'ignore'], 'Nuts can’t mean that'],
    [['name', 'banana', 'peanuts', 'ignore'], 'Nuts can’t mean that'],
    [['name', 'peanuts', 'peanuts', 'ignore'], 'Peanuts is in the file twice'],
    [['ignore', 'ignore', 'peanuts', 'ignore'], 'needs a column Name'],
    [['name'], 'now has other columns'],
  ])('are refused: %j', async (wrong, issue) => {
    expect(await issueOf(nuts('contains'), { columns: wrong })).toContain(issue);
  });
});

describe('the template', () => {
  const workbook = (more: readonly string[][]) => writeWorkbook('Menu', [...templateRows, ...more]);

  it('is read as it is, and its examples never become dishes', async () => {
    const read = await readMenuFile(workbook([['', 'Dal', '', '', '9.50']]));
    expect(read).toMatchObject({ examples: 2, rows: [{ line: 4 }] });
    const [heading, ...examples] = templateRows;
    const unmarked = [heading!, ...examples.map((row) => ['', ...row.slice(1)])];
    expect(await readMenuFile(writeWorkbook('Menu', unmarked))).toEqual({
      examples: 2,
      rows: [],
      sheet: 'Menu',
      notes: [],
    });
  });

  it('has nothing in it that would be refused', async () => {
    const read = await readMenuFileColumns(workbook([]));
    expect('columns' in read && read.columns.every(({ sure }) => sure)).toBe(true);
  });
});

it.each(['__proto__', 'constructor', 'toString'])(
  'a column called %s means nothing, and is asked about',
  async (heading) => {
    const read = await readMenuFileColumns(bytes(`Name,${heading},Milk\nDal,x,yes\n`));
    expect(read).toMatchObject({ columns: [{}, { heading, meaning: null, sure: false }, { meaning: 'milk' }] });
  },
);
